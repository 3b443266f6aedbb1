import { redirect } from 'react-router-dom';
import { ROLE_FIELD, SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { adminPaths } from '../../data/staff/admin-paths';
import { ApiProblem, SessionExpired } from '../../data/staff/admin-client';
import { isSignedOut, sessionMark } from '../../data/staff/session';

/** To the login page, which goes on to what was asked for. */
function redirectToLogin({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const { home, login } = adminPaths;
  const to = pathname + search;
  return redirect(to === home ? login : `${login}?to=${encodeURIComponent(to)}`);
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
      const { status, errors } = error.problem;
      // The second step that the organisation asks for, or the role; nothing for the account itself.
      const missing = errors?.[0]?.field;
      if (status !== 403 || missing === ROLE_FIELD) throw error;
      if (missing === SECOND_FACTOR_FIELDS.request) throw redirect(adminPaths.account);
    } else if (!(error instanceof SessionExpired)) throw error;
    sessionMark.set(false);
    throw redirectToLogin(request);
  }
}
