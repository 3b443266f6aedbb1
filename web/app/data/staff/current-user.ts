import type { Person } from '@content/api/contract';

/**
 * Whose page this is: who was signed in when the staff area opened in it. The session itself may be another person's by
 * now, as all tabs of a browser share it.
 */
let person: Person | null = null;
let isReplaced = false;

export function setCurrentUser(whom: Person): void {
  person = whom;
  isReplaced = false;
}

/** The uid of the person whose page this is; null before the staff area has opened. */
export const currentUser = (): string | null => person?.uid ?? null;

/**
 * The person has signed out, or another one has signed in over the page. The page shows the work of the person before: it is
 * left without questions, and the next person gets a new one.
 */
export const replaceSession = (): void => void (isReplaced = true);

export const isSessionReplaced = (): boolean => isReplaced;
