import type { AnyItem, ContentTypeDefinition } from '@content';
import { ApiProblem } from '../../../data/admin-client';
import { readHistory, readItem } from '../../../data/admin-content';
import type { FormContent } from './content';
import { contentOf } from './content';
import type { Merge } from './merge';
import { mergeContents } from './merge';

/** Someone else has changed the item: what the site has now, and the two changes put together. */
export interface Conflict {
  readonly merge: Merge;
  readonly theirs: FormContent;
  readonly latest: AnyItem;
  /** Who it was, where the log tells. */
  readonly author: string | null;
  /** What the person was about to do. */
  readonly then: 'save' | 'edit';
}

async function lastAuthor(path: string, id: string): Promise<string | null> {
  try {
    const [entry] = await readHistory(1, { path, id });
    return entry ? (entry.actor.displayName ?? entry.actor.email) : null;
  } catch {
    return null; // A name is a courtesy: the choice does not depend on it.
  }
}

/** Reads what became of an item that `mine` could not be saved to. */
export async function readConflict(
  type: ContentTypeDefinition,
  based: AnyItem,
  mine: FormContent,
): Promise<Conflict | 'deleted'> {
  try {
    const [latest, author] = await Promise.all([
      readItem(type.path, based._id),
      lastAuthor(type.path, based._id),
    ]);
    const theirs = contentOf(type, latest);
    const merge = mergeContents(type, contentOf(type, based), mine, theirs);
    return { merge, theirs, latest, author, then: 'save' };
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return 'deleted';
    throw error;
  }
}
