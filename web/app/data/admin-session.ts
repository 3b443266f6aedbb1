import type { Person, Problem, SignedIn } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, ApiProblem, fetchTransport } from './admin-client';
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
  const { status, body } = await fetchTransport({
    method: 'POST',
    path: staffApiPaths.login,
    body: { email, password, code },
  });
  if (status >= 400) {
    const detail =
      (body as Partial<Problem> | null)?.detail ?? 'Signing in is not possible right now. Try again.';
    throw new ApiProblem({ type: 'about:blank', title: 'Error', ...(body as object), status, detail });
  }
  dropQueuedSignOut();
  markSession();
  return (body as { data: Person }).data;
}

/** Asks for a mail to choose a new password. The reply is the same for every e-mail address. */
export const requestPasswordReset = async (email: string): Promise<string> =>
  (await apiData<{ message: string }>({ method: 'POST', path: staffApiPaths.passwordReset, body: { email } }))
    .message;
