import { type AnyItem, type ContentTypeDefinition, type FileField, fileFields, valueFields } from '@content';
import { fileMessages } from '@content/files';
import { fileKind } from '@content/kinds/registry';
import type { Area, FileUse, Point } from '@content/picture-details';
import { isSameInput } from '@content/validate';
import { valueIn } from '@content/translations';
import { type ConsentAnswer, type PublishOptions, asksForChange, AS_IT_IS, hasToBeComplete, optionParts, overridesPublishing } from '@content/publishing-status';
import { languages } from '@site/locale';
import { mutationOptions } from '@tanstack/react-query';
import { type UploadWatch, createItem, updateItem, readItem, readSingleton } from '../../../data/admin-content';
import { ApiProblem, isMissing, logFailure } from '../../../data/admin-client';
import { withSignIn } from '../../session/sign-in-store';
import { queryClient } from '../queries/query-client';
import { setCachedItem } from '../queries/writes';
import { type FormContent, type FormFile, formContentOf, emptyContent, mergeContents } from './form-content';
import { forgetUploads, uploadedContent } from './form-uploads';
import { needsConsentCheck, withConsentCheck } from './consent-check';
import { isCancel } from './form-status';
import { draftText, dropDraft, readDraft, writeDraft } from './draft-store';
import type { FormDraft } from './form-draft';

const pointOf = (point: Point | null | undefined) => (point ? { x: point.x, y: point.y } : null);

const areaOf = (area: Area | null | undefined) =>
  area ? { x: area.x, y: area.y, width: area.width, height: area.height } : null;

/** How an item uses a file of a form that is in the library. */
function useOf(field: FileField, { stored, reused, alt, translations, details }: FormFile): FileUse[] {
  const file = stored ?? reused;
  if (!file) return [];
  const { caption } = fileKind(field);
  const name = caption?.toLowerCase();
  const texts = name && {
    [name]: alt.trim(),
    ...Object.fromEntries(
      languages.flatMap((language) => {
        const text = translations?.[language]?.trim() ?? '';
        return text === '' ? [] : [[language, { [name]: text }]];
      }),
    ),
  };
  const { focus, crop } = file.kind === 'picture' ? file : {};
  const shown = file.kind === 'picture' && {
    focus: pointOf(details?.focus === undefined ? focus : details.focus),
    crop: areaOf(details?.crop === undefined ? crop : details.crop),
    consent: details?.consent,
  };
  return [{ media: file.media, ...texts, ...shown }];
}

const usesOf = (field: FileField, files: readonly FormFile[]) => files.flatMap((file) => useOf(field, file));

/**
 * What a request says to make an item `content`, whose files are in the library: all of it for a new one, otherwise the fields
 * that differ from `base`, so that nothing is overwritten that this person did not touch.
 */
export function changesOf(
  type: ContentTypeDefinition,
  content: FormContent,
  base?: AnyItem,
): Record<string, unknown> {
  const stored = base && formContentOf(type, base);
  const values = valueFields(type).flatMap(([name, field]): [string, string][] => {
    const given = content.values[name];
    // A form of some of the fields says nothing of the others.
    if (given === undefined) return [];
    const value = String(given);
    // A new item without translations does not speak of them.
    const isSame = base
      ? given === stored?.values[name] || isSameInput(field, value, valueIn(type, base, name))
      : value === '' && Boolean(field.translates ?? field.staffOnly);
    return isSame ? [] : [[name, value]];
  });
  const files = fileFields(type).flatMap(([name, field]): [string, FileUse[]][] => {
    const uses = usesOf(field, content.files[name] ?? []);
    const before = usesOf(field, stored?.files[name] ?? []);
    // The keys of both are in one order, and what is undefined, as a consent that nobody has said, is left out.
    const isSame = JSON.stringify(uses) === JSON.stringify(before);
    return isSame || !content.files[name] ? [] : [[name, uses]];
  });
  return { ...Object.fromEntries(values), ...(files.length > 0 && { files: Object.fromEntries(files) }) };
}

/** The content of a form, and the item it is based on, which is absent for a new one. */
export interface SaveInput {
  readonly content: FormContent;
  readonly base: AnyItem | undefined;
  /** Idempotency-Key of the form, under which a new item is added. */
  readonly key: string;
  /** Without options the state stays as it is. */
  readonly options?: PublishOptions | undefined;
}

/** An earlier try to add the item had arrived, and someone has changed the item since. */
export class ChangedSince extends Error {
  constructor() {
    super('The item was added by an earlier try and has been changed since');
    this.name = 'ChangedSince';
  }
}

/** A file of the form has been deleted from the library since it was uploaded. */
const isGone = (error: unknown) =>
  error instanceof ApiProblem &&
  [error.problem.detail, ...(error.problem.errors ?? []).map(({ message }) => message)].some((text) =>
    [fileMessages.gone, fileMessages.notReused('picture'), fileMessages.notReused('document')].includes(text),
  );

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

