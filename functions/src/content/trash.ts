import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page, TrashEntry } from '@content/contract';
import { TRASH_DAYS } from '@content/contract';
import type { Documents, TrashPlace, TrashedItem } from '../store/documents';
import { trashPlace } from '../store/documents';
import { presentItem } from '../store/present';
import { isPossibleId } from '@content/ids';
import { badRequest } from '../api/problems';
import type { Query } from './lists';
import { readPageSize } from './lists';

const DAY_MS = 24 * 3600 * 1000;

/** The page token of a place: its moment, and the key behind it. */
const tokenOf = ({ deletedAt, key }: TrashPlace) => `${deletedAt.toISOString()}_${key}`;

function readPlace(query: Query): TrashPlace | undefined {
  const token = query['pageToken'];
  if (token === undefined) return undefined;
  const text = typeof token === 'string' ? token : '';
  const [, moment = '', key = ''] = /^([^_]{1,40})_([a-z]+\.[\w-]{1,128})$/.exec(text) ?? [];
  const deletedAt = new Date(moment);
  if (Number.isNaN(deletedAt.getTime())) throw badRequest('pageToken is not one that this list has given');
  return { deletedAt, key };
}

async function readPage(
  documents: Documents,
  query: Query,
  type?: ContentTypeDefinition,
): Promise<Page<TrashedItem>> {
  const limit = readPageSize(query);
  const items = await documents.listTrash({ type, limit, after: readPlace(query) });
  const last = items.at(-1);
  return last && items.length === limit ? { items, nextPageToken: tokenOf(trashPlace(last)) } : { items };
}

function presentTrashed({ type, item, deletedAt }: TrashedItem): AnyItem {
  return { ...presentItem(type, item), deletedAt: deletedAt.toISOString() };
}

/** One page of a type's deleted items, the last deleted first; each carries `deletedAt`. */
export async function listTrash(
  documents: Documents,
  type: ContentTypeDefinition,
  query: Query,
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

/** One page of what was deleted, of all types or of one, with the days that are left to restore it. */
export async function listTrashEntries(
  documents: Documents,
  query: Query,
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
