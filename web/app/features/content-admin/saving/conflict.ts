import type { AnyItem, ContentTypeDefinition } from '@content';
import { isMissing } from '../../../data/admin-client';
import { type Author, readItem, readLastAuthor } from '../../../data/admin-content';
import { changedFields, contentOf, emptyContent, type FormContent } from '../form/content';
import { type Merge, mergeContents } from '../form/merge';

/** Someone else has changed the item: its current content, and the two changes merged. */
export interface Conflict {
  readonly merge: Merge;
  readonly theirs: FormContent;
  readonly latest: AnyItem;
  /** The content of the save; more may have been typed since. */
  readonly sent: FormContent;
  /** Who it was, if the audit log says. */
  readonly author: Author | null;
  /** No conflict after all: the stored content equals the one to be saved. */
  readonly isMine: boolean;
}

/** Reads an item that `mine` could not be saved to. Without `based` it was to be added under `id`. */
export async function readConflict(
  type: ContentTypeDefinition,
  id: string,
  based: AnyItem | undefined,
  mine: FormContent,
): Promise<Conflict | 'deleted'> {
  try {
    const [latest, author] = await Promise.all([readItem(type.path, id), readLastAuthor(type.path, id)]);
    const theirs = contentOf(type, latest);
    const merge = mergeContents(type, based ? contentOf(type, based) : emptyContent(type), mine, theirs);
    const isMine = merge.theirs.length === 0 && changedFields(type, merge.content, theirs).length === 0;
    return { merge, theirs, latest, sent: mine, author, isMine };
  } catch (error) {
    if (isMissing(error)) return 'deleted';
    throw error;
  }
}
