import type { DocumentReference, Query, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { withTimeout } from './timeout';

/** The documents of one page of a long query. */
const PAGE = 1000;

/** The documents of a sorted query, a page at a time. */
export async function* eachDocument<T>(query: Query<T>): AsyncGenerator<QueryDocumentSnapshot<T>> {
  let page = query.limit(PAGE);
  for (;;) {
    const { docs } = await withTimeout('list', page.get());
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    page = query.startAfter(last).limit(PAGE);
  }
}

/** Runs work in a transaction on a document: with its record, undefined where there is none. Throws StoreUnavailable. */
export function transactionOn<T, R>(
  what: string,
  reference: DocumentReference<T>,
  work: (record: T | undefined, transaction: Transaction) => R,
): Promise<R> {
  const running = reference.firestore.runTransaction(async (transaction) =>
    work((await transaction.get(reference)).data(), transaction),
  );
  return withTimeout(what, running);
}
