import type { AnyItem, ContentTypeDefinition } from '@content';
import { type Field, isFileField } from '@content/field-types/fields';
import {
  type PublishOptions,
  AS_IT_IS,
  asksForChange,
  hasToBeComplete,
  overridesPublishing,
} from '@content/items/publishing-status';
import { isTypeWithPages } from '@content/items/item';
import { validateInput } from '@content/items/validate';
import { slugOf } from '@site/spelling';
import { NetworkError } from '../../../../data/staff/admin-client';
import {
  differingFields,
  formContentOf,
  emptyContent,
  type FormContent,
  problemNames,
  mergeContents,
  withoutDeletedFiles,
} from '../content/form-content';
import {
  CLEAN,
  failedStatus,
  type FormStatus,
  goneStatus,
  refusedStatus,
  unchangedStatus,
} from '../save/form-status';
import type { SaveOutcome } from '../save/save-item';
import { type FormDraft, tailOf } from '../save/form-draft';
import type { ItemChange } from '../../items/item-actions';
import type { SaveInput } from '../content/changes';

export type FormPhase =
  /** `offline`: the last save had no connection; it is tried again once there is one. */
  | { readonly name: 'editing'; readonly offline: boolean }
  /** Save was pressed, and waits for chosen files that are being looked at. */
  | { readonly name: 'reading' }
  | { readonly name: 'sending'; readonly sent: SaveInput }
  /** Someone else has changed the item: the person decides field by field, and then saves or goes on editing. */
  | { readonly name: 'conflict'; readonly latest: AnyItem; readonly then: 'save' | 'edit' };

export interface FormState {
  readonly type: ContentTypeDefinition;
  /** The content is based on it; undefined for a new item. */
  readonly item: AnyItem | undefined;
  readonly blank: FormContent;
  readonly content: FormContent;
  /** Fields whose chosen files are being looked at, and are not in the content yet. */
  readonly reading: readonly string[];
  /** The form's own, by which its draft is known. */
  readonly key: string;
  /** Of a new item, once it has been sent. */
  readonly itemId: string | undefined;
  readonly status: FormStatus;
  /** Counts the statuses: the same message is read aloud again. */
  readonly attempt: number;
  readonly phase: FormPhase;
  /** Those of the last Save, repeated when it is tried again, and the message that goes with the next one. */
  readonly options: PublishOptions;
  readonly lastSaved: ItemChange | null;
}

export type SetState = (change: (now: FormState) => FormState) => void;

const EDITING: FormPhase = { name: 'editing', offline: false };

/** The initial state of a form for an item or, without one, for a new item with the initial values `initialValues`. */
export function openForm(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  key: string,
  initialValues: FormContent['values'] = {},
): FormState {
  const empty = emptyContent(type);
  const blank = { ...empty, values: { ...empty.values, ...initialValues } };
  const content = item ? formContentOf(type, item) : blank;
  const clean = { status: CLEAN, attempt: 0, phase: EDITING, options: AS_IT_IS, lastSaved: null };
  return { type, item, blank, content, reading: [], key, itemId: undefined, ...clean };
}

/** The content of the form's item; for a new one the content that the form began with. */
export const baseOf = ({ type, item, blank }: Pick<FormState, 'type' | 'item' | 'blank'>): FormContent =>
  item ? formContentOf(type, item) : blank;

export const isDirty = (state: FormState): boolean =>
  differingFields(state.type, baseOf(state), state.content).length > 0;

/** Whether a form is there for its file, as that of the policy is. */
const isForFile = ({ requireOneOf, fields }: ContentTypeDefinition): boolean =>
  requireOneOf?.fields.every((name) => isFileField(fields[name] as Field)) ?? false;

/** Whether a save would change neither content nor publishing status. A new draft has to hold something. */
function hasNothingToSave(state: FormState): boolean {
  const { item, options } = state;
  if (isDirty(state)) return false;
  return item ? !asksForChange(item, options) : options.state === 'draft';
}

/** The form with the status of a Save that has led to nothing else. */
const withStatus = (state: FormState, status: FormStatus, phase = EDITING): FormState => ({
  ...state,
  status,
  attempt: state.attempt + 1,
  phase,
});

/** Says that there is nothing to send; a form that is there for its file asks for the file. */
function refuseUnchanged(state: FormState): FormState {
  const { type, item, options } = state;
  return withStatus(
    state,
    isForFile(type) && hasToBeComplete(item, options)
      ? validateInput(type, emptyContent(type), 'create')
      : unchangedStatus(item),
  );
}

/** The id of a new item; one with a page has the words of its title in its address. */
function newId(type: ContentTypeDefinition, { values }: FormContent, key: string): string {
  const title = values[type.titleField];
  const slug = isTypeWithPages(type) && typeof title === 'string' ? slugOf(title) : '';
  return slug.length < 3 ? key : `${slug}-${tailOf(key)}`;
}

