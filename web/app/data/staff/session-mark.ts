import { safeStorage } from '../device/safe-storage';

/** Name of the local mark of a signed-in browser. */
const SESSION_MARK = 'isAdmin';

/** The mark where the browser blocks its storage: it lasts as long as the page. */
let isMarked = false;

/** Marks this browser: somebody has signed in. */
export function markSession(): void {
  isMarked = true;
  safeStorage(() => localStorage.setItem(SESSION_MARK, 'true'));
}

/** Takes the local mark away: the session is over. */
export function forgetSession(): void {
  isMarked = false;
  safeStorage(() => localStorage.removeItem(SESSION_MARK));
}

/** Null where nobody knows. */
const storedMark = (): boolean | null => safeStorage(() => localStorage.getItem(SESSION_MARK) === 'true');

/** This browser surely has signed in before. */
export const hasSessionMark = (): boolean => isMarked || storedMark() === true;

/** A session is worth asking the server for: not without the mark, where a browser can tell. */
export const mayHaveSession = (): boolean => isMarked || storedMark() !== false;
