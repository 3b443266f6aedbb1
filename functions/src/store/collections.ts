import type { CollectionReference, DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import type { FirestoreDataConverter, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Records } from './records';
import { withTimeout } from './timeout';

/** Collections that the rules close to every client. */
export type ClosedCollection = keyof Records;

/**
 * Whether backups contain it. They leave out what ends by itself (sessions, links, rate limits), keys, which are made anew, second
 * factors, which are as secret as passwords, and operations, which are those of one project.
 */
const isInBackups: Readonly<Record<ClosedCollection, boolean>> = {
  items: true,
  versions: true,
  trash: true,
  singletons: true,
  media: true,
  messages: true,
  reviewRequests: true,
  visits: true,
  audit: true,
  endedSessions: false,
  keys: false,
  locks: false,
  operations: false,
  previews: false,
  secondFactors: false,
  throttle: false,
  uploadGrants: false,
};
export const closedCollections = Object.keys(isInBackups) as ClosedCollection[];
/** Those in backups, beside the collections of the content types, which hold what visitors may read. */
export const keptCollections = closedCollections.filter((name) => isInBackups[name]);

/** A value as it was written: Firestore returns dates as timestamps. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
}

/** Reads documents as records of a type, with dates. Records hold plain values: no bytes, no references. */
export function recordConverter<T extends object>(): FirestoreDataConverter<T> {
  return { toFirestore: (record) => record, fromFirestore: (snapshot) => withDates(snapshot.data()) as T };
}

export const closedCollection = <N extends ClosedCollection>(
  db: Firestore,
  name: N,
): CollectionReference<Records[N]> => db.collection(name).withConverter(recordConverter<Records[N]>());

/** A query that reads only these fields of each record. */
export const selecting = <T, F extends keyof T & string>(
  query: Query<T>,
  ...fields: readonly F[]
): Query<Pick<T, F>> => query.select(...fields).withConverter(recordConverter<Pick<T, F>>());

/** The key of an item in collections of all types. */
export const itemKey = (path: string, id: string): string => `${path}.${id}`;

/** The records of an item: whole, what anybody may read of it, in the trash, and that which names the item of a singleton. */
export function itemReferences(db: Firestore, path: string, id: string) {
  const key = itemKey(path, id);
  return {
    whole: closedCollection(db, 'items').doc(key),
    public: db.collection(path).doc(id),
    trash: closedCollection(db, 'trash').doc(key),
    singleton: closedCollection(db, 'singletons').doc(path),
  };
}

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

/** The records of a collection with these ids, by id; those that are not there are left out. Reads each once. */
export async function recordsOf<N extends ClosedCollection>(
  db: Firestore,
  name: N,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Records[N]>> {
  if (ids.length === 0) return new Map();
  const references = [...new Set(ids)].map((id) => db.collection(name).doc(id));
  const found = (await withTimeout('read', db.getAll(...references))).filter(({ exists }) => exists);
  return new Map(found.map((doc) => [doc.id, withDates(doc.data()) as Records[N]]));
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
