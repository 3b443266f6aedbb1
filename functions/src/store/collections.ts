import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

/** Collections that are in backups, beside those of the content types, which hold what visitors may read. */
export const keptCollections = [
  'items',
  'versions',
  'trash',
  'singletons',
  'media',
  'messages',
  'reviewRequests',
  'visits',
  'audit',
] as const;

/**
 * Collections that are in no backup: sessions, links and rate limits end by themselves, keys are made anew, second factors are as
 * secret as passwords, and operations are those of one project.
 */
export const passingCollections = [
  'endedSessions',
  'keys',
  'locks',
  'operations',
  'previews',
  'secondFactors',
  'throttle',
  'uploadGrants',
] as const;

/** Collections that the rules close to every client. */
export type ClosedCollection = (typeof keptCollections | typeof passingCollections)[number];

export const closedCollection = (db: Firestore, name: ClosedCollection): CollectionReference =>
  db.collection(name);

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
