import { redirect } from 'react-router-dom';
import { ROLE_FIELD, SECOND_FACTOR_FIELDS } from '@content/api/staff-contract';
import { adminPaths } from '../../data/staff/admin-paths';
import { ApiProblem, SessionExpired } from '../../data/staff/admin-client';
import { isSignedOut, sessionMark } from '../../data/staff/session';

/** Redirects to the login page, and from there to the URL of the request. */
function redirectToLogin({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  const { home, login } = adminPaths;
  const to = pathname + search;
  return redirect(to === home ? login : `${login}?to=${encodeURIComponent(to)}`);
}

/**
 * Does `read` in the loader of a staff screen. Without a session it redirects to the login page, without a request if the browser
 * knows that there is none; without a required second step to the screen where that is turned on.
 */
export async function requireSession<T>(request: Request, read: () => Promise<T>): Promise<T> {
  if (isSignedOut()) throw redirectToLogin(request);
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiProblem) {
      const { status, errors } = error.problem;
      // The required second step, or the role; nothing for the account itself.
      const missing = errors?.[0]?.field;
      if (status !== 403 || missing === ROLE_FIELD) throw error;
      if (missing === SECOND_FACTOR_FIELDS.request) throw redirect(adminPaths.account);
    } else if (!(error instanceof SessionExpired)) throw error;
    sessionMark.set(false);
    throw redirectToLogin(request);
  }
}
