import { FieldPath, FieldValue, type CollectionReference } from 'firebase-admin/firestore';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import type { Clock } from '../clock';
import { BatchedCounts } from './batched-counts';
import type { Records } from './records';
import { withTimeout } from './timeout';

/** One process writes so often at most. */
const FLUSH_MS = 60_000;
/** Days for which visits are kept. */
const KEPT_DAYS = 400;

/** How often each page was opened, in a document for each of the site's days, which ends by itself (`until`). Nothing tells of a visitor. */
export class Visits {
  private readonly counts = new BatchedCounts(FLUSH_MS, (counts) => this.write(counts));

  constructor(
    private readonly all: CollectionReference<Records['visits']>,
    private readonly clock: Clock,
  ) {}

  /** Counts a visit of a page that there is, by its path without language and query. Nobody waits for it. */
  count(path: string): void {
    this.counts.add(`${siteDay(this.clock())} ${path}`);
  }

  /** The visits of each page since a day, by path. */
  async since(day: string): Promise<ReadonlyMap<string, number>> {
    const days = this.all.orderBy(FieldPath.documentId()).startAt(day);
    const { docs } = await withTimeout('visits', days.get());
    const sums = new Map<string, number>();
    for (const [path, count] of docs.flatMap((doc) => Object.entries(doc.data().pages)))
      sums.set(path, (sums.get(path) ?? 0) + count);
    return sums;
  }

  private async write(counts: ReadonlyMap<string, number>): Promise<void> {
    const until = new Date(this.clock().getTime() + KEPT_DAYS * DAY_MS);
    const days: Record<string, Record<string, FieldValue>> = {};
    for (const [key, count] of counts) {
      const [day = '', path = ''] = key.split(' ');
      (days[day] ??= {})[path] = FieldValue.increment(count);
    }
    const writes = Object.entries(days).map(([day, pages]) =>
      this.all.doc(day).set({ pages, until }, { merge: true }),
    );
    await withTimeout('visits', Promise.all(writes));
  }
}
