import { staffApiPaths } from '@content/api/staff-contract';
import { create } from 'zustand';
import { fetchTransport } from './admin-client';
import { forgetSession, mayHaveSession } from './session-mark';
import { safeStorage } from '../device/safe-storage';

/** Name of the local mark of a sign-out that the site has not heard of; where it is blocked, the page itself knows. */
const KEY = 'signOutQueued';

const isMarked = (): boolean => safeStorage(() => localStorage.getItem(KEY) === 'true') ?? false;

/** Somebody has signed out here and the site has not heard of it: the browser still has their session. */
export const useQueuedSignOut = create<{ readonly isQueued: boolean }>(() => ({ isQueued: isMarked() }));

export function isSignOutQueued(): boolean {
  if (isMarked()) setQueued(true);
  return useQueuedSignOut.getState().isQueued;
}

export const isSignedOut = (): boolean => isSignOutQueued() || !mayHaveSession();

function setQueued(isQueued: boolean): void {
  useQueuedSignOut.setState({ isQueued });
  safeStorage(() => (isQueued ? localStorage.setItem(KEY, 'true') : localStorage.removeItem(KEY)));
}

/** From now on nobody is signed in here, whether or not the site can be told at once. */
export const queueSignOut = (): void => setQueued(true);

/** Somebody has signed in: that has ended the session before. */
export const dropQueuedSignOut = (): void => setQueued(false);

let sending: Promise<boolean> | undefined;

async function send(): Promise<boolean> {
  try {
    const { status } = await fetchTransport({ method: 'POST', path: staffApiPaths.logout });
    if (status >= 500) return false;
  } catch {
    return false; // No connection.
  }
  setQueued(false);
  forgetSession();
  return true;
}

/** Tells the site of a sign-out that it has not heard of. Returns whether it is done. */
export function sendQueuedSignOut(): Promise<boolean> {
  sending ??= send().finally(() => (sending = undefined));
  return sending;
}
