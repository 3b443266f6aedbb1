import { type AnyItem, type ContentTypeDefinition, valueFields } from '@content';
import {
  type PublishOptions,
  AS_IT_IS,
  asksForChange,
  hasToBeComplete,
  overridesPublishing,
} from '@content/publishing-status';
import type { Author } from '../../../data/admin-content';
import { NetworkError } from '../../../data/admin-client';
import { validateInput } from '@content/validate';
import { withFound } from '../drafts/draft-store';
import {
  differingFields,
  formContentOf,
  emptyContent,
  type FormContent,
  problemNames,
} from '../form/content';
import { mergeContents, withoutVanished } from '../form/merge';
import {
  CLEAN,
  failedStatus,
  type FormStatus,
  goneStatus,
  refusedStatus,
  unchangedStatus,
} from '../form/status';
import type { Conflict, SaveOutcome, SaveInput } from '../saving/save';
import { type Offer, reviveFormDraft } from '../drafts/form-draft';

export type FormPhase =
  /** Earlier drafts are looked for (null) or offered, the newest first; also later, when another tab has been closed. */
  | { readonly name: 'offering'; readonly offers: readonly Offer[] | null }
  /** `offline`: the last save had no connection; it is tried again once there is one. */
  | { readonly name: 'editing'; readonly offline: boolean }
  /** `percent` is set while files go up, `waiting` while their upload waits for the connection. */
  | {
      readonly name: 'sending';
      readonly sent: SaveInput;
      readonly percent: number | null;
      readonly waiting: boolean;
    }
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
  /** Idempotency-Key of the form, and the name of its draft. */
  readonly key: string;
  readonly status: FormStatus;
  /** Counts the statuses: the same message is read aloud again. */
  readonly attempt: number;
  readonly phase: FormPhase;
  /** Those of the last Save: repeated when it is tried again. */
  readonly options: PublishOptions;
  readonly note: string;
  readonly lastSaved: LastSave | null;
  /** The number of choices of files that are still being checked and not in the content yet. */
  readonly reading: number;
  /** A Save that was asked for meanwhile. */
  readonly saveAfter: SaveAsked | null;
}

/** Without options the last ones are tried again. */
interface SaveAsked {
  readonly name: 'saveAsked';
  readonly options?: PublishOptions;
}

export type FormEvent =
  | { readonly name: 'offersFound'; readonly offers: readonly Offer[] }
  | { readonly name: 'offerTaken' }
  | { readonly name: 'offerDropped' }
  | { readonly name: 'changed'; readonly change: (now: FormContent) => FormContent }
  | { readonly name: 'undone' }
  | { readonly name: 'noted'; readonly note: string }
  | SaveAsked
  | { readonly name: 'readingBegun' }
  /** `areTaken`: all chosen files are in the content now, none was refused. */
  | { readonly name: 'readingEnded'; readonly field: string; readonly areTaken: boolean }
  | { readonly name: 'progressed'; readonly percent?: number; readonly waiting?: boolean }
  /** `freshKey` is the form's key from here on, should the item be gone. */
  | { readonly name: 'saveEnded'; readonly outcome: SaveOutcome; readonly freshKey: string }
  | { readonly name: 'authorFound'; readonly author: Author | null }
  | { readonly name: 'conflictResolved'; readonly chosen: FormContent }
  | { readonly name: 'theirsTaken' }
  | { readonly name: 'conflictLeft' }
  /** The item was changed by something else than this form's Save: a restored version, unpublishing. */
  | { readonly name: 'replaced'; readonly item: AnyItem };

const EDITING: FormPhase = { name: 'editing', offline: false };

/** The initial state of a form for an item or, without one, for a new item with the initial values `begun`. */
export function openForm(
  type: ContentTypeDefinition,
  item: AnyItem | undefined,
  key: string,
  begun: FormContent['values'] = {},
): FormState {
  const empty = emptyContent(type);
  const blank = { ...empty, values: { ...empty.values, ...begun } };
  return {
    type,
    item,
    blank,
    content: item ? formContentOf(type, item) : blank,
    key,
    status: CLEAN,
    attempt: 0,
    phase: { name: 'offering', offers: null },
    options: AS_IT_IS,
    note: '',
    lastSaved: null,
    reading: 0,
    saveAfter: null,
  };
}

const baseOf = ({ type, item, blank }: FormState): FormContent => (item ? formContentOf(type, item) : blank);

export const isDirty = (state: FormState): boolean =>
  differingFields(state.type, baseOf(state), state.content).length > 0;

const isLooking = ({ phase }: FormState): boolean => phase.name === 'offering' && phase.offers === null;

/** Nothing has been typed: a draft can still be offered. */
const isUntouched = (state: FormState): boolean =>
  state.phase.name === 'editing' && !state.phase.offline && state.note === '' && !isDirty(state);

/** A form of files alone (the policy) is saved by choosing one. */
const hasFilesOnly = (type: ContentTypeDefinition): boolean => valueFields(type).length === 0;

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
    hasFilesOnly(type) && hasToBeComplete(item, options)
      ? validateInput(type, emptyContent(type), 'create')
      : unchangedStatus(item);
  return { ...state, status, attempt: attempt + 1, phase: EDITING };
}

