import { DAY_MS } from '@content/calendar';
import type { AnyItem, ContentPath, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/contract';
import { TRASH_DAYS } from '@content/contract';
import { isPossibleId } from '@content/ids';
import { decodeCursor, encodeCursor, trashCursor } from '@content/page-token';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import { trashPosition } from '../store/documents';
import type { TrashedItem } from '../store/items';
import { variantName } from '../store/rendition-names';
import { presentItem, sourcesIn } from '../store/present';
import type { StoredPicture } from '../store/stored';
import { allFiles } from '../store/stored';
import type { Paging } from './paging';
import { limitOf, pageOf, readCursor } from './paging';

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

type TrashServices = Pick<Services, 'documents' | 'pictures'>;

/** Deleted items as staff see them; each carries `deletedAt`. */
async function presentTrashed(
  { pictures }: TrashServices,
  trashed: readonly TrashedItem[],
): Promise<AnyItem[]> {
  const names = await pictures.names(sourcesIn(trashed.map(({ item }) => item)));
  return trashed.map(({ type, item, deletedAt }) => ({
    ...presentItem(type, item, names),
    deletedAt: deletedAt.toISOString(),
  }));
}

/** One page of a type's deleted items, the last deleted first; each carries `deletedAt`. Throws InvalidQuery. */
export async function listTrash(
  services: TrashServices,
  type: ContentTypeDefinition,
  query: Paging,
): Promise<Page<AnyItem>> {
  const page = await readPage(services.documents, query, type);
  return { ...page, items: await presentTrashed(services, page.items) };
}

/** One deleted item, or null. */
export async function oneTrashed(
  services: TrashServices,
  type: ContentTypeDefinition,
  id: string,
): Promise<AnyItem | null> {
  const trashed = isPossibleId(id) ? await services.documents.trashed(type, id) : null;
  const [item] = await presentTrashed(services, trashed ? [trashed] : []);
  return item ?? null;
}

/**
 * One page of what was deleted, of all types or of one, with the days that are left to restore it. Throws
 * InvalidQuery.
 */
export async function listTrashEntries(
  services: TrashServices & Pick<Services, 'clock'>,
  query: Paging,
  type?: ContentTypeDefinition,
): Promise<Page<TrashEntry>> {
  const page = await readPage(services.documents, query, type);
  const names = await services.pictures.names(sourcesIn(page.items.map(({ item }) => item)));
  const now = services.clock();
  const items = page.items.map(({ type: of, item, deletedAt }): TrashEntry => {
    const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - now.getTime();
    return {
      path: of.path as ContentPath,
      item: presentItem(of, item, names),
      deletedAt: deletedAt.toISOString(),
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
  const { uploadId, widths } = picture;
  const name = variantName(Math.min(...widths), 'webp');
  const bytes = await files.readTrashed({ path: type.path, id, uploadId }, name);
  if (!bytes) return null;
  const { toThumbnail } = await import('../store/pictures');
  return `data:image/webp;base64,${(await toThumbnail(bytes)).toString('base64')}`;
}
