import type { Request } from 'express';
import type { AnyItem, ContentTypeDefinition } from '@content';
import type { Page } from '@content/contract';
import { MAX_PAGE_SIZE, pageTokenAfter, readPageToken } from '@content/contract';
import type { Documents, ListOptions } from '../store/documents';
import { presentItem } from '../store/present';
import type { StoredItem } from '../store/stored';
import { badRequest } from '../api/problems';
import { isPossibleId } from '@content/ids';

export type View = 'public' | 'admin' | 'trash';
/** The query part of an address, as Express gives it. */
export type Query = Readonly<Record<string, unknown>>;

/** Reads ?view. Absent is the public view. */
export function readView(request: Request): View {
  const view = request.query['view'];
  if (view === undefined) return 'public';
  if (view === 'admin' || view === 'trash') return view;
  throw badRequest('view must be admin, trash, or absent');
}

/** Reads ?pageSize: from 1, capped at 200, which is also the default. */
export function readPageSize(query: Query): number {
  const given = query['pageSize'];
  if (given === undefined) return MAX_PAGE_SIZE;
  const size = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : 0;
  if (size < 1) throw badRequest(`pageSize must be a number from 1 to ${MAX_PAGE_SIZE}`);
  return Math.min(size, MAX_PAGE_SIZE);
}

type Where = NonNullable<ListOptions['where']>[number];

/** Reads the type's filters; null when a filter can match nothing. Choices are compared without regard to case. */
export function readFilters(type: ContentTypeDefinition, query: Query): Where[] | null {
  const where: Where[] = [];
  for (const name of type.filters ?? []) {
    const given = query[name];
    const field = type.fields[name];
    if (given === undefined) continue;
    if (typeof given !== 'string') throw badRequest(`${name} must be given once`);
    if (field?.kind === 'yesNo') {
      if (given !== 'true' && given !== 'false') throw badRequest(`${name} must be true or false`);
      where.push({ field: name, equals: given === 'true' });
    } else if (field?.kind === 'choice') {
      const option = field.options.find((each) => each.toLowerCase() === given.trim().toLowerCase());
      if (!option) return null;
      where.push({ field: name, equals: option });
    }
  }
  return where;
}

function isVisible(type: ContentTypeDefinition, item: StoredItem, view: View): boolean {
  return view !== 'public' || !type.visible || item.values[type.visible.field] === type.visible.equals;
}

/** One page of a type's list, presented. `query` holds pageSize, pageToken and the type's filters. */
export async function listItems(
  documents: Documents,
  type: ContentTypeDefinition,
  query: Query,
  view: View,
): Promise<Page<AnyItem>> {
  const limit = readPageSize(query);
  const token = query['pageToken'];
  const after = typeof token === 'string' ? readPageToken(type, token) : undefined;
  if (token !== undefined && after === undefined) throw badRequest('pageToken must be given once');
  if (after === null) throw badRequest('pageToken is not one that this list has given');
  const filters = readFilters(type, query);
  if (!filters) return { items: [] };
  const hidden = view === 'public' && type.visible ? [type.visible] : [];
  const found = await documents.list(type, {
    limit,
    where: [...filters, ...hidden],
    ...(after ? { after } : {}),
  });
  const items = found.map((item) => presentItem(type, item));
  const last = items.at(-1);
  return last && items.length === limit ? { items, nextPageToken: pageTokenAfter(type, last) } : { items };
}

/** One item, presented, or null when there is none for this view. */
export async function oneItem(
  documents: Documents,
  type: ContentTypeDefinition,
  id: string,
  view: View,
): Promise<AnyItem | null> {
  const item = isPossibleId(id) ? await documents.get(type, id) : null;
  return item && isVisible(type, item, view) ? presentItem(type, item) : null;
}

/** Reads the page token of a list by time: the moment of its last entry. */
export function readMoment(query: Query): Date | undefined {
  const token = query['pageToken'];
  if (token === undefined) return undefined;
  const moment = typeof token === 'string' ? new Date(token) : new Date(NaN);
  if (Number.isNaN(moment.getTime())) throw badRequest('pageToken is not one that this list has given');
  return moment;
}
