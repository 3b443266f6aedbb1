import type { CollectionReference, Firestore, FirestoreDataConverter, Query } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Records } from './records';

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
export const closedCollections = Object.keys(isInBackups);
/** Those in backups, beside the collections of the content types, which hold what visitors may read. */
export const keptCollections = Object.entries(isInBackups).flatMap(([name, isKept]) =>
  isKept ? [name] : [],
);

/** A value as it was written: Firestore returns dates as timestamps. */
function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(withDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withDates(inner)]));
}

/** Reads documents as records of a type, with dates. */
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
