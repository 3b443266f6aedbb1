import { DAY_MS } from '@content/dates/calendar';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { VersionEntry } from '@content/api/contract';
import { actorOf } from './audit';
import { contentOf } from './item-state';
import { type Content, mediaIn, type Stored } from './stored';

/** For how long a version is kept once another one has replaced it. */
export const VERSION_MS = 365 * DAY_MS;
/** The most versions of an item, including the newest. */
export const KEPT_VERSIONS = 50;

/** A content of an item as it was saved. */
export interface SavedVersion extends Content, Omit<VersionEntry, 'at' | 'changed'> {
  /** Of the item. */
  readonly id: string;
  readonly at: Date;
  /** The item that it was copied from, where it is the first version of a copy. */
  readonly copyOf?: string | undefined;
}

export type VersionDocument = Stored<ReturnType<typeof versionRecord>>;

export const VERSIONS = 'versions';

/** The key of a version; keys sort an item's versions by number. */
export function versionKey(path: string, id: string, version: number): string {
  return `${path}.${id}.${String(version).padStart(8, '0')}`;
}

/** The record of a version that the item has. */
export function versionRecord({ path }: ContentTypeDefinition, { copyOf, actor, ...saved }: SavedVersion) {
  return {
    ...saved,
    path,
    actor: actorOf(actor),
    ...(copyOf === undefined ? {} : { copyOf }),
    /** The ids of all media that it refers to. */
    media: mediaIn(saved),
    /** When Firestore removes it; null while visitors see it or will. */
    removeAt: null as Date | null,
  };
}

/** Reads a version from its record. */
export function fromVersion(type: ContentTypeDefinition, data: VersionDocument): SavedVersion {
  const { id, version, at, actor, action, note, copyOf, values, files } = data;
  return { id, version, at: at.toDate(), actor, action, note, copyOf, ...contentOf(type, values, files) };
}

/** The versions of an item, the oldest first. */
export function ofItem(db: Firestore, path: string, id: string): Query {
  return db
    .collection(VERSIONS)
    .orderBy(FieldPath.documentId())
    .startAt(versionKey(path, id, 0))
    .endAt(versionKey(path, id, 99_999_999))
    .limit(2 * KEPT_VERSIONS);
}
