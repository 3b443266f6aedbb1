import type { Person, SignedIn } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, ApiProblem, fetchTransport, problemOf } from './admin-client';
import { isSignOutQueued, sessionMark, setSignOutQueued } from './session';

/** Reads who is signed in; throws SessionExpired without a session. */
export const whoAmI = () => apiData<SignedIn>({ path: staffApiPaths.me });

/**
 * Signs in. A 401 means a wrong password or a missing code of the second step here, so nothing is refreshed. Throws ApiProblem,
 * NetworkError.
 */
export async function signIn(email: string, password: string, code?: string): Promise<Person> {
  // First, or it would end the session that now begins.
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

/** Requests a mail to choose a new password. The reply is the same for every e-mail address. */
export const requestPasswordReset = async (email: string): Promise<string> =>
  (await apiData<{ message: string }>({ method: 'POST', path: staffApiPaths.passwordReset, body: { email } }))
    .message;

let sending: Promise<boolean> | undefined;

async function sendSignOut(): Promise<boolean> {
  const response = await fetchTransport({ method: 'POST', path: staffApiPaths.logout }).catch(() => null);
  if (!response || response.status >= 500) return false;
  setSignOutQueued(false);
  sessionMark.set(false);
  return true;
}

/** Sends a sign-out that has not reached the server. Returns whether it has now. */
export function sendQueuedSignOut(): Promise<boolean> {
  sending ??= sendSignOut().finally(() => (sending = undefined));
  return sending;
}
