import type { Person, Problem } from '@content/contract';
import { apiPaths } from '@content/contract';
import { ApiProblem, callApi } from './admin-client';
import { fetchTransport } from './admin-transport';
import { forgetSession, markSession } from './session-mark';

/** Who is signed in; throws SessionExpired for nobody. */
export async function whoAmI(): Promise<Person> {
  return (await callApi<Person>({ path: apiPaths.me })).data;
}

/** Signs in. A 401 here means a wrong password, so it is not refreshed. Throws ApiProblem, NetworkError. */
export async function signIn(email: string, password: string): Promise<Person> {
  const { status, body } = await fetchTransport({
    method: 'POST',
    path: apiPaths.login,
    body: { email, password },
  });
  if (status >= 400) {
    const detail =
      (body as Partial<Problem> | null)?.detail ?? 'Signing in is not possible right now. Try again.';
    throw new ApiProblem({ type: 'about:blank', title: 'Error', ...(body as object), status, detail });
  }
  markSession();
  return (body as { data: Person }).data;
}

/** Ends the session here and on the server. */
export async function signOut(): Promise<void> {
  forgetSession();
  await fetchTransport({ method: 'POST', path: apiPaths.logout });
}

/** Asks for a mail to choose a new password. The reply is the same for every e-mail address. */
export async function requestPasswordReset(email: string): Promise<string> {
  return (
    await callApi<{ message: string }>({ method: 'POST', path: apiPaths.passwordReset, body: { email } })
  ).data.message;
}
