import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock';
import { StoreUnavailable, within } from './deadline';

/** Longer than the work under a lock can take: after it the lock of a process that died is free again. */
const LEASE_MS = 60_000;
const RETRY_MS = 100;
const PATIENCE_MS = 8_000;

/** One at a time, over all instances: a document that is held while the work runs. */
export class Lock {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
    private readonly name: string,
  ) {}

  /** Runs `work` while nobody else holds the lock. Throws StoreUnavailable when it does not become free. */
  async holding<T>(work: () => Promise<T>): Promise<T> {
    const token = randomUUID();
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await this.take(token))) {
      if (performance.now() > deadline) throw new StoreUnavailable(`lock ${this.name}`);
      await pause(RETRY_MS);
    }
    try {
      const result = await work();
      await this.release(token);
      return result;
    } catch (error) {
      // After a time-out the work may still arrive: the lease runs out instead.
      if (!(error instanceof StoreUnavailable)) await this.release(token);
      throw error;
    }
  }

  private take(token: string): Promise<boolean> {
    const work = this.db.runTransaction(async (transaction) => {
      const lease = (await transaction.get(this.reference)).data() as { until: Timestamp } | undefined;
      const now = this.clock().getTime();
      if (lease && lease.until.toMillis() > now) return false;
      transaction.set(this.reference, { token, until: Timestamp.fromMillis(now + LEASE_MS) });
      return true;
    });
    return within('lock', work);
  }

  private release(token: string): Promise<void> {
    const work = this.db.runTransaction(async (transaction) => {
      const lease = (await transaction.get(this.reference)).data() as { token: string } | undefined;
      if (lease?.token === token) transaction.delete(this.reference);
    });
    return within('lock', work);
  }

  private get reference() {
    return this.db.collection('locks').doc(this.name);
  }
}
