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
import { NetworkError } from '../../../data/admin-client';
import {
  differingFields,
  formContentOf,
  emptyContent,
  type FormContent,
  problemNames,
  mergeContents,
  withoutDeletedFiles,
} from './form-content';
import {
  CLEAN,
  failedStatus,
  type FormStatus,
  goneStatus,
  refusedStatus,
  unchangedStatus,
} from './form-status';
import type { Conflict, SaveOutcome } from './save-item';
import { type FormDraft, tailOf } from './form-draft';
import type { SaveInput } from './changes';

export type FormPhase =
  /** `offline`: the last save had no connection; it is tried again once there is one. */
  | { readonly name: 'editing'; readonly offline: boolean }
  | { readonly name: 'sending'; readonly sent: SaveInput }
  /** Someone else has changed the item: the person decides field by field, and then saves or goes on editing. */
  | { readonly name: 'conflict'; readonly conflict: Conflict; readonly then: 'save' | 'edit' }
  /** Someone has deleted the item: what was typed can be added as a new one. */
  | { readonly name: 'gone' };

/** A save that has succeeded. `before` is what the item was, absent for a new one. */
export interface LastSave {
  readonly item: AnyItem;
  readonly before: AnyItem | undefined;
}

/** One form: its item, its content, and its phase. */
export interface FormState {
  readonly type: ContentTypeDefinition;
  /** The content is based on it; undefined for a new item. */
  readonly item: AnyItem | undefined;
  readonly blank: FormContent;
  readonly content: FormContent;
  /** The form's own, by which its draft is known. */
  readonly key: string;
  /** Of a new item, once it has been sent. */
  readonly itemId: string | undefined;
  readonly status: FormStatus;
  /** Counts the statuses: the same message is read aloud again. */
  readonly attempt: number;
  readonly phase: FormPhase;
  /** Those of the last Save: repeated when it is tried again. */
  readonly options: PublishOptions;
  readonly note: string;
  readonly lastSaved: LastSave | null;
}

export type FormEvent =
  | { readonly name: 'draftTaken'; readonly draft: FormDraft }
  | { readonly name: 'changed'; readonly change: (now: FormContent) => FormContent }
  | { readonly name: 'undone' }
  | { readonly name: 'noted'; readonly note: string }
  /** Without options the last ones are tried again. */
  | { readonly name: 'saveAsked'; readonly options?: PublishOptions | undefined }
  /** The files that were chosen for a field are in the content, or one of them cannot be used. */
  | { readonly name: 'filesTaken' | 'filesRefused'; readonly field: string }
  /** `freshKey` is the form's key from here on, should the item be gone. */
  | { readonly name: 'saveEnded'; readonly outcome: SaveOutcome; readonly freshKey: string }
  | { readonly name: 'conflictResolved'; readonly chosen: FormContent }
  | { readonly name: 'theirsTaken' }
  | { readonly name: 'conflictLeft' }
  /** The item was changed by something else than this form's Save: a restored version, unpublishing. */
  | { readonly name: 'replaced'; readonly item: AnyItem };

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
  const clean = { status: CLEAN, attempt: 0, phase: EDITING, options: AS_IT_IS, note: '', lastSaved: null };
  return { type, item, blank, content, key, itemId: undefined, ...clean };
}

/** What the item of the form has; for a new one what the form began with. */
export const baseOf = ({ type, item, blank }: Pick<FormState, 'type' | 'item' | 'blank'>): FormContent =>
  item ? formContentOf(type, item) : blank;

export const isDirty = (state: FormState): boolean =>
  differingFields(state.type, baseOf(state), state.content).length > 0;

/** A form that is there for its file (the policy) asks for one. */
const isForFile = ({ requireOneOf, fields }: ContentTypeDefinition): boolean =>
  requireOneOf?.fields.every((name) => isFileField(fields[name] as Field)) ?? false;

/** A save would change neither the content nor its publishing status. A new draft has to hold something. */
function hasNothingToSave(state: FormState): boolean {
  const { item, options } = state;
  if (isDirty(state)) return false;
  return item ? !asksForChange(item, options) : options.state === 'draft';
}

/** The form is not sent without a change; a form of files asks for one. */
function unchanged(state: FormState): FormState {
  const { type, item, options, attempt } = state;
  const status =
    isForFile(type) && hasToBeComplete(item, options)
      ? validateInput(type, emptyContent(type), 'create')
      : unchangedStatus(item);
  return { ...state, status, attempt: attempt + 1, phase: EDITING };
}

/** The id of a new item: where it gets a page, with the words of its title, so that its address can be read. */
function newId(type: ContentTypeDefinition, { values }: FormContent, key: string): string {
  const title = values[type.titleField];
  const slug = isTypeWithPages(type) && typeof title === 'string' ? slugOf(title) : '';
  return slug.length < 3 ? key : `${slug}-${tailOf(key)}`;
}

