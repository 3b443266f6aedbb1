import { DAY_MS } from '@content/dates/calendar';
import type { ContentPath, ContentTypeDefinition } from '@content';
import { type Page, TRASH_DAYS, type TrashEntry } from '@content/api/contract';
import { decodeCursor, encodeCursor, trashCursor } from '@content/items/page-token';
import type { Services } from '../services';
import { newestItem } from '../store/item-state';
import type { TrashedItem } from '../store/items';
import { serializeForStaff } from './serialize';
import { limitOf, pageOf, type Paging, readCursor } from './paging';

type TrashServices = Pick<Services, 'items' | 'media' | 'previews' | 'clock'>;

const tokenAfter = ({ deletedAt, type, state }: TrashedItem) =>
  encodeCursor([deletedAt.toISOString(), type.path, state.id]);

async function serializeTrashed(
  { media, previews, clock }: TrashServices,
  { type, state, deletedAt }: TrashedItem,
): Promise<TrashEntry> {
  const left = deletedAt.getTime() + TRASH_DAYS * DAY_MS - clock().getTime();
  return {
    path: type.path as ContentPath,
    item: await serializeForStaff(media, type, newestItem(state), await previews.staffRoots()),
    deletedAt: deletedAt.toISOString(),
    daysLeft: Math.max(0, Math.ceil(left / DAY_MS)),
  };
}

/** One page of deleted items of all types or of one, the last deleted first. Throws InvalidQuery. */
export async function listTrashEntries(
  services: TrashServices,
  query: Paging,
  type?: ContentTypeDefinition,
): Promise<Page<TrashEntry>> {
  const limit = limitOf(query);
  const cursor = readCursor(query, (token) => decodeCursor(trashCursor, token));
  const after = cursor && ([new Date(cursor[0]), cursor[1], cursor[2]] as const);
  const page = pageOf(await services.items.listTrash(type, limit, after), limit, tokenAfter);
  return { ...page, items: await Promise.all(page.items.map((each) => serializeTrashed(services, each))) };
}