/** Sends the form, unless something is missing or wrong. */
function submit(state: FormState): FormState {
  const { type, content, item, key, options } = state;
  const mode = !hasToBeComplete(item, options) ? 'draft' : item ? 'update' : 'create';
  const checked = withStatus(state, validateInput(type, content, mode));
  if (checked.status.detail !== null) return checked;
  const itemId = state.itemId ?? (item ? undefined : newId(type, content, key));
  const sent = { content, base: item, key, itemId, options };
  return { ...checked, itemId, phase: { name: 'sending', sent } };
}

const isOpen = ({ phase }: FormState) => phase.name === 'editing' || phase.name === 'reading';

/** Begins a save; it waits for chosen files that are not in the content yet. */
function startSave(state: FormState): FormState {
  if (state.reading.length > 0) return { ...state, phase: { name: 'reading' } };
  return hasNothingToSave(state) ? refuseUnchanged(state) : submit(state);
}

/** Saves the form; without options it repeats the last ones. */
export const requestSave = (state: FormState, options = state.options): FormState =>
  isOpen(state) ? startSave({ ...state, options: { ...options, note: state.options.note } }) : state;

/** Takes back what was typed, and what Save has queued without a connection. */
export function undoChanges(state: FormState): FormState {
  const { note } = state.options;
  if (!isOpen(state)) return state;
  return { ...state, content: baseOf(state), status: CLEAN, phase: EDITING, options: { note } };
}

/** Ends a save; `freshKey` becomes the form's key should the item be gone. */
export function endSave(state: FormState, outcome: SaveOutcome, freshKey: string): FormState {
  const { type, content, options, phase } = state;
  if (phase.name !== 'sending') return state;
  const { sent } = phase;
  switch (outcome.name) {
    case 'saved':
      return {
        ...state,
        item: outcome.item,
        // Typing went on while the form was on its way.
        content: mergeContents(type, sent.content, content, formContentOf(type, outcome.item)).content,
        lastSaved: { item: outcome.item, before: sent.base },
        options: options.note === sent.options?.note ? { ...options, note: '' } : options,
        phase: EDITING,
      };
    case 'conflict':
      return { ...state, phase: { name: 'conflict', latest: outcome.latest, then: 'save' } };
    case 'gone': {
      const anew = { key: freshKey, itemId: undefined, item: undefined };
      const left = withoutDeletedFiles(type, content, emptyContent(type));
      const status = goneStatus(type, sent.base && formContentOf(type, sent.base));
      return withStatus({ ...state, ...anew, content: left }, status);
    }
    case 'failed':
      return withStatus(state, failedStatus(type, outcome.error), {
        name: 'editing',
        offline: outcome.error instanceof NetworkError,
      });
  }
}

/** Continues a draft; where its item has changed since in the same fields, the person decides. */
export function withDraft(state: FormState, draft: FormDraft): FormState {
  const { type, item, blank } = state;
  const { base, content, key, itemId, options = AS_IT_IS } = draft;
  const theirs = baseOf(state);
  const merge = mergeContents(type, baseOf({ type, item: base, blank }), content, theirs);
  const isOverridden = item !== undefined && overridesPublishing(base ?? {}, item, options);
  const taken = { ...state, key, itemId, options, phase: EDITING };
  if (item === undefined || (merge.conflicts.length === 0 && !isOverridden))
    return { ...taken, content: withoutDeletedFiles(type, merge.content, theirs) };
  return { ...taken, item: base, content, phase: { name: 'conflict', latest: item, then: 'edit' } };
}

/** Ends the check of a field's chosen files; a Save that waits for them is not carried out where one is refused. */
export function endReading(state: FormState, field: string, areTaken: boolean): FormState {
  const { type, status, phase } = state;
  const reading = state.reading.toSpliced(state.reading.indexOf(field), 1);
  const isAwaited = phase.name === 'reading';
  if (!areTaken)
    return isAwaited ? withStatus({ ...state, reading }, refusedStatus(field)) : { ...state, reading };
  const names = problemNames(type, field);
  const isAllOfIt = status.problems.length > 0 && status.problems.every((one) => names.includes(one.field));
  const taken = { ...state, reading, status: isAllOfIt ? CLEAN : status };
  return isAwaited && reading.length === 0 ? startSave(taken) : taken;
}

/**
 * Ends a conflict with the versions that the person chose; without them the next Save meets it again. `then` is by default what the
 * conflict had interrupted.
 */
export function resolveConflict(state: FormState, chosen?: FormContent, then?: 'edit'): FormState {
  const { type, phase } = state;
  if (phase.name !== 'conflict') return state;
  if (!chosen) return { ...state, phase: EDITING };
  const { latest } = phase;
  const content = withoutDeletedFiles(type, chosen, formContentOf(type, latest));
  const resolved = { ...state, item: latest, content, status: CLEAN, phase: EDITING };
  return (then ?? phase.then) === 'save' ? submit(resolved) : resolved;
}

/** Takes over an item that was changed by something else than this form's Save: a restored version, unpublishing. */
export function replaceItem(state: FormState, item: AnyItem): FormState {
  const { type, content } = state;
  if (!isOpen(state)) return state;
  const theirs = formContentOf(type, item);
  const merged = mergeContents(type, baseOf(state), content, theirs).content;
  return { ...state, item, content: withoutDeletedFiles(type, merged, theirs) };
}
