import { redirect } from 'react-router-dom';
import { SECOND_FACTOR_FIELDS } from '@content/contract';
import { adminPaths } from '../../data/admin-paths';
import { ApiProblem, SessionExpired } from '../../data/admin-client';
import { forgetSession } from '../../data/session-mark';

/** Path of the login page, which goes on to `path` afterwards. */
export function loginPath(path: string): string {
  const { home, login } = adminPaths;
  return path === home ? login : `${login}?to=${encodeURIComponent(path)}`;
}

/** Whether the organisation asks for a second step of signing in that the person has not turned on. */
const lacksSecondFactor = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  error.problem.status === 403 &&
  error.problem.errors?.[0]?.field === SECOND_FACTOR_FIELDS.request;

/**
 * For loaders of admin screens: does `read`. Without a session it redirects to the login page, without a second step that
 * the organisation asks for to where that is turned on.
 */
export async function orSignIn<T>(request: Request, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (lacksSecondFactor(error)) throw redirect(adminPaths.account);
    const lost = error instanceof ApiProblem && error.problem.status === 403;
    if (!(error instanceof SessionExpired) && !lost) throw error;
    forgetSession();
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(pathname + search));
  }
}
