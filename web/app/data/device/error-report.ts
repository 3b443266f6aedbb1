import { apiPaths } from '@content/api/contract';
import { isStaffPath } from '../staff-area';

/** Of visitors' pages one in four tells of its errors; no page tells of more than three. */
let left = isStaffPath(location.pathname) || Math.random() < 0.25 ? 3 : 0;

/**
 * Tells the site of an error that should not have happened: its text and places in the code, and the page's path. No
 * queries, nothing of the person. Failures with a name of their own are expected ones, and so is a poor connection.
 */
export function sendErrorReport(error: unknown): void {
  if (!(error instanceof Error) || !/^(Type|Range|Reference|Syntax)?Error$/.test(error.name)) return;
  const text = `${error.message}\n${error.stack ?? ''}`;
  if (/fetch|load|network/i.test(error.message) || left-- < 1) return;
  const body = JSON.stringify({ message: text.replace(/[?#]\S*/g, ''), page: location.pathname });
  const headers = { 'content-type': 'application/json' };
  fetch(apiPaths.errorReports, { method: 'POST', keepalive: true, headers, body }).catch(() => 0);
}
