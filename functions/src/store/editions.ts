import { Timestamp } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { fileFields, isVisible, valueFields } from '@content';
import type { FieldValue } from '@content/kinds/kind';
import type { PublishingState, PublishingStatus } from '@content/publishing-status';
import { defaultValue } from '@content/default-values';
import type { Content, StoredFile, StoredFiles, StoredItem } from './stored';
import { allFiles } from './stored';

/** A content of an item as it was saved, and from when until when visitors may see it. */
export interface Edition extends Content {
  /** The item's version with which it was saved or published. */
  readonly version: number;
  readonly updatedAt: Date;
  /** When it replaces the edition before; null in `live`, and in a draft that is not scheduled. */
  readonly from: Date | null;
  /** When visitors stop seeing it; null for never. */
  readonly until: Date | null;
}

/** An item whole. At least one of `live` and `next` is there. */
export interface ItemState {
  readonly id: string;
  /** Counts up with every change. */
  readonly version: number;
  /** When it was first published, and until then, when it was added. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly wasPublished: boolean;
  /** Public until `next` begins. */
  readonly live: Edition | null;
  /** A draft, or with `from` what visitors see from then on. */
  readonly next: Edition | null;
}

/** The item at a moment: a `next` whose moment has come is `live`. */
export function applyDueSchedule(state: ItemState, now: Date): ItemState {
  const { next } = state;
  if (!next?.from || next.from > now) return state;
  return { ...state, wasPublished: true, live: { ...next, from: null }, next: null };
}

/** The edition that visitors see at a moment. */
export function publicEditionAt(state: ItemState, now: Date): Edition | null {
  const { live } = applyDueSchedule(state, now);
  return live && (!live.until || live.until > now) ? live : null;
}

/** The edition that visitors can read at a moment: none of an item that is switched off, such as an inactive popup. */
export function visibleEditionAt(type: ContentTypeDefinition, state: ItemState, now: Date): Edition | null {
  const edition = publicEditionAt(state, now);
  return edition && isVisible(type, edition.values) ? edition : null;
}

export function newestEdition({ live, next }: ItemState): Edition {
  const newest = next ?? live;
  if (!newest) throw new Error('An item without content');
  return newest;
}

/** Whether an item's newest content is a draft, which no moment publishes; a new item is none. */
export const isDraft = (state: ItemState | null): boolean => state?.next?.from === null;

/**
 * The next version of an item. A live edition beside a draft keeps its number, unless its files change as well: then it is a
 * version of its own, the one before the draft's.
 */
export function withNextVersion(
  before: ItemState,
  updatedAt: Date,
  change: Partial<Pick<ItemState, 'live' | 'next' | 'createdAt'>> = {},
): ItemState {
  const after = { ...before, ...change };
  const { live, next } = after;
  const isLiveNew = live !== null && (next === null || live.files !== before.live?.files);
  const numbered = (edition: Edition, version: number) => ({ ...edition, version, updatedAt });
  const version = before.version + (isLiveNew && next ? 2 : 1);
  return {
    ...after,
    version,
    updatedAt,
    live: isLiveNew ? numbered(live, before.version + 1) : live,
    next: next && numbered(next, version),
  };
}

/** Whether the public collection holds the item: it is live, and neither begins nor ends at a moment. */
export function isOpen(state: ItemState): boolean {
  return state.live !== null && momentsOf(state).length === 0;
}

/** The moments at which what visitors see of the item changes by itself. */
export function momentsOf({ live, next }: ItemState): Date[] {
  return [live?.until, next?.from, next?.from ? next.until : null].filter((moment) => moment instanceof Date);
}

/** The files of everything that an item has now, its versions aside. */
export function filesOfState({ live, next }: ItemState): StoredFile[] {
  return [live, next].flatMap((edition) => (edition ? allFiles(edition) : []));
}

/** The ids of the media of everything that an item has now. */
export function mediaOf(state: ItemState): string[] {
  return [...new Set(filesOfState(state).map(({ media }) => media))];
}

/** One content of an item, as an item. */
export function itemOf({ id, createdAt }: ItemState, edition: Edition): StoredItem {
  const { values, files, version, updatedAt } = edition;
  return { id, createdAt, values, files, version, updatedAt };
}

