import type { AnyItem, ContentTypeDefinition } from '@content';
import type { AttentionReason } from '@content/attention';
import { attentionReasons } from '@content/attention';
import type { Page, Sorting } from '@content/contract';
import { sortings } from '@content/contract';
import type { Services } from '../services';
import { presentItem } from '../store/present';
import { badRequest } from '../api/problems';
import type { Query } from './lists';
import { listItems, readFilters, readPageSize } from './lists';

/** Longest text that can be searched for, in characters. */
const MAX_SEARCH = 200;

/** A page of a staff list also tells how many items there are in all. */
export interface StaffPage extends Page<AnyItem> {
  readonly total: number;
}

function readOne<T extends string>(query: Query, name: string, known: readonly T[]): T | undefined {
  const given = query[name];
  if (given === undefined) return undefined;
  const found = known.find((each) => each === given);
  if (found === undefined) throw badRequest(`${name} must be one of: ${known.join(', ')}`);
  return found;
}

function readText(query: Query): string {
  const given = query['q'] ?? '';
  if (typeof given !== 'string') throw badRequest('q must be given once');
  if (given.length > MAX_SEARCH) throw badRequest(`q can have at most ${MAX_SEARCH} characters`);
  return given.trim();
}

/** What a page token of search results says: how many came before, and which was the last. */
function readPlace(query: Query): { count: number; lastId: string } | null {
  const given = query['pageToken'];
  if (given === undefined) return null;
  const [, count, lastId] = (typeof given === 'string' && /^(\d{1,7})\.([^./]+)$/.exec(given)) || [];
  if (!count || !lastId) throw badRequest('pageToken is not one that this list has given');
  return { count: Number(count), lastId };
}

/** Where the next page begins; the list may have changed since the last one, even lost its last item. */
function beginning(ids: readonly string[], query: Query): number {
  const place = readPlace(query);
  if (!place) return 0;
  const at = ids.indexOf(place.lastId);
  return at >= 0 ? at + 1 : Math.max(0, place.count - 1);
}

/**
 * One page of a type's list as staff see it: ?q, ?sort, ?attention, the type's filters, pageSize and pageToken.
 * Without q, sort and attention it reads as many documents as it answers, and one to count.
 */
export async function listForStaff(
  services: Services,
  type: ContentTypeDefinition,
  query: Query,
): Promise<StaffPage> {
  const { documents, search } = services;
  const text = readText(query);
  const sorting = readOne<Sorting>(query, 'sort', sortings) ?? 'site';
  const attention = readOne<AttentionReason>(query, 'attention', attentionReasons);
  const where = readFilters(type, query);
  if (!where) return { items: [], total: 0 };
  if (text === '' && sorting === 'site' && !attention) {
    const [page, total] = await Promise.all([
      listItems(documents, type, query, 'admin'),
      documents.total(type, where),
    ]);
    return { ...page, total };
  }
  const limit = readPageSize(query);
  const found = await search.find(type, { text, sorting, where, attention });
  const start = beginning(
    found.map(({ id }) => id),
    query,
  );
  const shown = found.slice(start, start + limit);
  const last = shown.at(-1);
  const items = shown.map((item) => presentItem(type, item));
  const more = last && start + limit < found.length;
  return { items, total: found.length, ...(more && { nextPageToken: `${start + limit}.${last.id}` }) };
}
