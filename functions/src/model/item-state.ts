import { type ContentTypeDefinition, isVisible } from '@content';
import type { PublishingState, PublishingStatus } from '@content/items/publishing-status';
import { allFiles, type Content, type StoredFile, type StoredItem } from './content';

/** A saved content of an item, and the moments from and until which visitors may see it. */
export interface Revision extends Content {
  /** The item's version with which it was saved or published. */
  readonly version: number;
  readonly updatedAt: Date;
  /** When it replaces what is published; null in what is, and in a draft that is not scheduled. */
  readonly from: Date | null;
  /** When visitors stop seeing it; null for never. */
  readonly until: Date | null;
}

/** An item whole. At least one of `published` and `draft` is there. */
export interface ItemState {
  readonly id: string;
  /** Counts up with every change. */
  readonly version: number;
  /** When it was first published, and until then, when it was added. */
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly wasPublished: boolean;
  /** Public until a scheduled draft begins. */
  readonly published: Revision | null;
  /** Content beside it that visitors do not see, or with `from` not yet. */
  readonly draft: Revision | null;
}

/** The item at a moment: a draft whose moment has come is published. */
export function applyDueSchedule(state: ItemState, now: Date): ItemState {
  const { draft } = state;
  if (!draft?.from || draft.from > now) return state;
  return { ...state, wasPublished: true, published: { ...draft, from: null }, draft: null };
}

/** The revision that visitors see at a moment. */
function publicRevisionAt(state: ItemState, now: Date): Revision | null {
  const { published } = applyDueSchedule(state, now);
  return published && (!published.until || published.until > now) ? published : null;
}

/** The revision that visitors can read at a moment: none of an item that is switched off, such as an inactive popup. */
export function visibleRevisionAt(type: ContentTypeDefinition, state: ItemState, now: Date): Revision | null {
  const revision = publicRevisionAt(state, now);
  return revision && isVisible(type, revision.values) ? revision : null;
}

/** The contents of an item: what visitors see, and the draft beside it. */
export const revisionsOf = ({ published, draft }: ItemState): Revision[] =>
  [published, draft].filter((revision) => revision !== null);

/** The revisions that visitors see now or will see at a moment; a draft is not one. */
export const publishedRevisions = (state: ItemState): Revision[] =>
  revisionsOf(state).filter((revision) => revision === state.published || revision.from !== null);

export function newestRevision({ published, draft }: ItemState): Revision {
  const newest = draft ?? published;
  if (!newest) throw new Error('An item without content');
  return newest;
}

/** Whether an item's newest content is a draft, which no moment publishes; a new item is none. */
export const isDraft = (state: ItemState | null): boolean => state?.draft?.from === null;

/**
 * The next version of an item. What is published beside a draft keeps its number, unless its files change as well: then it is a
 * version of its own, the one before the draft's.
 */
export function withNextVersion(
  before: ItemState,
  updatedAt: Date,
  change: Partial<Pick<ItemState, 'published' | 'draft' | 'createdAt'>> = {},
): ItemState {
  const after = { ...before, ...change };
  const { published, draft } = after;
  const isPublishedNew =
    published !== null && (draft === null || published.files !== before.published?.files);
  const numbered = (revision: Revision, version: number) => ({ ...revision, version, updatedAt });
  const version = before.version + (isPublishedNew && draft ? 2 : 1);
  return {
    ...after,
    version,
    updatedAt,
    published: isPublishedNew ? numbered(published, before.version + 1) : published,
    draft: draft && numbered(draft, version),
  };
}

/** Whether the public collection holds the item: it is published, and neither begins nor ends at a moment. */
export function hasPublicRecord(state: ItemState): boolean {
  return state.published !== null && scheduledMoments(state).length === 0;
}

/** The moments at which what visitors see of the item changes by itself. */
export function scheduledMoments({ published, draft }: ItemState): Date[] {
  return [published?.until, draft?.from, draft?.from ? draft.until : null].filter(
    (moment) => moment instanceof Date,
  );
}

/** The files of everything that an item has now, its versions aside. */
export function filesOfState(state: ItemState): StoredFile[] {
  return revisionsOf(state).flatMap(allFiles);
}

/** The ids of the media of everything that an item has now. */
export function mediaOf(state: ItemState): string[] {
  return [...new Set(filesOfState(state).map(({ media }) => media))];
}

/** One content of an item, as an item. */
export function itemOf({ id, createdAt }: ItemState, revision: Revision): StoredItem {
  const { values, files, version, updatedAt } = revision;
  return { id, createdAt, values, files, version, updatedAt };
}

/** The newest content of an item, as staff see it: with the item's own version. */
export function newestItem(state: ItemState): StoredItem {
  return { ...itemOf(state, newestRevision(state)), version: state.version, updatedAt: state.updatedAt };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The publishing state of an item at a moment, for staff. */
export function publishingStateOf(state: ItemState, now: Date): PublishingState {
  const current = applyDueSchedule(state, now);
  const { published, draft } = current;
  const newest = newestRevision(current);
  const seen = publicRevisionAt(current, now);
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
  if (draft) return withStatus(draft.from ? 'scheduled' : 'draft');
  return withStatus(published?.until && published.until <= now ? 'ended' : 'published');
}
