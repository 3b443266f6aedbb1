import type { Clock } from '../../clock';
import type { AuditLog, LoggedChange } from '../audit';

/** A read of the log that takes longer counts as late, in milliseconds. */
const LATE_MS = 250;

/** Follows the audit log: hands on each entry that was committed since the first read; overlapping reads may repeat one. */
export class LogFollower {
  /** When the last read that succeeded began, in milliseconds. */
  private readAt = -Infinity;
  /** The moment of that read by Firestore's clock, and the entries that it found. */
  private readUntil: Date | undefined;
  private lastEntries: ReadonlySet<string> = new Set();
  private reading: { readonly since: number; readonly done: Promise<void> } | undefined;
  /** The last read of the log was late, or is. */
  isLate = false;

  constructor(
    private readonly audit: Pick<AuditLog, 'changesSince'>,
    private readonly clock: Clock,
    /** Called with the new entries after each read, also where there are none. */
    private readonly onRead: (changes: readonly LoggedChange[]) => void,
  ) {}

  /** Reads the log, unless that was done in the last `maxAgeMs`; simultaneous requests share one read. Throws StoreUnavailable. */
  async catchUp(maxAgeMs: number): Promise<void> {
    const now = this.clock().getTime();
    if (this.readAt > now - maxAgeMs) return;
    if (this.reading && this.reading.since > now - maxAgeMs) return this.reading.done;
    const reading = { since: now, done: this.read(now) };
    this.reading = reading;
    let isLate = false;
    const timer = setTimeout(() => (isLate = this.isLate = true), LATE_MS);
    try {
      await reading.done;
      this.isLate = isLate;
    } finally {
      clearTimeout(timer);
      if (this.reading === reading) this.reading = undefined;
    }
  }

  private async read(now: number): Promise<void> {
    const since = this.readUntil;
    const { changes, at } = await this.audit.changesSince(since);
    this.onRead(changes.filter(({ entryId }) => !this.lastEntries.has(entryId)));
    this.lastEntries = new Set(changes.map(({ entryId }) => entryId));
    // Of several first reads that which comes first: a type may have been read since.
    if (this.readUntil === since) this.readUntil = at;
    this.readAt = Math.max(this.readAt, now);
  }
}
