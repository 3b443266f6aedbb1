/** What runs by itself each night. */
type Nightly = 'upkeep' | 'backup';

/** Hours after which something that runs each night is late: it may once come later, or fail. */
export const LATE_AFTER_HOURS = 36;
/** Days for which backups are kept. */
export const BACKUP_DAYS = 30;
/** Days for which the bucket of backups holds what was deleted from it. */
export const BACKUP_SOFT_DELETE_DAYS = 7;
/**
 * The most days for which copies remain of what was erased: on visitors' devices, to be read offline, and with the
 * backups. The last backup that holds it is removed by a later night's run, and is then held as deleted.
 */
export const COPY_DAYS = { devices: 30, backups: BACKUP_DAYS + 3 + BACKUP_SOFT_DELETE_DAYS } as const;
/** Days of errors that the staff area tells of. */
export const ERROR_DAYS = 7;

/** Reports of browsers that are kept of a day: the newest that differ. */
export const KEPT_REPORTS = 20;
/** Letters of a report that are kept. */
export const REPORT_LENGTH = { message: 600, page: 200 } as const;

/** Whether something that runs each night has done so lately. */
export type Punctuality = 'ok' | 'late' | 'never';

/** What `GET /health` tells, for the checks of Google Cloud. */
export type Health = Readonly<Record<Nightly, Punctuality>>;

/** Whether what ran last at `at` (ISO 8601) has run lately. */
export function punctuality(at: string | undefined, now: Date): Punctuality {
  if (at === undefined) return 'never';
  return now.getTime() - Date.parse(at) > LATE_AFTER_HOURS * 3600_000 ? 'late' : 'ok';
}

/** Things that were met, of which the first few are named. */
export interface Named {
  readonly count: number;
  readonly names: readonly string[];
}

/** What the last run of the daily clean-up did. */
export interface UpkeepRun {
  /** ISO 8601, its end. */
  readonly at: string;
  readonly seconds: number;
  /** Items that were taken out of the trash after their thirty days. */
  readonly purged: number;
  /** Files that were put aside. */
  readonly quarantined: number;
  /** Items and files that had been put aside a week before and were removed for good. */
  readonly released: number;
  /** What it does not know and has left alone. */
  readonly unknown: Named;
  /** What it could not do. */
  readonly failed: Named;
}

/** Files and their bytes. */
export interface Amount {
  readonly files: number;
  readonly bytes: number;
}

/** What lies in Storage: by the path of the type, and 'trash', 'quarantine' (put aside) and 'other'. */
export type StorageUse = Readonly<Record<string, Amount>>;

/** What the last good backup holds. */
export interface BackupRun {
  /** ISO 8601, its end. */
  readonly at: string;
  /** How it is called in the bucket of backups. */
  readonly name: string;
  readonly documents: number;
  readonly files: number;
  readonly bytes: number;
  readonly accounts: number;
}

/** An error that browsers have reported, without anything about the person. */
export interface BrowserReport {
  readonly message: string;
  /** The path of the page, without its query. */
  readonly page: string;
  readonly count: number;
  /** ISO 8601, the last time. */
  readonly at: string;
}

/** Errors of one day. */
export interface ErrorDay {
  /** 2026-11-22, in UTC. */
  readonly day: string;
  /** Requests that failed on our side. */
  readonly server: number;
  /** Errors that browsers have reported: a part of those that happened. */
  readonly browser: number;
}

/** How the site is doing, as GET /site-state answers it. Null is what has never happened. */
export interface SiteState {
  /** ISO 8601: when it was asked. */
  readonly now: string;
  readonly upkeep: UpkeepRun | null;
  readonly storage: StorageUse | null;
  readonly backup: BackupRun | null;
  /** The last backup that failed, if none has succeeded since: ISO 8601 */
  readonly backupFailedAt: string | null;
  /** Days with errors within the last week, the newest first. */
  readonly errors: readonly ErrorDay[];
  /** What browsers have reported in these days, the newest first. */
  readonly reports: readonly BrowserReport[];
}
