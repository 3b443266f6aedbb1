import type { AnyItem } from '@content';
import { contentTypeAt } from '@content';
import { completeItem } from '@content/complete-item';
import type { AuditEntry, VersionEntry } from '@content/audit';
import type { Overview, Page, PreviewLink, TrashEntry } from '@content/contract';
import type { TargetStatus } from '@content/publishing-status';
import { CONSENT_CONFIRMED } from '@content/publishing-status';
import { apiPaths, MAX_PAGE_SIZE } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import { callApi } from './admin-client';
import { pageOwner } from './page-person';

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

/** One page of a type's list, and how many items fit the query in all. */
export interface ItemPage extends Page<AnyItem> {
  readonly total: number;
}

/** The URL of a page of a type's list as staff see it; `search` holds q, sort, attention, filters and pageToken. */
export function listUrl(path: string, pageSize: number, search?: URLSearchParams): string {
  const query = new URLSearchParams(search);
  query.set('view', 'admin');
  query.set('pageSize', String(pageSize));
  return `${apiPaths.list(path)}?${query.toString()}`;
}

/** One page of a type's list as staff see it, as `listUrl` names it. */
export async function listItems(
  path: string,
  { pageSize, search, signal }: { pageSize: number; search?: URLSearchParams; signal?: AbortSignal },
): Promise<ItemPage> {
  const { data, nextPageToken, total } = await callApi<AnyItem[] | AnyItem | null>({
    path: listUrl(path, pageSize, search),
    signal,
  });
  // A list may also come as the one item that there is, as that of popups does.
  const items = [data ?? []].flat().map((item) => complete(path, item));
  return { items, total: total ?? items.length, nextPageToken };
}

/** All items of a type in their order: an order needs every neighbour. Sliders and employees are few. */
export async function listAllItems(path: string, signal?: AbortSignal): Promise<readonly AnyItem[]> {
  const items: AnyItem[] = [];
  for (let token: string | undefined = ''; token !== undefined;) {
    const search = new URLSearchParams(token === '' ? {} : { pageToken: token });
    const page = await listItems(path, { pageSize: MAX_PAGE_SIZE, search, signal });
    items.push(...page.items);
    token = page.nextPageToken;
  }
  return items;
}

/** How much content there is, and what needs attention. */
export async function readOverview(signal?: AbortSignal): Promise<Overview> {
  return (await callApi<Overview>({ path: staffApiPaths.overview, signal })).data;
}

/** The URL of an item as staff see it. */
export const itemUrl = (path: string, id: string): string => `${apiPaths.one(path, id)}?view=admin`;

/** One item as staff see it. */
export async function readItem(path: string, id: string, signal?: AbortSignal): Promise<AnyItem> {
  return complete(path, (await callApi<AnyItem>({ path: itemUrl(path, id), signal })).data);
}

/** The one item of a type that has at most one, or null. */
export async function readSingleton(path: string, signal?: AbortSignal): Promise<AnyItem | null> {
  return (await listItems(path, { pageSize: 1, signal })).items[0] ?? null;
}

/** Adds an item. `key` makes a repeat of the same form return the first result instead of adding twice. */
export async function createItem(
  path: string,
  form: FormData,
  key: string,
  watch: UploadWatch,
): Promise<AnyItem> {
  const headers = { 'Idempotency-Key': key };
  return (
    await callApi<AnyItem>({ method: 'POST', path: apiPaths.list(path), body: form, headers, ...watch })
  ).data;
}

/** Changes an item that is still at `version`; ApiProblem 412 when someone else was faster. */
export async function updateItem(
  path: string,
  { _id, _version }: Pick<AnyItem, '_id' | '_version'>,
  form: FormData,
  watch: UploadWatch,
): Promise<AnyItem> {
  return (
    await callApi<AnyItem>({
      method: 'PATCH',
      path: apiPaths.one(path, _id),
      body: form,
      headers: ifMatch(_version),
      ...watch,
    })
  ).data;
}

