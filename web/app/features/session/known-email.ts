import { safeStorage } from '../../data/device/safe-storage';

/** The key of the e-mail address that was typed last in this tab; signing out forgets it. */
const KEY = 'signInEmail';

/** '' if there is none, or storage is blocked. */
export const knownEmail = (): string => safeStorage(() => sessionStorage.getItem(KEY)) ?? '';

/** Keeps an address; '' forgets it. */
export function keepEmail(email: string): void {
  safeStorage(() => (email === '' ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, email)));
}
