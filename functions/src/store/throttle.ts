import type { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { Clock } from '../clock';
import { closedCollection, transactionOn } from './collections';
import { withTimeout } from './timeout';

/** How often something may be tried within a window. */
export interface Allowance {
  readonly tries: number;
  readonly windowMs: number;
}

/** Counts tries in Firestore, so that every instance of the function sees the same number. */
export class Throttle {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** Counts one try of `key`. Returns 0 when it is allowed, else the seconds to wait. Keys are stored hashed. */
  async count(key: string, allowance: Allowance): Promise<number> {
    const ref = this.reference(key);
    return transactionOn('throttle', ref, (window, transaction) => {
      const now = this.clock().getTime();
      const open = window !== undefined && window.until.getTime() > now;
      const tries = open ? window.tries : 0;
      const until = open ? window.until.getTime() : now + allowance.windowMs;
      if (tries >= allowance.tries) return Math.ceil((until - now) / 1000);
      transaction.set(ref, { tries: tries + 1, until: new Date(until) });
      return 0;
    });
  }

  /** Forgets the tries of `key`, after a success. */
  async clear(key: string): Promise<void> {
    await withTimeout('throttle', this.reference(key).delete());
  }

  private reference(key: string) {
    return closedCollection(this.db, 'throttle').doc(createHash('sha256').update(key).digest('hex'));
  }
}
