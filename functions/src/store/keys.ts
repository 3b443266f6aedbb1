import type { Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { closedCollection, transactionOn } from './collections';

/** Secrets that the functions make themselves, for signatures: in Firestore, closed to every client, in no backup. */
export class Keys {
  private readonly known = new Map<string, Promise<string>>();

  constructor(private readonly db: Firestore) {}

  /** The key of a name: 256 random bits, made at their first use and read once in a process. */
  signing(name: string): Promise<string> {
    // A list asks once for each draft: transactions side by side would make each other begin again.
    const key = this.known.get(name) ?? this.readOrMake(name);
    this.known.set(name, key);
    key.catch(() => this.known.delete(name)); // the next one asks again
    return key;
  }

  private readOrMake(name: string): Promise<string> {
    const reference = closedCollection(this.db, 'keys').doc(name);
    return transactionOn('key', reference, (found, transaction) => {
      if (found) return found.secret;
      const secret = randomBytes(32).toString('base64url');
      transaction.set(reference, { secret });
      return secret;
    });
  }
}
