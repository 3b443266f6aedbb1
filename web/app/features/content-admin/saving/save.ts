import type { AnyItem, ContentTypeDefinition } from '@content';
import { asksForChange, AS_IT_IS } from '@content/publishing-status';
import { ApiProblem, isMissing, logFailure } from '../../../data/admin-client';
import {
  type Author,
  readItem,
  readLastAuthor,
  readSingleton,
  type UploadWatch,
} from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';
import { needsConsentCheck } from '../form/consent-check';
import { differingFields, formContentOf, emptyContent, type FormContent } from '../form/content';
import { type Merge, mergeContents } from '../form/merge';
import { isCancel } from '../form/status';
import { type SaveInput, ChangedSince, saveItem } from './save-item';

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

export type SaveOutcome =
  | { readonly name: 'saved'; readonly item: AnyItem }
  /** Someone else was faster. */
  | { readonly name: 'conflict'; readonly conflict: Conflict }
  /** The item is gone, or can be added no more under the form's key. */
  | { readonly name: 'gone' }
  /** `hasArrived`: the site may have had all of it before it failed. `present`: the one item that is there already. */
  | {
      readonly name: 'failed';
      readonly error: unknown;
      readonly hasArrived: boolean;
      readonly present?: AnyItem;
    };

/** Reads an item that `mine` could not be saved to. Without `based` it was to be added under `id`. */
async function readConflict(
  type: ContentTypeDefinition,
  id: string,
  based: AnyItem | undefined,
  mine: FormContent,
): Promise<Conflict | 'deleted'> {
  try {
    const [latest, author] = await Promise.all([readItem(type.path, id), readLastAuthor(type.path, id)]);
    const theirs = formContentOf(type, latest);
    const merge = mergeContents(type, based ? formContentOf(type, based) : emptyContent(type), mine, theirs);
    const isMine = merge.theirs.length === 0 && differingFields(type, merge.content, theirs).length === 0;
    return { merge, theirs, latest, sent: mine, author, isMine };
  } catch (error) {
    if (isMissing(error)) return 'deleted';
    throw error;
  }
}

const api = { saveItem, readConflict, readSingleton, withSignIn };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Saves a form and returns the outcome; never rejects, and logs failures. When the session has ended, the person signs in in
 * place and the save goes on.
 */
export async function save(
  type: ContentTypeDefinition,
  input: SaveInput,
  watch: UploadWatch,
  { saveItem, readConflict, readSingleton, withSignIn } = api,
): Promise<SaveOutcome> {
  const { content, base, key, options = AS_IT_IS } = input;
  let percent: number | null = null;
  const watched: UploadWatch = {
    ...watch,
    onProgress: (now) => watch.onProgress?.((percent = now)),
  };

  function failed(error: unknown, present?: AnyItem): SaveOutcome {
    return { name: 'failed', error, hasArrived: percent === null || percent === 100, present };
  }

  async function whatChanged(id = base?._id ?? key): Promise<SaveOutcome> {
    const found = await withSignIn(() => readConflict(type, id, base, content)).catch(asError);
    if (found instanceof Error) {
      logFailure(found);
      return failed(found);
    }
    if (found === 'deleted') return { name: 'gone' };
    // An earlier try had arrived, and only its response was lost: nobody has changed anything.
    if (!found.isMine) return { name: 'conflict', conflict: found };
    if (!asksForChange(found.latest, options)) return { name: 'saved', item: found.latest };
    return save(type, { ...input, base: found.latest }, watch, {
      saveItem,
      readConflict,
      readSingleton,
      withSignIn,
    });
  }

  try {
    return { name: 'saved', item: await withSignIn(() => saveItem(type, input, watched)) };
  } catch (error) {
    if (!isCancel(error)) logFailure(error);
    const status = error instanceof ApiProblem ? error.problem.status : 0;
    if (error instanceof ChangedSince || (base && (status === 412 || status === 404))) return whatChanged();
    if (base || status !== 409 || needsConsentCheck(error)) return failed(error);
    if (!type.singleton) return { name: 'gone' };
    const present = await withSignIn(() => readSingleton(type.path)).catch(() => null);
    // A file is replaced by the next Save; of words the next Save would put the first ones in the place of theirs.
    if (present && type.defaults) return whatChanged(present._id);
    return failed(error, present ?? undefined);
  }
}
