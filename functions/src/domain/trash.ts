import { DAY_MS } from '@content/dates/calendar';
import type { ContentPath, ContentTypeDefinition } from '@content';
import { type Page, type Person, TRASH_DAYS, type TrashEntry } from '@content/api/contract';
import { decodeCursor, encodeCursor, trashCursor } from '@content/items/page-token';
import type { ConsentAnswer } from '@content/items/publishing-status';
import type { Services } from '../services';
import { type ItemState, newestItem, publishedRevisions } from '../model/item-state';
import type { TrashedItem } from '../store/trash';
import { WriteConflict } from '../store/write-conflict';
import { requireConsent } from './consent-check';
import { requireSoundRedirect } from './links';
import { limitOf, pageOf, type Paging, readCursor } from './paging';
import { serializeForStaff } from './serialize';
import { eraseUnused } from './unused-media';

const tokenAfter = ({ deletedAt, type, state }: TrashedItem) =>
  encodeCursor([deletedAt.toISOString(), type.path, state.id]);

async function serializeTrashed(
  { media, previews, clock }: Services,
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
  services: Services,
  query: Paging,
  type?: ContentTypeDefinition,
): Promise<Page<TrashEntry>> {
  const limit = limitOf(query);
  const after = readCursor(query, (token) => decodeCursor(trashCursor, token));
  const page = pageOf(await services.trash.list(type, limit, after), limit, tokenAfter);
  return { ...page, items: await Promise.all(page.items.map((each) => serializeTrashed(services, each))) };
}

/** Brings a deleted item back. Throws WriteConflict, ValidationFailed, ConsentRequired. */
export async function restoreItem(
  services: Services,
  type: ContentTypeDefinition,
  id: string,
  answer: ConsentAnswer,
  person: Person,
): Promise<ItemState> {
  const trashed = await services.trash.get(type, id);
  if (!trashed) throw new WriteConflict('missing', type);
  const shown = publishedRevisions(trashed.state);
  for (const revision of shown) await requireSoundRedirect(services, type, id, revision);
  const confirmed = await requireConsent(services, type, null, shown, answer);
  return services.items.restore(type, id, { person, confirmed });
}

/** Removes a deleted item for good, with its versions and every upload that nothing else uses. Throws WriteConflict. */
export async function eraseItem(
  services: Services,
  type: ContentTypeDefinition,
  id: string,
  person: Person,
): Promise<void> {
  await eraseUnused(services, await services.items.erase(type, id, { person }));
}
