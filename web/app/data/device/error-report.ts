import { apiPaths } from '@content/api/contract';
import { isStaffPath } from '../staff-area';

/** Reports that this page may still send: three, on visitors' pages only in one visit of four. */
let left = isStaffPath(location.pathname) || Math.random() < 0.25 ? 3 : 0;

/** The messages of browsers, and of the bundler, for what a connection did not bring. */
const NOT_LOADED =
  /^(failed to (fetch|load)|network ?error|load failed|error loading|importing a module|unable to preload|the (network|internet) connection)/i;

/**
 * Reports an unexpected error to the site: its message and stack, and the page's path; no queries, nothing personal. Errors of
 * custom classes are expected, and so is a poor connection.
 */
export function sendErrorReport(error: unknown): void {
  if (!(error instanceof Error) || !/^(Type|Range|Reference|Syntax)?Error$/.test(error.name)) return;
  const text = `${error.message}\n${error.stack ?? ''}`;
  if (NOT_LOADED.test(error.message) || left-- < 1) return;
  const body = JSON.stringify({ message: text.replace(/[?#]\S*/g, ''), page: location.pathname });
  const headers = { 'content-type': 'application/json' };
  fetch(apiPaths.errorReports, { method: 'POST', keepalive: true, headers, body }).catch(() => 0);
}
