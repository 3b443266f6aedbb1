import type { ContentTypeDefinition } from '@content';
import type { ReplacedPicture, SignedIn } from '@content/api/contract';
import type { ConsentAnswer } from '@content/items/publishing-status';
import { withOtherPicture } from '@content/texts/rich-text';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import { type ItemState, publishedRevisions, type Revision, withNextVersion } from '../model/item-state';
import type { Change } from '../store/item-write';
import { allFiles, captionOf, type StoredFile, type StoredPicture } from '../model/content';
import { WriteConflict } from '../store/write-conflict';
import { requireConsent } from './consent-check';
import { type ConsentQuestion, ConsentRequired, refuseErrors } from './errors';
import { allUses } from './media-uses';
import { searchEntryOf } from './staff-search';
import { asValidationError, fileInUse } from './uploads';

type NamedItem = ReplacedPicture['left'][number];

/** An item with another picture in place of one, published and draft. */
function withOther(state: ItemState, media: string, picture: StoredPicture, updatedAt: Date): ItemState {
  const isReplaced = (file: StoredFile): file is StoredPicture =>
    file.kind === 'picture' && file.media === media;
  const inFile = (file: StoredFile) =>
    isReplaced(file) ? { ...picture, ...captionOf(file), alt: file.alt || picture.alt } : file;
  const inEach = <T, R>(values: Readonly<Record<string, T>>, change: (value: T) => R) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
  const replaced = (revision: Revision | null): Revision | null =>
    revision && allFiles(revision).some(isReplaced)
      ? {
          ...revision,
          files: inEach(revision.files, (files) => files.map(inFile)),
          values: inEach(revision.values, (value) => withOtherPicture(value, media, picture.media)),
        }
      : revision;
  const { published, draft } = state;
  return withNextVersion(state, updatedAt, { published: replaced(published), draft: replaced(draft) });
}

/** The writes that replace a picture in items, and the items that the person may not change. Throws ConsentRequired. */
async function replacements(
  services: Services,
  media: string,
  picture: StoredPicture,
  answer: ConsentAnswer,
  person: SignedIn,
) {
  const uses = (await allUses(services)).get(media) ?? [];
  const writes: { readonly item: NamedItem; readonly write: () => Promise<ItemState> }[] = [];
  const left: NamedItem[] = [];
  const questions = new Map<string, ConsentQuestion>();
  for (const { type, state } of uses) {
    const item = { path: type.path, _id: state.id, title: searchEntryOf(type, state).title };
    if (person.role === 'editor' && (type as ContentTypeDefinition).access === 'administrator') {
      left.push(item);
      continue;
    }
    const current = await services.items.get(type, state.id);
    if (!current) continue;
    try {
      const change = (now: ItemState, updatedAt: Date): Change => ({
        state: withOther(now, media, picture, updatedAt),
        action: 'update',
      });
      const shown = publishedRevisions(change(current, services.clock()).state);
      const confirmed = await requireConsent(services, type, current, shown, answer);
      const isUnchanged = (version: number) => version === current.version;
      const author = { person, confirmed };
      writes.push({ item, write: () => services.items.update(type, state.id, isUnchanged, change, author) });
    } catch (error) {
      if (!(error instanceof ConsentRequired)) throw error;
      for (const question of error.questions) questions.set(question.message, question);
    }
  }
  // One confirmation answers the questions about all items.
  if (questions.size > 0) throw new ConsentRequired([...questions.values()]);
  return { writes, left };
}

/**
 * Puts another picture of the library in the place of one in every item that uses it, with a version of each; null where none
 * does. All is decided before the first write. Items that conflict, cannot be written, or are for administrators alone are returned
 * as `left`. Throws ConsentRequired, ValidationFailed.
 */
export async function replaceEverywhere(
  services: Services,
  media: string,
  { by, ...answer }: { readonly by: string } & ConsentAnswer,
  person: SignedIn,
): Promise<ReplacedPicture | null> {
  if (by === media) refuseErrors([{ field: 'media', message: 'Choose another picture' }]);
  const use = fileInUse(services, 'picture', { media: by }, person);
  const picture = (await asValidationError('media', use)) as StoredPicture;
  const { writes, left } = await replacements(services, media, picture, answer, person);
  if (writes.length + left.length === 0) return null;
  const failures: unknown[] = [];
  let replaced = 0;
  for (const { item, write } of writes) {
    try {
      await write();
      replaced += 1;
    } catch (error) {
      if (error instanceof WriteConflict && error.reason === 'missing') continue;
      left.push(item);
      if (error instanceof WriteConflict) continue;
      failures.push(error);
      logWarning(`picture not replaced: ${item.path}/${item._id}`, error);
    }
  }
  if (replaced === 0 && failures.length > 0) throw failures[0];
  return { media: by, replaced, left };
}