/** Sends the form, unless something is missing or wrong. */
function submitted(state: FormState): FormState {
  const { type, content, item, key, attempt } = state;
  const options = { ...state.options, note: state.note };
  const mode = !hasToBeComplete(item, options) ? 'draft' : item ? 'update' : 'create';
  const status = validateInput(type, content, mode);
  const checked = { ...state, status, attempt: attempt + 1 };
  if (status.detail !== null) return state.phase.name === 'gone' ? checked : { ...checked, phase: EDITING };
  const sent = { content, base: item, key, options };
  return { ...checked, phase: { name: 'sending', sent, percent: null, waiting: false } };
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
        item: undefined,
        content: withoutVanished(type, content, emptyContent(type)),
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

function withOffer(state: FormState, { draft, files }: Offer): FormState {
  const { type, item } = state;
  const base = baseOf(state);
  const { base: was, mine } = reviveFormDraft(type, draft, item, files);
  const merge = mergeContents(type, was, mine, base);
  const { options = AS_IT_IS, note = '' } = draft;
  const taken = { ...state, key: draft.key, content: merge.content, options, note };
  const isOverridden = item !== undefined && overridesPublishing(draft, item, options);
  if (!item || (merge.conflicts.length === 0 && !isOverridden)) return { ...taken, phase: EDITING };
  const conflict: Conflict = {
    merge,
    theirs: base,
    latest: item,
    sent: merge.content,
    author: null,
    isMine: false,
    overridesPublishing: isOverridden,
  };
  return { ...taken, phase: { name: 'conflict', conflict, then: 'edit' } };
}

/** The content after a conflict is decided by `chosen`: what was typed while the form was being sent stays. */
export function resolvedContent(
  type: ContentTypeDefinition,
  { sent, theirs }: Conflict,
  chosen: FormContent,
  content: FormContent,
): FormContent {
  return withoutVanished(type, mergeContents(type, sent, content, chosen).content, theirs);
}

/** A field has its files: clears the status if they were the only problem. */
function withoutProblem({ type, status }: FormState, field: string): FormStatus {
  const names = problemNames(type, field);
  const isAllOfIt = status.problems.length > 0 && status.problems.every((one) => names.includes(one.field));
  return isAllOfIt ? CLEAN : status;
}

/** Carries out a Save that waited for files, unless one of them was refused: it was not meant without that file. */
function afterReading(state: FormState, field: string, areTaken: boolean): FormState {
  const { saveAfter, attempt } = state;
  const reading = state.reading - 1;
  const read = { ...state, reading, status: areTaken ? withoutProblem(state, field) : state.status };
  if (!saveAfter || (areTaken && reading > 0)) return read;
  const free = { ...read, saveAfter: null };
  return areTaken
    ? reduceForm(free, saveAfter)
    : { ...free, status: refusedStatus(field), attempt: attempt + 1 };
}

export function reduceForm(state: FormState, event: FormEvent): FormState {
  const { type, content, phase } = state;
  switch (event.name) {
    case 'offersFound': {
      if (event.offers.length === 0) return isLooking(state) ? { ...state, phase: EDITING } : state;
      if (phase.name !== 'offering' && !isUntouched(state)) return state;
      const shown = (phase.name === 'offering' && phase.offers) || [];
      return { ...state, phase: { name: 'offering', offers: withFound(shown, event.offers) } };
    }
    case 'offerTaken': {
      const offer = phase.name === 'offering' ? phase.offers?.[0] : undefined;
      return offer ? withOffer(state, offer) : state;
    }
    case 'offerDropped': {
      if (phase.name !== 'offering' || !phase.offers) return state;
      const offers = phase.offers.slice(1);
      return { ...state, phase: offers.length > 0 ? { ...phase, offers } : EDITING };
    }
    case 'changed':
      return phase.name === 'offering' ? state : { ...state, content: event.change(content) };
    case 'undone':
      if (phase.name !== 'editing' && phase.name !== 'gone') return state;
      return {
        ...state,
        content: baseOf(state),
        status: CLEAN,
        saveAfter: null,
        // What Save has promised without a connection is given up as well.
        ...(phase.name === 'editing' && { phase: EDITING, options: AS_IT_IS }),
      };
    case 'noted':
      return phase.name === 'offering' ? state : { ...state, note: event.note };
    case 'saveAsked': {
      if (phase.name !== 'editing' && phase.name !== 'gone') return state;
      if (state.reading > 0) return { ...state, saveAfter: event };
      const asked = { ...state, options: event.options ?? state.options };
      return hasNothingToSave(asked) ? unchanged(asked) : submitted(asked);
    }
    case 'readingBegun':
      return { ...state, reading: state.reading + 1 };
    case 'readingEnded':
      return afterReading(state, event.field, event.areTaken);
    case 'progressed': {
      if (phase.name !== 'sending') return state;
      const { percent = phase.percent, waiting = phase.waiting } = event;
      return { ...state, phase: { ...phase, percent, waiting } };
    }
    case 'saveEnded':
      if (phase.name !== 'sending') return state;
      return afterSave(state, phase.sent, event.outcome, event.freshKey);
    case 'authorFound':
      if (phase.name !== 'conflict') return state;
      return { ...state, phase: { ...phase, conflict: { ...phase.conflict, author: event.author } } };
    case 'conflictResolved': {
      if (phase.name !== 'conflict') return state;
      const resolved = {
        ...state,
        item: phase.conflict.latest,
        content: resolvedContent(type, phase.conflict, event.chosen, content),
        phase: EDITING,
      };
      return phase.then === 'save' ? submitted(resolved) : resolved;
    }
    case 'theirsTaken': {
      if (phase.name !== 'conflict') return state;
      const { theirs, latest } = phase.conflict;
      return { ...state, item: latest, content: theirs, status: CLEAN, phase: EDITING };
    }
    case 'replaced': {
      if (phase.name !== 'editing') return state;
      const merged = mergeContents(type, baseOf(state), content, formContentOf(type, event.item)).content;
      return {
        ...state,
        item: event.item,
        content: withoutVanished(type, merged, formContentOf(type, event.item)),
      };
    }
    case 'conflictLeft':
      return phase.name === 'conflict' ? { ...state, phase: EDITING } : state;
  }
}
