import { type AnyItem, contentTypeAt } from '@content';
import { completeItem } from '@content/items/complete-item';
import { apiPaths, MAX_PAGE_SIZE, type Page, type PreviewLink } from '@content/api/contract';
import type { ConsentAnswer, PublishOptions } from '@content/items/publishing-status';
import { type ItemActionName, staffApiPaths } from '@content/api/staff-contract';
import { apiData, type ApiRequest, callApi } from './admin-client';
import { readAllPages } from '../pages/read-all-pages';
import { type Query, withQuery } from '../formats/with-query';

/** How far an upload has come, and the way to end it. */
export interface UploadWatch {
  readonly onProgress?: (percent: number) => void;
  /** Told when nothing moves for a while, and when it does again. */
  readonly onWaiting?: (waiting: boolean) => void;
  readonly signal: AbortSignal;
}

/** Nothing for an item whose version no response has told. */
const ifMatch = (version: number): Record<string, string> =>
  version === 0 ? {} : { 'If-Match': `"${version}"` };

/** An item of a response; there may be no type at a path that somebody has typed. */
function complete(path: string, item: AnyItem): AnyItem {
  const type = contentTypeAt(path);
  return type ? completeItem(type, item) : item;
}

/** Makes a request whose response is an item of the type at `path`. */
const itemOf = async (path: string, request: ApiRequest): Promise<AnyItem> =>
  complete(path, await apiData<AnyItem>(request));

/** One page of a type's list, and how many items fit the query in all. */
export interface ItemPage extends Page<AnyItem> {
  readonly total: number;
}

/** One page of a list, with what else its response tells. */
export async function readListPage<P extends Page<unknown>>(path: string, signal?: AbortSignal): Promise<P> {
  const { data, ...rest } = await callApi<unknown>({ path, signal });
  // A list may also come as the one item that there is, as that of popups does.
  const items = [data ?? []].flat();
  return { total: items.length, ...rest, items } as unknown as P;
}

/** One page of a type's list as staff see it; `query` holds q, sort, attention, filters, and which page. */
export async function listItems(path: string, query: Query, signal?: AbortSignal): Promise<ItemPage> {
  const url = withQuery(apiPaths.list(path), { view: 'admin', ...query });
  const page = await readListPage<ItemPage>(url, signal);
  return { ...page, items: page.items.map((item) => complete(path, item)) };
}

/** All items of a type in their order: an order needs every neighbour. Sliders and employees are few. */
export const listAllItems = (path: string, signal?: AbortSignal): Promise<readonly AnyItem[]> =>
  readAllPages((pageToken) => listItems(path, { pageSize: MAX_PAGE_SIZE, pageToken }, signal));

export const readItem = (path: string, id: string, signal?: AbortSignal) =>
  itemOf(path, { path: `${apiPaths.one(path, id)}?view=admin`, signal });

/** The one item of a type that has at most one, or null. */
export const readSingleton = async (path: string, signal?: AbortSignal): Promise<AnyItem | null> =>
  (await listItems(path, { pageSize: 1 }, signal)).items[0] ?? null;

/** Adds an item. `key` makes a repeat of the same form return the first result (`isReplayed`) instead of adding twice. */
export async function createItem(
  path: string,
  body: object,
  key: string,
  signal?: AbortSignal,
): Promise<{ readonly item: AnyItem; readonly isReplayed: boolean }> {
  const headers = { 'Idempotency-Key': key };
  const request = { method: 'POST', path: apiPaths.list(path), body, headers, signal } as const;
  const { data, isReplayed = false } = await callApi<AnyItem>(request);
  return { item: complete(path, data), isReplayed };
}

/** Changes an item that is still at `version`; ApiProblem 412 when someone else was faster. */
export const updateItem = (
  path: string,
  { _id, _version }: Pick<AnyItem, '_id' | '_version'>,
  body: object,
  signal?: AbortSignal,
) =>
  itemOf(path, { method: 'PATCH', path: apiPaths.one(path, _id), body, headers: ifMatch(_version), signal });

/** Moves an item to the trash. */
export const removeItem = (path: string, { _id, _version }: AnyItem) =>
  apiData({ method: 'DELETE', path: apiPaths.one(path, _id), headers: ifMatch(_version) });

export interface RestoreOptions extends Omit<PublishOptions, 'note'> {
  /** Only these fields; by default all. */
  readonly fields?: readonly string[] | undefined;
}

/**
 * What is done with an item without its form: it is taken away from visitors and stays as a draft, the draft that it has beside
 * what they see is given up, it comes back from the trash, or an earlier version becomes the newest one (0: what a page’s texts
 * began with).
 */
export interface ItemAction {
  readonly name: ItemActionName;
  readonly options?: RestoreOptions;
}

/** Does that; ApiProblem 412 when someone else was faster. */
export const runItemAction = (
  path: string,
  { _id, _version }: AnyItem,
  { name, options }: ItemAction,
  answer: ConsentAnswer = {},
) =>
  itemOf(path, {
    method: 'POST',
    path: staffApiPaths.ofItem(path, _id, name),
    body: { ...options, ...answer },
    headers: ifMatch(_version),
  });

/** Adds a draft with what an item has, its dates aside, and its documents where they are wanted. `key` makes a repeat return the first result. */
export const duplicateItem = (path: string, id: string, key: string, documents: boolean) =>
  itemOf(path, {
    method: 'POST',
    path: staffApiPaths.ofItem(path, id, 'duplicate'),
    body: { documents },
    headers: { 'Idempotency-Key': key },
  });

/** Makes a link that shows an item as visitors will see it, to whoever has the link. */
export const makePreview = (path: string, id: string) =>
  apiData<PreviewLink>({ method: 'POST', path: staffApiPaths.ofItem(path, id, 'preview'), body: {} });

export const endPreviews = (path: string, id: string) =>
  apiData({ method: 'DELETE', path: staffApiPaths.ofItem(path, id, 'preview') });

export const readVersion = (path: string, id: string, version: number, signal?: AbortSignal) =>
  itemOf(path, { path: staffApiPaths.ofItem(path, id, `versions/${version}`), signal });
