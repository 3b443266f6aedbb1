import { type AnyItem, contentTypeAt } from '@content';
import { completeItem } from '@content/items/complete-item';
import { apiPaths, MAX_PAGE_SIZE, type Page, type PreviewLink } from '@content/api/contract';
import type { ConsentAnswer, PublishOptions } from '@content/items/publishing-status';
import { type ItemActionName, staffApiPaths } from '@content/api/staff-contract';
import { apiData, type ApiRequest, callApi } from './admin-client';
import { readAllPages } from '../pages/read-all-pages';
import { type Query, withQuery } from '../formats/with-query';

/** Callbacks for the progress of an upload, and the signal that cancels it. */
export interface UploadWatch {
  readonly onProgress?: (percent: number) => void;
  /** Called with true when nothing has moved for a while, with false when it moves again. */
  readonly onWaiting?: (waiting: boolean) => void;
  readonly signal: AbortSignal;
}

/** The precondition of a write; none for an item whose version is unknown. */
const ifMatch = (version: number): Record<string, string> =>
  version === 0 ? {} : { 'If-Match': `"${version}"` };

/** Completes an item of a response; a path that somebody has typed may belong to no type. */
function complete(path: string, item: AnyItem): AnyItem {
  const type = contentTypeAt(path);
  return type ? completeItem(type, item) : item;
}

/** Makes a request whose response is an item of the type at `path`. */
const itemOf = async (path: string, request: ApiRequest): Promise<AnyItem> =>
  complete(path, await apiData<AnyItem>(request));

/** One page of a type's list, and the number of items that fit the query. */
export interface ItemPage extends Page<AnyItem> {
  readonly total: number;
}

/** Reads one page of a list, with everything else in the response. */
export async function readListPage<P extends Page<unknown>>(path: string, signal?: AbortSignal): Promise<P> {
  const { data, ...rest } = await callApi<unknown>({ path, signal });
  // The list of popups may come as its one item.
  const items = [data ?? []].flat();
  return { total: items.length, ...rest, items } as unknown as P;
}

/** Reads one page of a type's list as staff see it; `query` holds q, sort, attention, filters and the page token. */
export async function listItems(path: string, query: Query, signal?: AbortSignal): Promise<ItemPage> {
  const url = withQuery(apiPaths.list(path), { view: 'admin', ...query });
  const page = await readListPage<ItemPage>(url, signal);
  return { ...page, items: page.items.map((item) => complete(path, item)) };
}

/** Reads all items of a type in their order, for arranging; such types have few items. */
export const listAllItems = (path: string, signal?: AbortSignal): Promise<readonly AnyItem[]> =>
  readAllPages((pageToken) => listItems(path, { pageSize: MAX_PAGE_SIZE, pageToken }, signal));

export const readItem = (path: string, id: string, signal?: AbortSignal) =>
  itemOf(path, { path: `${apiPaths.one(path, id)}?view=admin`, signal });

/** Reads the item of a singleton, or null. */
export const readSingleton = async (path: string, signal?: AbortSignal): Promise<AnyItem | null> =>
  (await listItems(path, { pageSize: 1 }, signal)).items[0] ?? null;

/** Adds an item. A repeat with the same `key` returns the first result (`isReplayed`) instead of adding another one. */
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

/** Changes an item unless somebody else has changed it since (ApiProblem 412). */
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
  /** By default all. */
  readonly fields?: readonly string[] | undefined;
}

/** An action on an item outside its form, such as restoring it from the trash, or one of its versions (0: the defaults). */
export interface ItemAction {
  readonly name: ItemActionName;
  readonly options?: RestoreOptions;
}

/** Runs an action unless somebody else has changed the item since (ApiProblem 412). */
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

/** Adds a copy of an item as a draft, without its dates. A repeat with the same `key` returns the first result. */
export const duplicateItem = (path: string, id: string, key: string, documents: boolean) =>
  itemOf(path, {
    method: 'POST',
    path: staffApiPaths.ofItem(path, id, 'duplicate'),
    body: { documents },
    headers: { 'Idempotency-Key': key },
  });

/** Makes a link by which anybody can see an item as visitors will. */
export const makePreview = (path: string, id: string) =>
  apiData<PreviewLink>({ method: 'POST', path: staffApiPaths.ofItem(path, id, 'preview'), body: {} });

export const endPreviews = (path: string, id: string) =>
  apiData({ method: 'DELETE', path: staffApiPaths.ofItem(path, id, 'preview') });

export const readVersion = (path: string, id: string, version: number, signal?: AbortSignal) =>
  itemOf(path, { path: staffApiPaths.ofItem(path, id, `versions/${version}`), signal });
