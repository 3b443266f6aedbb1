import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { ApiProblem, SessionExpired } from '../../data/admin-client';
import { forgetSession } from '../../data/session-mark';

/** Path of the login page, which goes on to `path` afterwards. */
export function loginPath(path: string): string {
  const { home, login } = adminPaths;
  return path === home ? login : `${login}?to=${encodeURIComponent(path)}`;
}

/** For loaders of admin screens: does `read`; without a session it redirects to the login page. */
export async function orSignIn<T>(request: Request, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const lost = error instanceof ApiProblem && error.problem.status === 403;
    if (!(error instanceof SessionExpired) && !lost) throw error;
    forgetSession();
    const { pathname, search } = new URL(request.url);
    throw redirect(loginPath(pathname + search));
  }
}
