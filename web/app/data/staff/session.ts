import { create } from 'zustand';
import { safeStorage } from '../device/safe-storage';

/** A flag that all tabs of this browser share; where storage is blocked, it is this page's alone. */
function browserMark(name: string) {
  let isSetHere = false;
  return {
    /** Null where storage is blocked. */
    read: (): boolean | null => isSetHere || safeStorage(() => localStorage.getItem(name) === 'true'),
    set(isSet: boolean): void {
      isSetHere = isSet;
      safeStorage(() => (isSet ? localStorage.setItem(name, 'true') : localStorage.removeItem(name)));
    },
  };
}

/** Somebody has signed in with this browser, and the session is not known to be over. */
export const sessionMark = browserMark('isAdmin');
const signOutMark = browserMark('signOutQueued');

/** Whether there may be a session: false only where storage works and has no mark. */
export const mayHaveSession = (): boolean => sessionMark.read() !== false;

/** Whether somebody has signed out here without reaching the server: the browser still has their session. */
export const useQueuedSignOut = create(() => signOutMark.read() === true);

export function isSignOutQueued(): boolean {
  if (signOutMark.read()) useQueuedSignOut.setState(true);
  return useQueuedSignOut.getState();
}

/** With `true` nobody is signed in here from now on, even before the sign-out reaches the server. */
export function setSignOutQueued(isQueued: boolean): void {
  useQueuedSignOut.setState(isQueued);
  signOutMark.set(isQueued);
}

export const isSignedOut = (): boolean => isSignOutQueued() || !mayHaveSession();

/**
 * The person who was signed in when the staff area opened in this page. The session itself may be another person's by now, as
 * all tabs of a browser share it.
 */
let owner: string | null = null;
let isReplaced = false;

export function setCurrentUser({ uid }: { readonly uid: string }): void {
  owner = uid;
  isReplaced = false;
}

/** The uid of the owner of this page; null before the staff area has opened. */
export const currentUser = (): string | null => owner;

/**
 * Notes that the owner has signed out, or somebody else has signed in over the page, which still shows the owner's work: it is left
 * without questions, and the next person gets a new page.
 */
export const replaceSession = (): void => void (isReplaced = true);

export const isSessionReplaced = (): boolean => isReplaced;