/** The newest content of an item, as staff see it: with the item's own version. */
export function newestItem(state: ItemState): StoredItem {
  return { ...itemOf(state, newestEdition(state)), version: state.version, updatedAt: state.updatedAt };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The publishing state of an item at a moment, for staff. */
export function publishingStateOf(state: ItemState, now: Date): PublishingState {
  const current = applyDueSchedule(state, now);
  const { live, next } = current;
  const newest = newestEdition(current);
  const seen = publicEditionAt(current, now);
  const older = seen && seen !== newest ? seen : null;
  const withStatus = (state: PublishingStatus) => ({
    state,
    publishAt: iso(newest.from),
    unpublishAt: iso(newest.until),
    isPublic: seen !== null,
    publicVersion: older?.version ?? null,
    publicUpdatedAt: older && iso(older.updatedAt),
    publicUntil: older && iso(older.until),
  });
  if (next) return withStatus(next.from ? 'scheduled' : 'draft');
  return withStatus(live?.until && live.until <= now ? 'ended' : 'published');
}

/** What the public collection holds of an item: values at the top level, for rules and queries. Nothing here reads it. */
interface PublicRecord {
  readonly files: StoredFiles;
  readonly version: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly [field: string]: unknown;
}

interface EditionRecord {
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: StoredFiles;
  readonly version: number;
  readonly updatedAt: Timestamp;
  readonly from: Timestamp | null;
  readonly until: Timestamp | null;
}

/** An item whole, as it is stored. */
export interface ItemRecord {
  readonly path: string;
  readonly id: string;
  readonly version: number;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  readonly wasPublished: boolean;
  readonly live: EditionRecord | null;
  readonly next: EditionRecord | null;
}

const timestamp = (date: Date | null) => date && Timestamp.fromDate(date);

function editionRecord({ values, files, version, updatedAt, from, until }: Edition): EditionRecord {
  return {
    values,
    files,
    version,
    updatedAt: Timestamp.fromDate(updatedAt),
    from: timestamp(from),
    until: timestamp(until),
  };
}

/** The record of an item. */
export function itemRecord({ path }: ContentTypeDefinition, state: ItemState): ItemRecord {
  const { id, version, createdAt, updatedAt, wasPublished, live, next } = state;
  return {
    path,
    id,
    version,
    createdAt: Timestamp.fromDate(createdAt),
    updatedAt: Timestamp.fromDate(updatedAt),
    wasPublished,
    live: live && editionRecord(live),
    next: next && editionRecord(next),
  };
}

/** The public record of an item; null where what visitors see of it begins or ends at a moment, which no rule could hide. */
export function publicRecord(state: ItemState): PublicRecord | null {
  const { createdAt, live } = state;
  if (!live || !isOpen(state)) return null;
  const { values, files, version, updatedAt } = live;
  return {
    ...values,
    files,
    version,
    createdAt: Timestamp.fromDate(createdAt),
    updatedAt: Timestamp.fromDate(updatedAt),
  };
}

/** Values and files of a record; fields added to the type later get their defaults. */
export function contentOf(
  type: ContentTypeDefinition,
  data: Readonly<Record<string, unknown>>,
  stored: StoredFiles,
): Content {
  const values = valueFields(type).map(([name, field]) => {
    const value = data[name] as FieldValue | undefined;
    return [name, value ?? defaultValue(type, name, field)];
  });
  const files = fileFields(type).map(([name]) => [name, stored[name] ?? []] as const);
  return {
    values: Object.fromEntries(values) as Record<string, FieldValue>,
    // Another release may know more fields: files in them are in use.
    files: { ...stored, ...Object.fromEntries(files) },
  };
}

function readEdition(type: ContentTypeDefinition, data: EditionRecord): Edition {
  return {
    ...contentOf(type, data.values, data.files),
    version: data.version,
    updatedAt: data.updatedAt.toDate(),
    from: data.from?.toDate() ?? null,
    until: data.until?.toDate() ?? null,
  };
}

/** Reads an item from its record. */
export function readState(type: ContentTypeDefinition, data: ItemRecord): ItemState {
  const { id, version, createdAt, updatedAt, wasPublished, live, next } = data;
  return {
    id,
    version,
    createdAt: createdAt.toDate(),
    updatedAt: updatedAt.toDate(),
    wasPublished,
    live: live && readEdition(type, live),
    next: next && readEdition(type, next),
  };
}
