/** Name of the local mark of a signed-in browser (specification section 4, Admin login). */
export const SESSION_MARK = 'isAdmin';

/** Whether this browser has signed in before: without the mark there is no session worth asking for. */
export function hasSessionMark(): boolean {
  try {
    return localStorage.getItem(SESSION_MARK) === 'true';
  } catch {
    // A browser may keep its storage closed; then nobody can be signed in either.
    return false;
  }
}
