import type { AnyItem, ContentTypeDefinition } from '@content';
import { fileMessages } from '@content/files/limits';
import {
  type ConsentAnswer,
  asksForChange,
  AS_IT_IS,
  hasToBeComplete,
  optionParts,
  overridesPublishing,
  type PublishOptions,
} from '@content/items/publishing-status';
import { createItem, updateItem, readItem, readSingleton } from '../../../../data/staff/admin-content';
import { ApiProblem, isMissing, logFailure } from '../../../../data/staff/admin-client';
import { withSignIn } from '../../../session/with-sign-in';
import { queryClient } from '../../queries/query-client';
import { setCachedItem } from '../../queries/writes';
import { changesOf, type SaveInput } from '../content/changes';
import { type FormContent, formContentOf, emptyContent, mergeContents } from '../content/form-content';
import { forgetUploads, uploadedContent } from './form-uploads';
import { needsConsentCheck, withConsentCheck } from '../../items/consent-check';
import { isCancel } from './form-status';
import { draftText, dropDraft, readDraft, writeDraft } from '../../drafts/draft-store';
import type { FormDraft } from './form-draft';

export type SaveOutcome =
  | { readonly name: 'saved'; readonly item: AnyItem }
  /** Someone else was faster: the item as it is now. */
  | { readonly name: 'conflict'; readonly latest: AnyItem }
  /** The item is gone, or can be added no more under the form's key. */
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly error: unknown };

/**
 * Saves a form, also one that is left meanwhile; `key` is the storage key of the draft that outlives the page until then. Saves of
 * one draft run one after the other.
 */
export const runSave = (
  type: ContentTypeDefinition,
  key: string,
  input: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      scope: { id: key },
      networkMode: 'always', // that the browser is online is only a hope: see `useWhenOnline`
      mutationFn: async () => {
        const outcome = await save(type, input, signal);
        if (outcome.name === 'saved') {
          setCachedItem(type, outcome.item);
          dropSavedDraft(key, input, outcome.item);
        }
        return outcome;
      },
    })
    .execute(undefined);

/** Drops the draft of a saved form; what was typed before the form was left is offered, as a change of what is saved now. */
function dropSavedDraft(key: string, { content, key: ofForm }: SaveInput, saved: AnyItem): void {
  const draft = readDraft<FormDraft>(key);
  if (draft?.key !== ofForm) return; // that of a form in another tab
  if (draftText(draft.content) === draftText(content)) void dropDraft(key);
  else writeDraft(key, { ...draft, base: saved, isQueued: false });
}

/** How often a save is repeated over what it met; then the person decides. */
const MAX_REPEATS = 3;

interface SaveRequest extends SaveInput {
  readonly type: ContentTypeDefinition;
  readonly itemId: string;
  readonly options: PublishOptions;
  readonly signal: AbortSignal;
}

/**
 * Saves a form and returns the outcome; never rejects, and logs failures. When the session has ended, the person signs in in
 * place and the save goes on.
 */
export async function save(
  type: ContentTypeDefinition,
  input: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { key, itemId = key, options = AS_IT_IS } = input;
  let request: SaveRequest = { ...input, type, itemId, options, signal };
  try {
    for (let repeats = 0; ; repeats += 1) {
      const response = await sendInteractively(request);
      if ('saved' in response) return { name: 'saved', item: response.saved };
      const latest = await readPresent(type, response.conflictId);
      if (!latest) return { name: 'gone' };
      const outcome = await compareWithLatest(latest, request);
      if (outcome) return outcome;
      if (repeats === MAX_REPEATS) return { name: 'conflict', latest };
      request = { ...request, base: latest };
    }
  } catch (error) {
    if (!isCancel(error)) logFailure(error);
    return { name: 'failed', error };
  }
}

/** The saved item, or the id of one that is another version than the form's base, or there already. */
type SaveResponse = { readonly saved: AnyItem } | { readonly conflictId: string };

/** Sends the form; signing in and the consent check are put to the person on the way. */
async function sendInteractively(request: SaveRequest): Promise<SaveResponse> {
  const { base, itemId, options } = request;
  const sendWith = (answer: ConsentAnswer) =>
    withSignIn(() => sendWithFiles({ ...request, options: { ...options, ...answer } }));
  try {
    const saved = await withConsentCheck(sendWith, !hasToBeComplete(base, options));
    return saved ? { saved } : { conflictId: itemId };
  } catch (error) {
    const id = await findConflictId(request, error);
    if (id === undefined) throw error;
    return { conflictId: id };
  }
}

