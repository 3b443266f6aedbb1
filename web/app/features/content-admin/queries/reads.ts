import type { AnyItem, ContentTypeDefinition } from '@content';
import {
  type AuditEntry,
  type CalendarEntry,
  type FoundItem,
  type InboxMessage,
  type ItemLinks,
  MAX_PAGE_SIZE,
  type Overview,
  type Page,
  type Person,
  type ReviewRequests,
  type SecondFactorState,
  type SiteHealth,
  type StaffAccount,
  type TrashEntry,
  type MediaItem,
  type VersionEntry,
  type VisitReport,
} from '@content/api/contract';
import { type MediaPage, staffApiPaths } from '@content/api/staff-contract';
import {
  type ItemPage,
  listAllItems,
  listItems,
  readItem,
  readListPage,
  readSingleton,
  readVersion,
} from '../../../data/staff/admin-content';
import type { MessageKind, MessageState } from '@content/api/message';
import { apiData } from '../../../data/staff/admin-client';
import { type Query, withQuery } from '../../../data/formats/with-query';
import { PAUSE_MS } from '../../admin-ui/forms';
import { savesBehind } from './history-rows';

/** Something the staff area reads, and its key in the cache. */
export interface Read<T> {
  readonly key: readonly unknown[];
  readonly read: (signal: AbortSignal) => Promise<T>;
  /** Read by the part that shows it, each time that appears, instead of by a route. */
  readonly onMount?: true;
}

const readAt = <T>(path: string): Read<T> => ({ key: [path], read: (signal) => apiData({ path, signal }) });
const readOnMount = <T>(path: string): Read<T> => ({ ...readAt(path), onMount: true });

/** A list that is read page by page. */
export interface PagedRead<P extends Page<unknown>> {
  readonly key: readonly unknown[];
  readonly readPage: (pageToken: string | undefined, signal?: AbortSignal) => Promise<P>;
  /** Tells items apart: one that two pages hold is shown once. */
  readonly idOf: (item: P['items'][number]) => string;
  /** How many pages a route reads at first; 1 without it. */
  readonly requests?: number;
  readonly onMount?: true;
}

const LIST_PAGE = 20;
const HISTORY_PAGE = 10;
/** Entries on the dashboard. */
const LATEST = 8;

/** Begins the keys of a type's lists. */
export const listKey = (path: string) => ['list', path] as const;

const pageSizeOf = (pages: number) => Math.min(pages * LIST_PAGE, MAX_PAGE_SIZE);

/** A type's list; `search` holds its search, filters and sorting. `pages` as many as were shown before, in few requests. */
export const listRead = (path: string, search: URLSearchParams, pages = 1): PagedRead<ItemPage> => ({
  key: [...listKey(path), search.toString()],
  readPage: (pageToken, signal) =>
    listItems(path, { ...Object.fromEntries(search), pageSize: pageSizeOf(pages), pageToken }, signal),
  requests: Math.ceil((pages * LIST_PAGE) / MAX_PAGE_SIZE),
  idOf: ({ _id }) => _id,
});

/** A list of the API; its path begins its key. */
const pagesAt = <P extends Page<unknown>>(
  path: string,
  query: Query,
  idOf: PagedRead<P>['idOf'],
): PagedRead<P> => ({
  key: [path, query],
  readPage: (pageToken, signal) =>
    readListPage(withQuery(path, { pageSize: LIST_PAGE, ...query, pageToken }), signal),
  idOf,
});

export const allItemsRead = (path: string): Read<readonly AnyItem[]> => ({
  key: ['all', path],
  read: (signal) => listAllItems(path, signal),
});

export const itemRead = (path: string, id: string): Read<AnyItem> => ({
  key: ['item', path, id],
  read: (signal) => readItem(path, id, signal),
});

/** Who changed an item last; null where the log does not tell: what has to be decided does not depend on it. */
export const lastAuthorRead = (path: string, id: string): Read<Person | null> => ({
  key: ['last author', path, id],
  read: async (signal) => {
    const found = await historyRead({ path, id })
      .readPage(undefined, signal)
      .catch(() => null);
    // Who asks for a review changes nothing.
    return found?.items.find(({ version }) => version !== undefined)?.actor ?? null;
  },
  onMount: true,
});

/** Which of some links lead nowhere, and which items link to one. */
export const linksRead = (path: string, id: string, links: readonly string[] = []): Read<ItemLinks> => ({
  key: ['links', path, id, ...links],
  read: async (signal) =>
    id === '' && links.length === 0
      ? { dead: [], from: [] }
      : apiData({ method: 'POST', path: staffApiPaths.links, body: { links, path, id }, signal }),
  onMount: true,
});

