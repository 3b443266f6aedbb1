import type { Person, SignedIn } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, ApiProblem, fetchTransport, problemOf } from './admin-client';
import { sendQueuedSignOut, dropQueuedSignOut, isSignOutQueued } from './admin-sign-out';
import { markSession } from './session-mark';

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
  dropQueuedSignOut();
  markSession();
  return (response.body as { data: Person }).data;
}

/** Asks for a mail to choose a new password. The reply is the same for every e-mail address. */
export const requestPasswordReset = async (email: string): Promise<string> =>
  (await apiData<{ message: string }>({ method: 'POST', path: staffApiPaths.passwordReset, body: { email } }))
    .message;
