import { DAY_MS } from '@content/dates/calendar';
import { FieldPath, FieldValue, type CollectionReference } from 'firebase-admin/firestore';
import type { SiteHealth } from '@content/api/contract';
import { ERROR_DAYS, KEPT_REPORTS } from '@content/api/site-state';
import { BatchedCounts } from './batched-counts';
import { type Clock, onDocument, withTimeout } from './deadline';

/** The least time between two writes of failed requests by one process. */
const FLUSH_MS = 30_000;
/** The most reports of browsers that count on one day. */
const REPORTS_A_DAY = 500;
/** Days for which errors are kept: Firestore removes them then (`removeAt`). */
const KEPT_ERROR_DAYS = 30;
const ERRORS = 'errors-';

type BrowserReport = SiteHealth['reports'][number];
interface StoredErrors {
  readonly server?: number;
  readonly browser?: number;
  readonly reports?: readonly BrowserReport[];
}

/** A link to another site: the day of its last check ('2026-11-28'), and how often it has led nowhere on end. */
export type CheckedLink = { readonly href: string; readonly day: string; readonly failures: number };

const removeAfter = (day: string) => new Date(Date.parse(day) + KEPT_ERROR_DAYS * DAY_MS);

/** Nightly runs, checked links, and errors by day, for the status page. Closed to every client, and in no backup. */
export class Operations {
  private readonly failures = new BatchedCounts(FLUSH_MS, (counts) => this.writeFailures(counts));

  constructor(
    private readonly all: CollectionReference,
    private readonly clock: Clock,
  ) {}

  /** Takes note of what the daily clean-up has done, and of what lay in Storage. */
  async noteCleanup(run: SiteHealth['cleanup'], storage: SiteHealth['storage']): Promise<void> {
    await withTimeout('operations', this.all.doc('cleanup').set({ run, storage }));
  }

  /** Takes note of a backup that is complete. */
  async noteBackup(run: SiteHealth['backup']): Promise<void> {
    await withTimeout('operations', this.all.doc('backup').set({ run }));
  }

  /** Takes note of a backup that failed; the last good one stays known. */
  async noteFailedBackup(): Promise<void> {
    const failedAt = this.clock().toISOString();
    await withTimeout('operations', this.all.doc('backup').set({ failedAt }, { merge: true }));
  }

  /** Counts a failed request. It is written within half a minute and never waited for, so a process that ends may lose some. */
  countFailure(): void {
    this.failures.add(this.clock().toISOString().slice(0, 10));
  }

  /** Counts an error that a browser reports, and keeps it among the newest of its day. */
  async addReport({ message, page }: Pick<BrowserReport, 'message' | 'page'>): Promise<void> {
    const at = this.clock().toISOString();
    const day = at.slice(0, 10);
    const ref = this.all.doc(ERRORS + day);
    await onDocument('operations', ref, ({ browser = 0, reports = [] }: StoredErrors = {}, transaction) => {
      if (browser >= REPORTS_A_DAY) return;
      const isSame = (each: BrowserReport) => each.message === message && each.page === page;
      const report = { message, page, at, count: (reports.find(isSame)?.count ?? 0) + 1 };
      const others = reports.filter((each) => !isSame(each));
      const newest = [report, ...others].slice(0, KEPT_REPORTS);
      const counted = { browser: browser + 1, reports: newest, removeAt: removeAfter(day) };
      transaction.set(ref, counted, { merge: true });
    });
  }

  async nightlyRuns(): Promise<Pick<SiteHealth, 'cleanup' | 'storage' | 'backup' | 'backupFailedAt'>> {
    const [cleanup, backup] = await Promise.all([
      this.stored<{ run: SiteHealth['cleanup']; storage: SiteHealth['storage'] }>('cleanup'),
      this.stored<{ run: SiteHealth['backup']; failedAt: string }>('backup'),
    ]);
    const { run = null, storage = null } = cleanup;
    return { cleanup: run, storage, backup: backup.run ?? null, backupFailedAt: backup.failedAt ?? null };
  }

  /** The links to other sites that have been checked. */
  async checkedLinks(): Promise<readonly CheckedLink[]> {
    const { checked = '[]' } = await this.stored<{ checked: string }>('links');
    return JSON.parse(checked) as CheckedLink[];
  }

  /** Takes note of all of them: in one text, which no index takes apart. */
  async noteLinks(checked: readonly CheckedLink[]): Promise<void> {
    await withTimeout('operations', this.all.doc('links').set({ checked: JSON.stringify(checked) }));
  }

  /** The site's health for the staff area. */
  async read(): Promise<SiteHealth> {
    const now = this.clock();
    const since = new Date(now.getTime() - (ERROR_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
    const byDay = this.all
      .orderBy(FieldPath.documentId())
      .startAt(ERRORS + since)
      .endAt(`${ERRORS}~`);
    const [runs, { docs }] = await Promise.all([this.nightlyRuns(), withTimeout('operations', byDay.get())]);
    const days = docs.map((doc) => ({ day: doc.id.slice(ERRORS.length), ...(doc.data() as StoredErrors) }));
    const errors = days.map(({ day, server = 0, browser = 0 }) => ({ day, server, browser }));
    const reports = days.flatMap((each) => each.reports ?? []);
    return {
      now: now.toISOString(),
      ...runs,
      errors: errors.reverse(),
      reports: reports.toSorted((a, b) => (a.at > b.at ? -1 : 1)).slice(0, KEPT_REPORTS),
    };
  }

  private async stored<T>(id: string): Promise<Partial<T>> {
    return ((await withTimeout('operations', this.all.doc(id).get())).data() ?? {}) as Partial<T>;
  }

  private async writeFailures(counts: ReadonlyMap<string, number>): Promise<void> {
    const writes = [...counts].map(([day, count]) =>
      this.all
        .doc(ERRORS + day)
        .set({ server: FieldValue.increment(count), removeAt: removeAfter(day) }, { merge: true }),
    );
    await withTimeout('operations', Promise.all(writes));
  }
}
