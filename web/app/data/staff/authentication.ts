import type { Person, SignedIn } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, ApiProblem, fetchTransport, problemOf } from './admin-client';
import { isSignOutQueued, sessionMark, setSignOutQueued } from './session';

/** Who is signed in; throws SessionExpired for nobody. */
export const whoAmI = () => apiData<SignedIn>({ path: staffApiPaths.me });

/**
 * Signs in. A 401 here means a wrong password, or that a code of the second step is wanted, so it is not refreshed. Throws
 * ApiProblem, NetworkError.
 */
export async function signIn(email: string, password: string, code?: string): Promise<Person> {
  // First, so that it does not end the session that now begins.
  if (isSignOutQueued()) await sendQueuedSignOut();
  const response = await fetchTransport({
    method: 'POST',
    path: staffApiPaths.login,
    body: { email, password, code },
  });
  if (response.status >= 400) throw new ApiProblem(problemOf(response));
  setSignOutQueued(false); // That has ended the session before.
  sessionMark.set(true);
  return (response.body as { data: Person }).data;
}

/** Asks for a mail to choose a new password. The reply is the same for every e-mail address. */
export const requestPasswordReset = async (email: string): Promise<string> =>
  (await apiData<{ message: string }>({ method: 'POST', path: staffApiPaths.passwordReset, body: { email } }))
    .message;

let sending: Promise<boolean> | undefined;

async function sendSignOut(): Promise<boolean> {
  try {
    const { status } = await fetchTransport({ method: 'POST', path: staffApiPaths.logout });
    if (status >= 500) return false;
  } catch {
    return false; // No connection.
  }
  setSignOutQueued(false);
  sessionMark.set(false);
  return true;
}

/** Tells the site of a sign-out that it has not heard of. Returns whether it is done. */
export function sendQueuedSignOut(): Promise<boolean> {
  sending ??= sendSignOut().finally(() => (sending = undefined));
  return sending;
}
