import type { AnyItem, ContentTypeDefinition } from '@content';
import { fileMessages } from '@content/files/limits';
import {
  type ConsentAnswer,
  asksForChange,
  AS_IT_IS,
  hasToBeComplete,
  optionParts,
  overridesPublishing,
} from '@content/items/publishing-status';
import { mutationOptions } from '@tanstack/react-query';
import { createItem, updateItem, readItem, readSingleton } from '../../../data/staff/admin-content';
import { ApiProblem, isMissing, logFailure } from '../../../data/staff/admin-client';
import { withSignIn } from '../../session/with-sign-in';
import { queryClient } from '../queries/query-client';
import { setCachedItem } from '../queries/writes';
import { changesOf, type SaveInput } from '../item-content/changes';
import { type FormContent, formContentOf, emptyContent, mergeContents } from '../item-content/form-content';
import { forgetUploads, uploadedContent } from './form-uploads';
import { needsConsentCheck, withConsentCheck } from '../item-content/consent-check';
import { isCancel } from './form-status';
import { draftText, dropDraft, readDraft, writeDraft } from '../drafts/draft-store';
import type { FormDraft } from './form-draft';

/** A file of the form has been deleted from the library since it was uploaded. */
const isGone = (error: unknown) =>
  error instanceof ApiProblem &&
  [error.problem.detail, ...(error.problem.errors ?? []).map(({ message }) => message)].some((text) =>
    [fileMessages.gone, fileMessages.notReused('picture'), fileMessages.notReused('document')].includes(text),
  );

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** The saved item; null where an earlier try to add it had arrived, and someone has changed it since. */
async function send(
  type: ContentTypeDefinition,
  { content, base: item, key, itemId = key, options = AS_IT_IS }: SaveInput,
  signal: AbortSignal,
): Promise<AnyItem | null> {
  const changes = changesOf(type, content, item);
  const body = { ...changes, ...optionParts(options) };
  if (item)
    return isEmpty(changes) && !asksForChange(item, options)
      ? item
      : updateItem(type.path, item, body, signal);
  const { item: saved, isReplayed } = await createItem(type.path, body, itemId, signal);
  if (!isReplayed) return saved;
  if (saved._version > 1) return null;
  // An earlier try has added it, perhaps with other content, or as a draft where this one publishes.
  return send(type, { content, base: saved, key, options: { ...options, note: '' } }, signal);
}

/** Saves a form once its files are in the library: adds an item, or changes what differs from the one it is based on. Returns what `send` returns. */
export async function saveItem(
  type: ContentTypeDefinition,
  input: SaveInput,
  signal: AbortSignal,
): Promise<AnyItem | null> {
  const save = async () =>
    send(type, { ...input, content: await uploadedContent(type, input.content, signal) }, signal);
  try {
    return await save();
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetUploads(type, input.content);
    return save();
  }
}

export type SaveOutcome =
  | { readonly name: 'saved'; readonly item: AnyItem }
  /** Someone else was faster: the item as it is now. */
  | { readonly name: 'conflict'; readonly latest: AnyItem }
  /** The item is gone, or can be added no more under the form's key. */
  | { readonly name: 'gone' }
  | { readonly name: 'failed'; readonly error: unknown };

/** Whether an item is as a form makes it whose files are in the library; its consents were noted then. */
function isAsSent(type: ContentTypeDefinition, { values, files }: FormContent, item: AnyItem): boolean {
  const noted = Object.entries(files).map(([name, list]) => [
    name,
    list.map((file) => ({ ...file, details: { ...file.details, consent: undefined } })),
  ]);
  const sent = { values, files: Object.fromEntries(noted) as FormContent['files'] };
  return isEmpty(changesOf(type, sent, item));
}

/**
 * The outcome of a save that the item was not ready for, being another version than the form's base, or there already: a conflict
 * if somebody has changed it, otherwise only the response of an earlier try was lost. Rejects where the item cannot be read.
 */
async function afterReading(
  type: ContentTypeDefinition,
  id: string,
  input: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  const { base, content: mine, options = AS_IT_IS } = input;
  const latest = await withSignIn(() => readItem(type.path, id));
  const was = base ? formContentOf(type, base) : emptyContent(type);
  const { theirs, conflicts } = mergeContents(type, was, mine, formContentOf(type, latest));
  const isMine = theirs.length === 0 && isAsSent(type, await uploadedContent(type, mine, signal), latest);
  const isUntouched = isMine || theirs.length + conflicts.length === 0;
  const isOverridden = base !== undefined && overridesPublishing(base, latest, options);
  if (!isUntouched || isOverridden) return { name: 'conflict', latest };
  if (isMine && !asksForChange(latest, options)) return { name: 'saved', item: latest };
  return save(type, { ...input, base: latest }, signal);
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
  const { base, key, itemId = key, options = AS_IT_IS } = input;
  const failed = (error: unknown): SaveOutcome => {
    if (!isCancel(error)) logFailure(error);
    return { name: 'failed', error };
  };
  const whatChanged = (id: string) =>
    afterReading(type, id, input, signal).catch((error: unknown) =>
      isMissing(error) ? ({ name: 'gone' } as const) : failed(error),
    );

  try {
    const send = (answer: ConsentAnswer) =>
      withSignIn(() => saveItem(type, { ...input, options: { ...options, ...answer } }, signal));
    const item = await withConsentCheck(send, !hasToBeComplete(base, options));
    return item ? { name: 'saved', item } : await whatChanged(itemId);
  } catch (error) {
    const status = error instanceof ApiProblem ? error.problem.status : 0;
    if (base && (status === 412 || status === 404)) return whatChanged(base._id);
    if (base || status !== 409 || needsConsentCheck(error)) return failed(error);
    if (!type.singleton) return { name: 'gone' };
    // Of this type somebody has added the one item meanwhile.
    const present = await withSignIn(() => readSingleton(type.path)).catch(() => null);
    return present ? whatChanged(present._id) : failed(error);
  }
}

/**
 * The mutation that saves an item, from its form or from the outbox; `key` is the storage key of the draft that outlives the
 * page until it has succeeded. It goes on when its form is left.
 */
export const saveMutation = (type: ContentTypeDefinition, key: string) =>
  mutationOptions({
    mutationKey: ['save', key],
    scope: { id: key }, // those of one draft one after the other
    networkMode: 'always', // that the browser is online is only a hope: see `useWhenOnline`
    mutationFn: ({ signal, ...input }: SaveInput & { readonly signal: AbortSignal }) =>
      save(type, input, signal),
    onSuccess: (outcome, { content, key: ofForm }) => {
      if (outcome.name !== 'saved') return;
      setCachedItem(type, outcome.item);
      const draft = readDraft<FormDraft>(key);
      if (draft?.key !== ofForm) return; // that of a form in another tab
      if (draftText(draft.content) === draftText(content)) void dropDraft(key);
      // More was typed before the form was left: it is offered, as a change of what is saved now.
      else writeDraft(key, { ...draft, base: outcome.item, isQueued: false });
    },
  });

/** Saves outside of a form that is on the screen. */
export const runSave = (
  type: ContentTypeDefinition,
  key: string,
  input: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> =>
  queryClient
    .getMutationCache()
    .build(queryClient, saveMutation(type, key))
    .execute({ ...input, signal });
