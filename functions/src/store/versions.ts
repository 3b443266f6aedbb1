import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { DAY_MS } from '@content/dates/calendar';
import { contentOf, mediaIn } from '../model/content';
import { type ItemState, revisionsOf } from '../model/item-state';
import { actorOf } from './audit';
import { closedCollection } from './collections';
import type { VersionRecord } from './records';
import { withTimeout } from './timeout';

/** For how long a version is kept once another one has replaced it. */
const VERSION_MS = 365 * DAY_MS;
/** The most versions of an item, including the newest. */
const KEPT_VERSIONS = 50;

/** A version as it is read. */
type SavedVersion = Omit<VersionRecord, 'path' | 'media' | 'removeAt'>;

/** The save that adds versions. */
type Save = Pick<SavedVersion, 'id' | 'action' | 'actor' | 'note' | 'copyOf'>;

/** The key of a version; keys sort an item's versions by number. */
function versionKey(path: string, id: string, version: number): string {
  return `${path}.${id}.${String(version).padStart(8, '0')}`;
}

const referenceOf = (db: Firestore, path: string, id: string, version: number) =>
  closedCollection(db, 'versions').doc(versionKey(path, id, version));

/** The record of a version that the item has. */
function recordOf({ path }: ContentTypeDefinition, { copyOf, actor, ...saved }: SavedVersion): VersionRecord {
  return {
    ...saved,
    path,
    actor: actorOf(actor),
    ...(copyOf === undefined ? {} : { copyOf }),
    media: mediaIn(saved),
    removeAt: null,
  };
}

/** Reads a version from its record. */
function readVersion(type: ContentTypeDefinition, data: VersionRecord): SavedVersion {
  const { id, version, at, actor, action, note, copyOf, values, files } = data;
  return { id, version, at, actor, action, note, copyOf, ...contentOf(type, values, files) };
}

/** The versions of an item, the oldest first. */
export function versionsOf(db: Firestore, path: string, id: string): Query<VersionRecord> {
  return closedCollection(db, 'versions')
    .orderBy(FieldPath.documentId())
    .startAt(versionKey(path, id, 0))
    .endAt(versionKey(path, id, 99_999_999))
    .limit(2 * KEPT_VERSIONS);
}

/** Adds the contents that a save has brought as versions, the newest last, and dates those that it has replaced. */
export function addVersions(
  transaction: Transaction,
  db: Firestore,
  type: ContentTypeDefinition,
  [before, after]: readonly [ItemState | null, ItemState],
  save: Save,
  now: Date,
): void {
  const versionOf = (version: number) => referenceOf(db, type.path, save.id, version);
  const [replaced, kept] = [before ? revisionsOf(before) : [], revisionsOf(after)];
  const isKept = (version: number) => kept.some((revision) => revision.version === version);
  const removeAt = new Date(now.getTime() + VERSION_MS);
  for (const { version } of replaced)
    if (!isKept(version)) transaction.update(versionOf(version), { removeAt });
  for (const { version, updatedAt: at, values, files } of kept) {
    if (version <= (before?.version ?? 0)) continue;
    transaction.set(versionOf(version), recordOf(type, { ...save, version, at, values, files }));
    const oldest = version - KEPT_VERSIONS;
    if (oldest > 0 && !isKept(oldest)) transaction.delete(versionOf(oldest));
  }
}

/** What was saved of items. */
export class Versions {
  constructor(private readonly db: Firestore) {}

  /** The versions of an item, the newest first. */
  async list(type: ContentTypeDefinition, id: string): Promise<SavedVersion[]> {
    const { docs } = await withTimeout('list', versionsOf(this.db, type.path, id).get());
    return docs.map((doc) => readVersion(type, doc.data())).reverse();
  }

  /** One version of an item, or null. */
  async get(type: ContentTypeDefinition, id: string, version: number): Promise<SavedVersion | null> {
    const snapshot = await withTimeout('read', referenceOf(this.db, type.path, id, version).get());
    const data = snapshot.data();
    return data ? readVersion(type, data) : null;
  }
}
