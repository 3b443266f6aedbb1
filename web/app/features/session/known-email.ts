import { safeStorage } from '../../data/device/safe-storage';

/** The e-mail address that was typed last in this tab, so that nobody types it twice: a reload keeps it, signing out does not. */
const KEY = 'signInEmail';

/** '' when none is known, and where the browser blocks its storage. */
export const knownEmail = (): string => safeStorage(() => sessionStorage.getItem(KEY)) ?? '';

/** Keeps an address; '' forgets it. */
export function keepEmail(email: string): void {
  safeStorage(() => (email === '' ? sessionStorage.removeItem(KEY) : sessionStorage.setItem(KEY, email)));
}