async function send(
  type: ContentTypeDefinition,
  { content, base: item, key, options = AS_IT_IS }: SaveInput,
  signal: AbortSignal,
): Promise<AnyItem> {
  const { path } = type;
  const update = (base: AnyItem, changes: object, asked: PublishOptions) =>
    updateItem(path, base, { ...changes, ...optionParts(asked) }, signal);
  if (item) {
    const changes = changesOf(type, content, item);
    return isEmpty(changes) && !asksForChange(item, options) ? item : update(item, changes, options);
  }
  const body = { ...changesOf(type, content), ...optionParts(options) };
  const { item: saved, isReplayed } = await createItem(path, body, key, signal);
  if (!isReplayed) return saved;
  // An earlier try has added it, perhaps with other content, or as a draft where this one publishes.
  const changes = changesOf(type, content, saved);
  if (isEmpty(changes) && !asksForChange(saved, options)) return saved;
  if (saved._version > 1) {
    if (isAsSent(type, content, saved) && !asksForChange(saved, options)) return saved;
    throw new ChangedSince();
  }
  return update(saved, changes, { ...options, note: '' });
}

/** Saves a form once its files are in the library: adds an item, or changes what differs from the one it is based on. */
export async function saveItem(
  type: ContentTypeDefinition,
  input: SaveInput,
  watch: UploadWatch,
): Promise<AnyItem> {
  const save = async () =>
    send(type, { ...input, content: await uploadedContent(type, input.content, watch) }, watch.signal);
  try {
    return await save();
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetUploads(type, input.content);
    return save();
  }
}

/** Someone else has changed the item. */
export interface Conflict {
  readonly latest: AnyItem;
  /** The save would change what has become of the item's publishing state since the form was opened. */
  readonly overridesPublishing: boolean;
}

/** A conflict, and whether it is one for the person. */
interface FoundConflict extends Conflict {
  /** Nobody has changed a field since: only the response of an earlier try was lost. */
  readonly isUntouched: boolean;
  /** The stored content equals the one to be saved. */
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

/** Whether an item is as a form makes it whose files are in the library; its consents were noted then. */
function isAsSent(type: ContentTypeDefinition, { values, files }: FormContent, item: AnyItem): boolean {
  const noted = Object.entries(files).map(([name, list]) => [
    name,
    list.map((file) => ({ ...file, details: { ...file.details, consent: undefined } })),
  ]);
  const sent = { values, files: Object.fromEntries(noted) as FormContent['files'] };
  return isEmpty(changesOf(type, sent, item));
}

/** Reads an item that a form could not be saved to. Without a `base` it was to be added under `id`. */
async function readConflict(
  type: ContentTypeDefinition,
  id: string,
  { base, content: mine, options = AS_IT_IS }: SaveInput,
): Promise<FoundConflict | 'deleted'> {
  try {
    const latest = await readItem(type.path, id);
    const was = base ? formContentOf(type, base) : emptyContent(type);
    const merge = mergeContents(type, was, mine, formContentOf(type, latest));
    const watch = { signal: new AbortController().signal };
    const isMine =
      merge.theirs.length === 0 && isAsSent(type, await uploadedContent(type, mine, watch), latest);
    const isUntouched = isMine || merge.theirs.length + merge.conflicts.length === 0;
    const isOverridden = base !== undefined && overridesPublishing(base, latest, options);
    return { latest, isMine, isUntouched, overridesPublishing: isOverridden };
  } catch (error) {
    if (isMissing(error)) return 'deleted';
    throw error;
  }
}

const api = { saveItem, readConflict, readSingleton, withSignIn, withConsentCheck };

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/**
 * Saves a form and returns the outcome; never rejects, and logs failures. When the session has ended, the person signs in in
 * place and the save goes on.
 */
export async function save(
  type: ContentTypeDefinition,
  input: SaveInput,
  watch: UploadWatch,
  services = api,
): Promise<SaveOutcome> {
  const { saveItem, readConflict, readSingleton, withSignIn, withConsentCheck } = services;
  const { base, key, options = AS_IT_IS } = input;
  let percent: number | null = null;
  const watched: UploadWatch = {
    ...watch,
    onProgress: (now) => watch.onProgress?.((percent = now)),
  };

  function failed(error: unknown, present?: AnyItem): SaveOutcome {
    return { name: 'failed', error, hasArrived: percent === null || percent === 100, present };
  }

  async function whatChanged(id = base?._id ?? key): Promise<SaveOutcome> {
    const found = await withSignIn(() => readConflict(type, id, input)).catch(asError);
    if (found instanceof Error) {
      logFailure(found);
      return failed(found);
    }
    if (found === 'deleted') return { name: 'gone' };
    const { latest, isMine, isUntouched, overridesPublishing } = found;
    if (!isUntouched || overridesPublishing)
      return { name: 'conflict', conflict: { latest, overridesPublishing } };
    if (isMine && !asksForChange(latest, options)) return { name: 'saved', item: latest };
    return save(type, { ...input, base: latest }, watch, services);
  }

  try {
    const send = (answer: ConsentAnswer) =>
      withSignIn(() => saveItem(type, { ...input, options: { ...options, ...answer } }, watched));
    return { name: 'saved', item: await withConsentCheck(send, !hasToBeComplete(base, options)) };
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


/**
 * The mutation that saves an item, from its form or from the outbox; `key` is the storage key of the draft that outlives the
 * page until it has succeeded. It goes on when its form is left.
 */
export const saveMutation = (type: ContentTypeDefinition, key: string, watch: UploadWatch) =>
  mutationOptions({
    mutationKey: ['save', key],
    scope: { id: key }, // those of one draft one after the other
    networkMode: 'always', // that the browser is online is only a hope: see `useWhenOnline`
    mutationFn: (input: SaveInput) => save(type, input, watch),
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
  watch: UploadWatch,
): Promise<SaveOutcome> =>
  queryClient
    .getMutationCache()
    .build(queryClient, saveMutation(type, key, watch))
    .execute(input);
