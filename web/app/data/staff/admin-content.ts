import { type AnyItem, contentTypeAt } from '@content';
import { completeItem } from '@content/items/complete-item';
import {
  apiPaths,
  type AuditEntry,
  MAX_PAGE_SIZE,
  type Page,
  type PreviewLink,
  type TrashEntry,
} from '@content/api/contract';
import type { ConsentAnswer, PublishOptions } from '@content/items/publishing-status';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, type ApiRequest, callApi } from './admin-client';
import { readAllPages } from '../pages/read-all-pages';
import { withQuery } from '../formats/with-query';

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

/** One page of a list, and how many items fit the query in all. */
interface CountedPage<T> extends Page<T> {
  readonly total: number;
}
export type ItemPage = CountedPage<AnyItem>;

export interface PageRequest {
  readonly pageSize: number;
  readonly pageToken?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** One page of a list that also tells how many entries there are. */
export async function readListPage<T>(
  path: string,
  signal: AbortSignal | undefined,
): Promise<CountedPage<T>> {
  const { data, nextPageToken, total } = await callApi<T[] | T | null>({ path, signal });
  // A list may also come as the one item that there is, as that of popups does.
  const items = [data ?? []].flat() as T[];
  return { items, nextPageToken, total: total ?? items.length };
}

/** One page of a type's list as staff see it; `search` holds q, sort, attention and filters. */
export async function listItems(
  path: string,
  { signal, ...asked }: PageRequest,
  search?: URLSearchParams,
): Promise<ItemPage> {
  const url = withQuery(apiPaths.list(path), { view: 'admin', ...asked }, search);
  const page = await readListPage<AnyItem>(url, signal);
  return { ...page, items: page.items.map((item) => complete(path, item)) };
}

/** All items of a type in their order: an order needs every neighbour. Sliders and employees are few. */
export const listAllItems = (path: string, signal?: AbortSignal): Promise<readonly AnyItem[]> =>
  readAllPages((pageToken) => listItems(path, { pageSize: MAX_PAGE_SIZE, pageToken, signal }));

export const readItem = (path: string, id: string, signal?: AbortSignal) =>
  itemOf(path, { path: `${apiPaths.one(path, id)}?view=admin`, signal });

/** The one item of a type that has at most one, or null. */
export const readSingleton = async (path: string, signal?: AbortSignal): Promise<AnyItem | null> =>
  (await listItems(path, { pageSize: 1, signal })).items[0] ?? null;

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

/** Brings a deleted item back. */
export const restoreItem = (path: string, id: string, answer: ConsentAnswer) =>
  apiData<AnyItem>({ method: 'POST', path: staffApiPaths.restore(path, id), body: answer });

export interface RestoreOptions extends Omit<PublishOptions, 'note'> {
  /** Only these fields; by default all. */
  readonly fields?: readonly string[] | undefined;
}

/** A change of an item without a form; ApiProblem 412 when someone else was faster. */
const step = (path: string, url: string, { _version }: AnyItem, body: object = {}) =>
  itemOf(path, { method: 'POST', path: url, body, headers: ifMatch(_version) });

/** Makes an earlier version the newest one; version 0 is what a page’s texts began with. */
export const bringBackVersion = (path: string, item: AnyItem, version: number, options: RestoreOptions) =>
  step(path, staffApiPaths.bringBack(path, item._id, version), item, options);

/** Takes an item away from visitors; it stays as a draft. */
export const unpublishItem = (path: string, item: AnyItem) =>
  step(path, staffApiPaths.unpublish(path, item._id), item);

/** Gives up the draft of changes that an item has beside what visitors see. */
export const discardDraft = (path: string, item: AnyItem) =>
  step(path, staffApiPaths.discardDraft(path, item._id), item);

/** Adds a draft with what an item has, its dates aside, and its documents where they are wanted. `key` makes a repeat return the first result. */
export const duplicateItem = (path: string, id: string, key: string, documents: boolean) =>
  itemOf(path, {
    method: 'POST',
    path: staffApiPaths.duplicate(path, id),
    body: { documents },
    headers: { 'Idempotency-Key': key },
  });

/** Makes a link that shows an item as visitors will see it, to whoever has the link. */
export const makePreview = (path: string, id: string) =>
  apiData<PreviewLink>({ method: 'POST', path: staffApiPaths.preview(path, id), body: {} });

export const endPreviews = (path: string, id: string) =>
  apiData({ method: 'DELETE', path: staffApiPaths.preview(path, id) });

export const readVersion = (path: string, id: string, version: number, signal?: AbortSignal) =>
  itemOf(path, { path: staffApiPaths.version(path, id, version), signal });

/** One page of the trash, the last deleted first; `path` narrows it to one type. */
export const listTrash = (path: string | undefined, { signal, ...page }: PageRequest) =>
  readListPage<TrashEntry>(withQuery(staffApiPaths.trash, { ...page, type: path }), signal);

/** Everything in the trash as it is now, the last deleted first; `path` narrows it to one type. */
export const listAllTrash = (path?: string): Promise<readonly TrashEntry[]> =>
  readAllPages((pageToken) => listTrash(path, { pageSize: MAX_PAGE_SIZE, pageToken }));

/** The subject of a history: an item, everything of a type, or the staff. */
export interface HistoryTarget {
  readonly path: string;
  readonly id?: string;
}

/** One page of the audit log, newest first: of everything, or of a target. */
export const readHistoryPage = ({ signal, ...page }: PageRequest, target?: HistoryTarget) =>
  readListPage<AuditEntry>(
    withQuery(staffApiPaths.audit, { ...page, type: target?.path, id: target?.id }),
    signal,
  );

/** Asks the colleague of a uid (`to`) to look at an item. */
export const requestReview = (body: Readonly<Record<'path' | '_id' | 'to' | 'note', string>>) =>
  apiData({ method: 'POST', path: staffApiPaths.reviewRequests, body });

export const endReview = (id: string) => apiData({ method: 'DELETE', path: staffApiPaths.reviewRequest(id) });