/** Moves an item to the trash. */
export async function removeItem(path: string, { _id, _version }: AnyItem): Promise<void> {
  await callApi({ method: 'DELETE', path: apiPaths.one(path, _id), headers: ifMatch(_version) });
}

const confirmed = (isConsentConfirmed: boolean | undefined) =>
  isConsentConfirmed ? { confirm: CONSENT_CONFIRMED } : {};

/** Brings a deleted item back; whether the pictures that need a decision may be published is asked first. */
export async function restoreItem(path: string, id: string, isConsentConfirmed = false): Promise<AnyItem> {
  const body = confirmed(isConsentConfirmed);
  return (await callApi<AnyItem>({ method: 'POST', path: staffApiPaths.restore(path, id), body })).data;
}

/** Takes a deleted item out of the trash for good. */
export async function eraseItem(path: string, id: string): Promise<void> {
  await callApi({ method: 'DELETE', path: `${apiPaths.one(path, id)}?view=trash` });
}

/** What is to become of a version that is brought back; what is not named stays as it is. Moments are ISO 8601. */
export interface RestoreOptions {
  readonly to?: TargetStatus | undefined;
  readonly publishAt?: string | null | undefined;
  readonly unpublishAt?: string | null | undefined;
  /** Whether the pictures that need a decision may be published. */
  readonly isConsentConfirmed?: boolean | undefined;
  /** Only these fields; by default all. */
  readonly fields?: readonly string[] | undefined;
}

/** A change of an item without a form; ApiProblem 412 when someone else was faster. */
async function step(path: string, url: string, { _version }: AnyItem, body: object = {}): Promise<AnyItem> {
  const { data } = await callApi<AnyItem>({ method: 'POST', path: url, body, headers: ifMatch(_version) });
  return complete(path, data);
}

/** Makes an earlier version the newest one; version 0 is what a page’s texts began with. */
export const bringBackVersion = (
  path: string,
  item: AnyItem,
  version: number,
  { to, publishAt, unpublishAt, isConsentConfirmed, fields }: RestoreOptions = {},
): Promise<AnyItem> => {
  const body = { state: to, publishAt, unpublishAt, ...confirmed(isConsentConfirmed), fields };
  return step(path, staffApiPaths.bringBack(path, item._id, version), item, body);
};

/** Takes an item away from visitors; it stays as a draft. */
export const unpublishItem = (path: string, item: AnyItem): Promise<AnyItem> =>
  step(path, staffApiPaths.unpublish(path, item._id), item);

/** Gives up the draft of changes that an item has beside what visitors see. */
export const discardDraft = (path: string, item: AnyItem): Promise<AnyItem> =>
  step(path, staffApiPaths.discardDraft(path, item._id), item);

/** Adds a draft with what an item has, its dates aside, and its documents where they are wanted. `key` makes a repeat return the first result. */
export async function duplicateItem(
  path: string,
  id: string,
  key: string,
  documents: boolean,
): Promise<AnyItem> {
  const url = staffApiPaths.duplicate(path, id);
  const headers = { 'Idempotency-Key': key };
  return complete(
    path,
    (await callApi<AnyItem>({ method: 'POST', path: url, body: { documents }, headers })).data,
  );
}

/** Makes a link that shows an item as visitors will see it, to whoever has the link. */
export async function makePreview(path: string, id: string): Promise<PreviewLink> {
  return (await callApi<PreviewLink>({ method: 'POST', path: staffApiPaths.preview(path, id), body: {} }))
    .data;
}

/** Ends all such links to an item. */
export async function endPreviews(path: string, id: string): Promise<void> {
  await callApi({ method: 'DELETE', path: staffApiPaths.preview(path, id) });
}

