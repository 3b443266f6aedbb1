import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { withTimeout } from './deadline';

/** Runs work on a document in a transaction: it gets what the document holds, undefined where there is none. Throws StoreUnavailable. */
export function onDocument<T, R>(
  what: string,
  reference: DocumentReference,
  work: (known: T | undefined, transaction: Transaction) => R,
): Promise<R> {
  const running = reference.firestore.runTransaction(async (transaction) =>
    work((await transaction.get(reference)).data() as T | undefined, transaction),
  );
  return withTimeout(what, running);
}
