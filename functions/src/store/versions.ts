import { FieldPath, type Firestore, type Query, type Transaction } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { DAY_MS } from '@content/dates/calendar';
import { mediaIn, withDefaults } from '../model/content';
import { type ItemState, revisionsOf } from '../model/item-state';
import { closedCollection } from './collections';
import type { VersionRecord } from './records';
import { withTimeout } from './timeout';

/** For how long a version is kept once another one has replaced it. */
const VERSION_MS = 365 * DAY_MS;
/** The most versions of an item, including the newest. */
const KEPT_VERSIONS = 50;

/** The save that adds versions. */
type Save = Pick<VersionRecord, 'id' | 'action' | 'actor' | 'note' | 'copyOf'>;

/** The key of a version; keys sort an item's versions by number. */
function versionKey(path: string, id: string, version: number): string {
  return `${path}.${id}.${String(version).padStart(8, '0')}`;
}

const referenceOf = (db: Firestore, path: string, id: string, version: number) =>
  closedCollection(db, 'versions').doc(versionKey(path, id, version));

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
    const content = { version, at, values, files, media: mediaIn({ files }) };
    transaction.set(versionOf(version), { ...save, path: type.path, ...content, removeAt: null });
    const oldest = version - KEPT_VERSIONS;
    if (oldest > 0 && !isKept(oldest)) transaction.delete(versionOf(oldest));
  }
}

/** What was saved of items. */
export class Versions {
  constructor(private readonly db: Firestore) {}

  /** The versions of an item, the newest first. */
  async list(type: ContentTypeDefinition, id: string): Promise<VersionRecord[]> {
    const { docs } = await withTimeout('list', versionsOf(this.db, type.path, id).get());
    return docs.map((doc) => withDefaults(type, doc.data())).reverse();
  }

  /** One version of an item, or null. */
  async get(type: ContentTypeDefinition, id: string, version: number): Promise<VersionRecord | null> {
    const snapshot = await withTimeout('read', referenceOf(this.db, type.path, id, version).get());
    const data = snapshot.data();
    return data ? withDefaults(type, data) : null;
  }
}