/** What was saved of an item, the newest first. */
export async function listVersions(
  path: string,
  id: string,
  signal?: AbortSignal,
): Promise<readonly VersionEntry[]> {
  return (await callApi<VersionEntry[]>({ path: staffApiPaths.versions(path, id), signal })).data;
}

/** An item as it was saved at a time. */
export async function readVersion(
  path: string,
  id: string,
  version: number,
  signal?: AbortSignal,
): Promise<AnyItem> {
  return complete(
    path,
    (await callApi<AnyItem>({ path: staffApiPaths.version(path, id, version), signal })).data,
  );
}

/** One page of the trash, the last deleted first; `path` narrows it to one type. */
export async function listTrash(query: {
  pageSize: number;
  path?: string;
  pageToken?: string;
  signal?: AbortSignal;
}): Promise<Page<TrashEntry>> {
  const search = new URLSearchParams({ pageSize: String(query.pageSize) });
  if (query.path !== undefined) search.set('type', query.path);
  if (query.pageToken !== undefined) search.set('pageToken', query.pageToken);
  return readPage<TrashEntry>(`${staffApiPaths.trash}?${search.toString()}`, query.signal);
}

/** The picture of a deleted item, small, as a data URL. */
export async function readTrashThumbnail(path: string, id: string, signal?: AbortSignal): Promise<string> {
  return (await callApi<string>({ path: staffApiPaths.trashThumbnail(path, id), signal })).data;
}

/** Everything in the trash as it is now, the last deleted first; `path` narrows it to one type. */
export async function listAllTrash(path?: string): Promise<readonly TrashEntry[]> {
  const entries: TrashEntry[] = [];
  let pageToken: string | undefined;
  do {
    const page: Page<TrashEntry> = await listTrash({ pageSize: MAX_PAGE_SIZE, path, pageToken });
    entries.push(...page.items);
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined);
  return entries;
}

/** What the log is read for: an item, everything of a type, or the staff. */
export interface HistoryTarget {
  readonly path: string;
  readonly id?: string;
}

interface HistoryQuery {
  readonly pageSize: number;
  readonly target?: HistoryTarget;
  readonly pageToken?: string;
}

/** The URL of a page of what was done, newest first: to everything, or to a target. */
export function historyUrl({ pageSize, target, pageToken }: HistoryQuery): string {
  const search = new URLSearchParams({ pageSize: String(pageSize) });
  if (target) search.set('type', target.path);
  if (target?.id !== undefined) search.set('id', target.id);
  if (pageToken !== undefined) search.set('pageToken', pageToken);
  return `${staffApiPaths.audit}?${search.toString()}`;
}

/** One page of what was done, as `historyUrl` names it. */
export const readHistoryPage = (
  query: HistoryQuery & { readonly signal?: AbortSignal },
): Promise<Page<AuditEntry>> => readPage<AuditEntry>(historyUrl(query), query.signal);

/** What was done lately, newest first. */
export async function readLatestChanges(limit: number, signal?: AbortSignal): Promise<readonly AuditEntry[]> {
  return (await readHistoryPage({ pageSize: limit, signal })).items;
}

/** Who changed an item. */
export interface Author {
  readonly name: string;
  /** It was the person whose page this is: in another tab, or on another device. */
  readonly isSelf: boolean;
}

/** Who changed an item last, where the log tells. */
export async function readLastAuthor(path: string, id: string): Promise<Author | null> {
  try {
    const [entry] = (await readHistoryPage({ pageSize: 1, target: { path, id } })).items;
    if (!entry) return null;
    const { uid, displayName, email } = entry.actor;
    return { name: displayName ?? email, isSelf: uid === pageOwner() };
  } catch {
    return null; // A name is a courtesy: the choice does not depend on it.
  }
}

async function readPage<T>(path: string, signal: AbortSignal | undefined): Promise<Page<T>> {
  const { data, nextPageToken } = await callApi<T[]>({ path, signal });
  return { items: data, nextPageToken };
}
