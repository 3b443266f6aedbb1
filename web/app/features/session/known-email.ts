/** The e-mail address that was typed last in this tab, so that nobody types it twice: a reload keeps it, signing out does not. */
const KEY = 'signInEmail';

/** '' when none is known, and where the browser blocks its storage. */
export function knownEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps an address; '' forgets it. */
export function keepEmail(email: string): void {
  try {
    if (email === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, email);
  } catch {
    // Blocked: it is typed again.
  }
}
