import type { Health } from './responses';

/** Hours after which something that runs each night is late: it may once come later, or fail. */
export const LATE_AFTER_HOURS = 36;
/** Days for which backups are kept. */
export const BACKUP_DAYS = 30;
/** Days for which the bucket of backups holds what was deleted from it. */
export const BACKUP_SOFT_DELETE_DAYS = 7;
/** How long copies of erased content may remain: on visitors' devices, and in backups until they are removed and no longer recoverable. */
export const COPY_DAYS = { devices: 30, backups: BACKUP_DAYS + 3 + BACKUP_SOFT_DELETE_DAYS } as const;
/** Days of errors that the staff area tells of. */
export const ERROR_DAYS = 7;

/** Reports of browsers that are kept of a day: the newest that differ. */
export const KEPT_REPORTS = 20;
/** Letters of a report that are kept. */
export const REPORT_LENGTH = { message: 600, page: 200 } as const;

/** How a nightly run is doing whose last one ended `at` (ISO 8601). */
export function runStatus(at: string | undefined, now: Date): Health['backup'] {
  if (at === undefined) return 'never';
  return now.getTime() - Date.parse(at) > LATE_AFTER_HOURS * 3600_000 ? 'late' : 'ok';
}