/** Sends the form, unless something is missing or wrong. */
function submitted(state: FormState): FormState {
  const { type, content, item, key, attempt } = state;
  const options = { ...state.options, note: state.note };
  const mode = !hasToBeComplete(item, options) ? 'draft' : item ? 'update' : 'create';
  const status = validateInput(type, content, mode);
  const checked = { ...state, status, attempt: attempt + 1 };
  if (status.detail !== null) return state.phase.name === 'gone' ? checked : { ...checked, phase: EDITING };
  const itemId = state.itemId ?? (item ? undefined : newId(type, content, key));
  const sent = { content, base: item, key, itemId, options };
  return { ...checked, itemId, phase: { name: 'sending', sent } };
}

function afterSave(state: FormState, sent: SaveInput, outcome: SaveOutcome, freshKey: string): FormState {
  const { type, content, item } = state;
  const attempt = state.attempt + 1;
  switch (outcome.name) {
    case 'saved':
      return {
        ...state,
        item: outcome.item,
        // Typing went on while the form was on its way.
        content: mergeContents(type, sent.content, content, formContentOf(type, outcome.item)).content,
        lastSaved: { item: outcome.item, before: sent.base },
        note: state.note === sent.options?.note ? '' : state.note,
        phase: EDITING,
      };
    case 'conflict':
      return { ...state, phase: { name: 'conflict', conflict: outcome.conflict, then: 'save' } };
    case 'gone':
      return {
        ...state,
        key: freshKey,
        itemId: undefined,
        item: undefined,
        content: withoutDeletedFiles(type, content, emptyContent(type)),
        status: goneStatus(type, sent.base && formContentOf(type, sent.base)),
        attempt,
        phase: { name: 'gone' },
      };
    case 'failed':
      return {
        ...state,
        item: outcome.present ?? item,
        status: failedStatus(type, outcome.error, outcome.hasArrived),
        attempt,
        phase: { name: 'editing', offline: outcome.error instanceof NetworkError },
      };
  }
}

/** Goes on with a draft; where its item has changed since in the same fields, the person decides. */
function withDraft(state: FormState, draft: FormDraft): FormState {
  const { type, item, blank } = state;
  const { base, content, key, itemId, options = AS_IT_IS } = draft;
  const theirs = baseOf(state);
  const merge = mergeContents(type, baseOf({ type, item: base, blank }), content, theirs);
  const isOverridden = item !== undefined && overridesPublishing(base ?? {}, item, options);
  const taken = { ...state, key, itemId, options, note: options.note ?? '', phase: EDITING };
  if (item === undefined || (merge.conflicts.length === 0 && !isOverridden))
    return { ...taken, content: withoutDeletedFiles(type, merge.content, theirs) };
  const conflict = { latest: item, overridesPublishing: isOverridden };
  return { ...taken, item: base, content, phase: { name: 'conflict', conflict, then: 'edit' } };
}

/** A field has its files: clears the status if they were the only problem. */
function withoutProblem({ type, status }: FormState, field: string): FormStatus {
  const names = problemNames(type, field);
  const isAllOfIt = status.problems.length > 0 && status.problems.every((one) => names.includes(one.field));
  return isAllOfIt ? CLEAN : status;
}

export function reduceForm(state: FormState, event: FormEvent): FormState {
  const { type, content, phase } = state;
  switch (event.name) {
    case 'draftTaken':
      return withDraft(state, event.draft);
    case 'changed':
      return { ...state, content: event.change(content) };
    case 'undone':
      if (phase.name !== 'editing' && phase.name !== 'gone') return state;
      return {
        ...state,
        content: baseOf(state),
        status: CLEAN,
        // What Save has queued without a connection is given up as well.
        ...(phase.name === 'editing' && { phase: EDITING, options: AS_IT_IS }),
      };
    case 'noted':
      return { ...state, note: event.note };
    case 'saveAsked': {
      if (phase.name !== 'editing' && phase.name !== 'gone') return state;
      const asked = { ...state, options: event.options ?? state.options };
      return hasNothingToSave(asked) ? unchanged(asked) : submitted(asked);
    }
    case 'filesTaken':
      return { ...state, status: withoutProblem(state, event.field) };
    case 'filesRefused':
      return { ...state, status: refusedStatus(event.field), attempt: state.attempt + 1 };
    case 'saveEnded':
      if (phase.name !== 'sending') return state;
      return afterSave(state, phase.sent, event.outcome, event.freshKey);
    case 'conflictResolved': {
      if (phase.name !== 'conflict') return state;
      const { latest } = phase.conflict;
      const resolved = {
        ...state,
        item: latest,
        content: withoutDeletedFiles(type, event.chosen, formContentOf(type, latest)),
        phase: EDITING,
      };
      return phase.then === 'save' ? submitted(resolved) : resolved;
    }
    case 'theirsTaken': {
      if (phase.name !== 'conflict') return state;
      const { latest } = phase.conflict;
      return {
        ...state,
        item: latest,
        content: formContentOf(type, latest),
        status: CLEAN,
        phase: EDITING,
      };
    }
    case 'replaced': {
      if (phase.name !== 'editing') return state;
      const theirs = formContentOf(type, event.item);
      const merged = mergeContents(type, baseOf(state), content, theirs).content;
      return { ...state, item: event.item, content: withoutDeletedFiles(type, merged, theirs) };
    }
    case 'conflictLeft':
      return phase.name === 'conflict' ? { ...state, phase: EDITING } : state;
  }
}