/** The one item of a type that has at most one; null for none. */
export const singletonRead = ({ path }: ContentTypeDefinition): Read<AnyItem | null> => ({
  key: ['singleton', path],
  read: (signal) => readSingleton(path, signal),
});

/** The media library; `search` holds its search and filters. */
export const mediaRead = (search: URLSearchParams): PagedRead<MediaPage> =>
  pagesAt(staffApiPaths.media, Object.fromEntries(search), ({ media }) => media);

/** A picture with the current notes on its people. */
export const oneMediaRead = (media: string) => readOnMount<MediaItem>(staffApiPaths.oneMedia(media));

/** The original of a cropped picture as a data URL. */
export const uploadRead = (media: string) => readOnMount<string>(staffApiPaths.original(media));

/** The trash of all types or of the one at `path`, the last deleted first. */
export const trashRead = (path: string | undefined, pageSize = LIST_PAGE): PagedRead<Page<TrashEntry>> =>
  pagesAt(staffApiPaths.trash, { type: path, pageSize }, (entry) => `${entry.path} ${entry.item._id}`);

/** A page of the inbox, with the colleagues to whom its messages can be assigned. */
interface MessagePage extends Page<InboxMessage> {
  readonly colleagues: readonly Person[];
}

export const messagesRead = (folder: { kind: MessageKind; state: MessageState }): PagedRead<MessagePage> =>
  pagesAt(staffApiPaths.messages, folder, ({ id }) => id);

export const staffRead = readAt<readonly StaffAccount[]>(staffApiPaths.staff);

export const siteStateRead = readAt<SiteHealth>(staffApiPaths.siteState);

export const secondFactorRead = readAt<SecondFactorState>(staffApiPaths.secondFactor);

/** The subject of a history: an item, everything of a type, or the staff. */
export interface HistoryTarget {
  readonly path: string;
  readonly id?: string;
}

/** The changes of a target, or of everything, the newest first. */
export const historyRead = (
  { path, id }: Partial<HistoryTarget>,
  pageSize = HISTORY_PAGE,
): PagedRead<Page<AuditEntry>> => ({
  ...pagesAt(staffApiPaths.audit, { type: path, id, pageSize }, ({ _id }) => _id),
  onMount: true,
});

/** One version of an item beside the one before it (null where that is not kept), and before the drafts that belong to it. */
export interface WithBefore {
  readonly version: AnyItem;
  readonly before: AnyItem | null;
}

export const versionRead = (path: string, id: string, version: number): Read<WithBefore> => ({
  key: ['version', path, id, version],
  read: async (signal) => {
    const kept = await apiData<readonly VersionEntry[]>({
      path: staffApiPaths.ofItem(path, id, 'versions'),
      signal,
    });
    const at = kept.findIndex((entry) => entry.version <= version);
    // One save may add two: what visitors see, and the draft beside it.
    const earlier = kept.slice(at + savesBehind(kept, at) + 1).find((entry) => entry.at !== kept[at]?.at);
    const [now, before] = await Promise.all([
      readVersion(path, id, version, signal),
      earlier ? readVersion(path, id, earlier.version, signal) : null,
    ]);
    return { version: now, before };
  },
  onMount: true,
});

export const overviewRead = readAt<Overview>(staffApiPaths.overview);

/** Open review requests, and the colleagues who can be asked. */
export const reviewRequestsRead = readOnMount<ReviewRequests>(staffApiPaths.reviewRequests);

/** The calendar of a month ('2026-11'). */
export const calendarRead = (month: string) =>
  readAt<readonly CalendarEntry[]>(withQuery(staffApiPaths.calendar, { month }));

export const visitsRead = (days: number) => readAt<VisitReport>(withQuery(staffApiPaths.visits, { days }));

/** Items of all types that hold some words, read once typing pauses. */
export const foundRead = (q: string): Read<readonly FoundItem[]> => ({
  key: ['found', q],
  read: async (signal) => {
    await new Promise((resolve) => window.setTimeout(resolve, PAUSE_MS));
    signal.throwIfAborted();
    return q === '' ? [] : apiData({ path: withQuery(staffApiPaths.search, { q }), signal });
  },
  onMount: true,
});

export const latestChangesRead: Read<readonly AuditEntry[]> = {
  key: ['latest'],
  read: async (signal) => (await historyRead({}, LATEST).readPage(undefined, signal)).items,
};