/** Brings the files of the form into the library, and sends it. */
async function sendWithFiles(request: SaveRequest): Promise<AnyItem | null> {
  const { type, content, signal } = request;
  const run = async () =>
    createOrUpdate({ ...request, content: await uploadedContent(type, content, signal) });
  try {
    return await run();
  } catch (error) {
    if (!isFileGone(error)) throw error;
    forgetUploads(type, content);
    return run();
  }
}

/** Returns the saved item; null where an earlier try to add it had arrived, and someone has changed it since. */
async function createOrUpdate(request: SaveRequest): Promise<AnyItem | null> {
  const { type, content, base, itemId, options, signal } = request;
  if (base) return updateChanged(request, base);
  const body = { ...changesOf(type, content), ...optionParts(options) };
  const { item, isReplayed } = await createItem(type.path, body, itemId, signal);
  if (!isReplayed) return item;
  // An earlier try has added it, perhaps with other content, or as a draft where this one publishes.
  return item._version > 1 ? null : updateChanged({ ...request, options: { ...options, note: '' } }, item);
}

/** Sends what differs from `item`, if anything does. */
async function updateChanged(request: SaveRequest, item: AnyItem): Promise<AnyItem> {
  const { type, content, options, signal } = request;
  const changes = changesOf(type, content, item);
  if (isEmpty(changes) && !asksForChange(item, options)) return item;
  return updateItem(type.path, item, { ...changes, ...optionParts(options) }, signal);
}

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** A file of the form has been deleted from the library since it was uploaded or chosen. */
const isFileGone = (error: unknown) =>
  error instanceof ApiProblem &&
  [error.problem.detail, ...(error.problem.errors ?? []).map(({ message }) => message)].some((text) =>
    [fileMessages.gone, fileMessages.notReused('picture'), fileMessages.notReused('document')].includes(text),
  );

/** The id of the item that a refused save met in place of its base; undefined where it was refused for another reason. */
async function findConflictId(
  { type, base, itemId }: SaveRequest,
  error: unknown,
): Promise<string | undefined> {
  const status = error instanceof ApiProblem ? error.problem.status : 0;
  if (base) return status === 412 || status === 404 ? base._id : undefined;
  if (status !== 409 || needsConsentCheck(error) || isFileGone(error)) return undefined;
  if (!type.singleton) return itemId;
  // Of this type somebody has added the one item meanwhile.
  return (await withSignIn(() => readSingleton(type.path)).catch(() => null))?._id;
}

/** The item as it is now; null where it is gone. */
const readPresent = (type: ContentTypeDefinition, id: string): Promise<AnyItem | null> =>
  withSignIn(() => readItem(type.path, id)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/**
 * The outcome of a save that met `latest` in place of its base: a conflict if somebody has changed it, otherwise only the response
 * of an earlier try was lost. Null where the form has still to be saved over it.
 */
async function compareWithLatest(latest: AnyItem, request: SaveRequest): Promise<SaveOutcome | null> {
  const { type, content, base, options, signal } = request;
  const before = base ? formContentOf(type, base) : emptyContent(type);
  const { theirs, conflicts } = mergeContents(type, before, content, formContentOf(type, latest));
  const isMine = theirs.length === 0 && isAsSent(type, await uploadedContent(type, content, signal), latest);
  const isUntouched = isMine || theirs.length + conflicts.length === 0;
  const isOverridden = base !== undefined && overridesPublishing(base, latest, options);
  if (!isUntouched || isOverridden) return { name: 'conflict', latest };
  return isMine && !asksForChange(latest, options) ? { name: 'saved', item: latest } : null;
}

/** Whether an item is as a form makes it whose files are in the library; its consents were noted then. */
function isAsSent(type: ContentTypeDefinition, { values, files }: FormContent, item: AnyItem): boolean {
  const noted = Object.entries(files).map(([name, list]) => [
    name,
    list.map((file) => ({ ...file, details: { ...file.details, consent: undefined } })),
  ]);
  const sent = { values, files: Object.fromEntries(noted) as FormContent['files'] };
  return isEmpty(changesOf(type, sent, item));
}
