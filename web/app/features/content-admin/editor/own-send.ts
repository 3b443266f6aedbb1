/** The draft that this tab is sending, by its storage key: after a reload its form goes on by itself. */
const NAME = 'sending';

function inTab<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null; // Blocked: after a reload the draft is offered instead.
  }
}

/** Notes that this tab sends a draft. */
export const noteOwnSend = (key: string) => inTab((storage) => storage.setItem(NAME, key));

/** It has been sent, or its form was left. */
export const forgetOwnSend = () => inTab((storage) => storage.removeItem(NAME));

/** The draft that this tab was sending when its page was loaded anew. */
export const ownSend = (): string | null => inTab((storage) => storage.getItem(NAME));
