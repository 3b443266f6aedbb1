import type { Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock';
import { logWarning } from '../request-log';
import { closedCollection, transactionOn } from './collections';
import { StoreUnavailable } from './timeout';

/** The lock of a process that died is free again after it; work that takes longer renews it. */
const LEASE_MS = 60_000;
const RETRY_MS = 100;
const PATIENCE_MS = 8_000;

/** One at a time, over all instances: a document that is held while the work runs. */
export class Lock {
  /** Without `refusal` it waits a few seconds for others, then throws StoreUnavailable; with it, it throws that at once. */
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
    private readonly name: string,
    private readonly refusal?: () => Error,
  ) {}

  /** Runs `work` while nobody else holds the lock. Throws what the constructor says when it is not free. */
  async holding<T>(work: () => Promise<T>): Promise<T> {
    const token = randomUUID();
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await this.take(token))) {
      if (this.refusal) throw this.refusal();
      if (performance.now() > deadline) throw new StoreUnavailable(`lock ${this.name}`);
      await pause(RETRY_MS);
    }
    // What fails is tried again before the lease is over.
    const renewal = setInterval(() => void this.take(token, true).catch(() => undefined), LEASE_MS / 3);
    renewal.unref();
    try {
      const result = await work();
      await this.release(token);
      return result;
    } catch (error) {
      // After a time-out the work may still arrive: the lease runs out instead.
      if (!(error instanceof StoreUnavailable)) await this.release(token);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private take(token: string, renews = false): Promise<boolean> {
    return transactionOn('lock', this.reference, (lease, transaction) => {
      const now = this.clock().getTime();
      if (renews ? lease?.token !== token : lease && lease.until.getTime() > now) return false;
      transaction.set(this.reference, { token, until: new Date(now + LEASE_MS) });
      return true;
    });
  }

  /** Where that fails the lease runs out: the work is done all the same. */
  private async release(token: string): Promise<void> {
    const released = transactionOn('lock', this.reference, (lease, transaction) => {
      if (lease?.token === token) transaction.delete(this.reference);
    });
    await released.catch((error: unknown) => logWarning(`lock ${this.name} not released`, error));
  }

  private get reference() {
    return closedCollection(this.db, 'locks').doc(this.name);
  }
}
