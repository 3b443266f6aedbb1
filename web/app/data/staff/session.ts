import { create } from 'zustand';
import { safeStorage } from '../device/safe-storage';

/** Something that all tabs of this browser know; where its storage is blocked, this page alone does. */
function browserMark(name: string) {
  let isSetHere = false;
  return {
    /** Null where nobody knows. */
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

/** A session is worth asking the server for: not without the mark, where a browser can tell. */
export const mayHaveSession = (): boolean => sessionMark.read() !== false;

/** Somebody has signed out here and the site has not heard of it: the browser still has their session. */
export const useQueuedSignOut = create(() => signOutMark.read() === true);

export function isSignOutQueued(): boolean {
  if (signOutMark.read()) useQueuedSignOut.setState(true);
  return useQueuedSignOut.getState();
}

/** With `true` nobody is signed in here from now on, whether or not the site can be told at once. */
export function setSignOutQueued(isQueued: boolean): void {
  useQueuedSignOut.setState(isQueued);
  signOutMark.set(isQueued);
}

export const isSignedOut = (): boolean => isSignOutQueued() || !mayHaveSession();

/**
 * Whose page this is: who was signed in when the staff area opened in it. The session itself may be another person's by
 * now, as all tabs of a browser share it.
 */
let owner: string | null = null;
let isReplaced = false;

export function setCurrentUser({ uid }: { readonly uid: string }): void {
  owner = uid;
  isReplaced = false;
}

/** The uid of the person whose page this is; null before the staff area has opened. */
export const currentUser = (): string | null => owner;

/**
 * The person has signed out, or another one has signed in over the page. The page shows the work of the person before: it is
 * left without questions, and the next person gets a new one.
 */
export const replaceSession = (): void => void (isReplaced = true);

export const isSessionReplaced = (): boolean => isReplaced;
