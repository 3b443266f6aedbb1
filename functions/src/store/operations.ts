import { DAY_MS } from '@content/dates/calendar';
import { type CollectionReference, FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { SiteHealth } from '@content/api/contract';
import { ERROR_DAYS, KEPT_REPORTS } from '@content/api/site-state';
import type { Clock } from '../clock';
import { BatchedCounts } from './batched-counts';
import { recordConverter, transactionOn } from './collections';
import type { OperationRecords, Records } from './records';
import { withTimeout } from './timeout';

/** The least time between two writes of failed requests by one process. */
const FLUSH_MS = 30_000;
/** The most reports of browsers that count on one day. */
const REPORTS_A_DAY = 500;
/** Days for which errors are kept: Firestore removes them then (`removeAt`). */
const KEPT_ERROR_DAYS = 30;
const ERRORS = 'errors-';

type BrowserReport = SiteHealth['reports'][number];

/** A link to another site: the day of its last check ('2026-11-28'), and how often it has led nowhere on end. */
export type CheckedLink = { readonly href: string; readonly day: string; readonly failures: number };

const removeAfter = (day: string) => new Date(Date.parse(day) + KEPT_ERROR_DAYS * DAY_MS);

/** Nightly runs, checked links, and errors by day, for the status page. Closed to every client, and in no backup. */
export class Operations {
  private readonly failures = new BatchedCounts(FLUSH_MS, (counts) => this.writeFailures(counts));

  constructor(
    private readonly all: CollectionReference<Records['operations']>,
    private readonly clock: Clock,
  ) {}

  /** Takes note of what the daily clean-up has done, and of what lay in Storage, unless it could not be listed. */
  async noteCleanup(run: SiteHealth['cleanup'], storage?: SiteHealth['storage']): Promise<void> {
    const note = { run, ...(storage && { storage }) };
    await withTimeout('operations', this.document('cleanup').set(note, { mergeFields: Object.keys(note) }));
  }

  /** Takes note of a backup that is complete. */
  async noteBackup(run: SiteHealth['backup']): Promise<void> {
    await withTimeout('operations', this.document('backup').set({ run }));
  }

  /** Takes note of a backup that failed; the last good one stays known. */
  async noteFailedBackup(): Promise<void> {
    const failedAt = this.clock().toISOString();
    await withTimeout('operations', this.document('backup').set({ failedAt }, { merge: true }));
  }

  /** Counts a failed request. It is written within half a minute and never waited for, so a process that ends may lose some. */
  countFailure(): void {
    this.failures.add(this.clock().toISOString().slice(0, 10));
  }

  /** Counts an error that a browser reports, and keeps it among the newest of its day. */
  async addReport({ message, page }: Pick<BrowserReport, 'message' | 'page'>): Promise<void> {
    const at = this.clock().toISOString();
    const day = at.slice(0, 10);
    const ref = this.document(`${ERRORS}${day}`);
    await transactionOn('operations', ref, (record, transaction) => {
      const { browser = 0, reports = [] } = record ?? {};
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
    const found = Promise.all([this.document('cleanup').get(), this.document('backup').get()]);
    const [cleanup, backup] = await withTimeout('operations', found);
    const { run = null, storage = null } = cleanup.data() ?? {};
    const { run: lastBackup = null, failedAt = null } = backup.data() ?? {};
    return { cleanup: run, storage, backup: lastBackup, backupFailedAt: failedAt };
  }

  /** The links to other sites that have been checked. */
  async checkedLinks(): Promise<readonly CheckedLink[]> {
    const links = (await withTimeout('operations', this.document('links').get())).data();
    return JSON.parse(links?.checked ?? '[]') as CheckedLink[];
  }

  /** Takes note of all of them. */
  async noteLinks(checked: readonly CheckedLink[]): Promise<void> {
    await withTimeout('operations', this.document('links').set({ checked: JSON.stringify(checked) }));
  }

  /** The site's health for the staff area. */
  async read(): Promise<SiteHealth> {
    const now = this.clock();
    const since = new Date(now.getTime() - (ERROR_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
    const byDay = this.all
      .withConverter(recordConverter<OperationRecords[`errors-${string}`]>())
      .orderBy(FieldPath.documentId())
      .startAt(ERRORS + since)
      .endAt(`${ERRORS}~`);
    const [runs, { docs }] = await Promise.all([this.nightlyRuns(), withTimeout('operations', byDay.get())]);
    const days = docs.map((doc) => ({ day: doc.id.slice(ERRORS.length), ...doc.data() }));
    const errors = days.map(({ day, server = 0, browser = 0 }) => ({ day, server, browser }));
    const reports = days.flatMap((each) => each.reports ?? []);
    return {
      now: now.toISOString(),
      ...runs,
      errors: errors.reverse(),
      reports: reports.toSorted((a, b) => (a.at > b.at ? -1 : 1)).slice(0, KEPT_REPORTS),
    };
  }

  private document<K extends keyof OperationRecords>(id: K) {
    return this.all.doc(id).withConverter(recordConverter<OperationRecords[K]>());
  }

  private async writeFailures(counts: ReadonlyMap<string, number>): Promise<void> {
    const writes = [...counts].map(([day, count]) =>
      this.document(`${ERRORS}${day}`).set(
        { server: FieldValue.increment(count), removeAt: removeAfter(day) },
        { merge: true },
      ),
    );
    await withTimeout('operations', Promise.all(writes));
  }
}
