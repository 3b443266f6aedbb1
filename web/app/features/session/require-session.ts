import { redirect } from 'react-router-dom';
import { ROLE_FIELD, SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { adminPaths } from '../../data/admin-paths';
import { ApiProblem, SessionExpired } from '../../data/admin-client';
import { isSignedOut } from '../../data/admin-sign-out';
import { forgetSession } from '../../data/session-mark';

/** Path of the login page, which goes on to `path` afterwards. */
function loginPath(path: string): string {
  const { home, login } = adminPaths;
  return path === home ? login : `${login}?to=${encodeURIComponent(path)}`;
}

/** The second step that the organisation asks for, or the role; undefined for the account itself. */
const refusedFor = ({ problem }: ApiProblem): string | undefined => problem.errors?.[0]?.field;

function redirectToLogin(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(loginPath(pathname + search));
}

/**
 * For loaders of admin screens: does `read`. Without a session it redirects to the login page, and asks nothing where the
 * browser knows of none; without a second step that the organisation asks for it redirects to where that is turned on.
 */
export async function requireSession<T>(request: Request, read: () => Promise<T>): Promise<T> {
  if (isSignedOut()) throw redirectToLogin(request);
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiProblem) {
      const { status } = error.problem;
      if (status !== 403 || refusedFor(error) === ROLE_FIELD) throw error;
      if (refusedFor(error) === SECOND_FACTOR_FIELDS.request) throw redirect(adminPaths.account);
    } else if (!(error instanceof SessionExpired)) throw error;
    forgetSession();
    throw redirectToLogin(request);
  }
}
