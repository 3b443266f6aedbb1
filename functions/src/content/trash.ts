import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/contract';
import { TRASH_DAYS } from '@content/contract';
import { isPossibleId } from '@content/ids';
import { decodeCursor, encodeCursor, trashCursor } from '@content/page-token';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import { trashPosition } from '../store/documents';
import type { TrashedItem } from '../store/items';
import { variantName } from '../store/picture-names';
import { presentItem } from '../store/present';
import type { StoredPicture } from '../store/stored';
import { allFiles } from '../store/stored';
import type { Paging } from './paging';
import { limitOf, pageOf, readCursor } from './paging';

const DAY_MS = 24 * 3600 * 1000;

function tokenAfter(last: TrashedItem): string {
  const { deletedAt, path, id } = trashPosition(last);
  return encodeCursor([deletedAt.toISOString(), path, id]);
}

async function readPage(
  documents: Documents,
  query: Paging,
  type?: ContentTypeDefinition,
): Promise<Page<TrashedItem>> {
  const limit = limitOf(query);
  const cursor = readCursor(query, (token) => decodeCursor(trashCursor, token));
  const after = cursor && { deletedAt: new Date(cursor[0]), path: cursor[1], id: cursor[2] };
  return pageOf(await documents.listTrash({ type, limit, after }), limit, tokenAfter);
}

function presentTrashed({ type, item, deletedAt }: TrashedItem): AnyItem {
  return { ...presentItem(type, item), deletedAt: deletedAt.toISOString() };
}

/** One page of a type's deleted items, the last deleted first; each carries `deletedAt`. Throws InvalidQuery. */
export async function listTrash(
  documents: Documents,
  type: ContentTypeDefinition,
  query: Paging,
): Promise<Page<AnyItem>> {
  const page = await readPage(documents, query, type);
  return { ...page, items: page.items.map(presentTrashed) };
}

/** One deleted item, or null. */
export async function oneTrashed(
  documents: Documents,
  type: ContentTypeDefinition,
  id: string,
): Promise<AnyItem | null> {
  const trashed = isPossibleId(id) ? await documents.trashed(type, id) : null;
  return trashed ? presentTrashed(trashed) : null;
}

/**
 * One page of what was deleted, of all types or of one, with the days that are left to restore it. Throws
 * InvalidQuery.
 */
export async function listTrashEntries(
  documents: Documents,
  query: Paging,
  now: Date,
  type?: ContentTypeDefinition,
): Promise<Page<TrashEntry>> {
  const page = await readPage(documents, query, type);
  const items = page.items.map((trashed): TrashEntry => {
    const left = trashed.deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
    return {
      path: trashed.type.path,
      item: presentItem(trashed.type, trashed.item),
      deletedAt: trashed.deletedAt.toISOString(),
      daysLeft: Math.max(0, Math.ceil(left / DAY_MS)),
    };
  });
  return { ...page, items };
}

/** The first picture of a deleted item, small, as a data URL; null when there is none, or the item is not in the trash. */
export async function trashedThumbnail(
  { documents, files }: Pick<Services, 'documents' | 'files'>,
  type: ContentTypeDefinition,
  id: string,
): Promise<string | null> {
  const trashed = isPossibleId(id) ? await documents.trashed(type, id) : null;
  const picture =
    trashed && allFiles(trashed.item).find((file): file is StoredPicture => file.kind === 'picture');
  if (!picture) return null;
  const { uploadId, stem, widths } = picture;
  const name = variantName(stem, Math.min(...widths), 'webp');
  const bytes = await files.readTrashed({ path: type.path, id, uploadId }, name);
  if (!bytes) return null;
  const { toThumbnail } = await import('../store/pictures');
  return `data:image/webp;base64,${(await toThumbnail(bytes)).toString('base64')}`;
}
