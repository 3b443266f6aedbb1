import type { FieldError } from '@content/contract';
import { isDay } from '@content/kinds/date';
import type { PublishOptions as RequestedOptions } from '@content/publishing-status';
import {
  becomesPublic,
  NOTE_MAX_LENGTH,
  CONSENT_CONFIRMED,
  publishingPartNames,
  targetStatuses,
} from '@content/publishing-status';
import type { Change } from '../store/items';
import type { Edition, ItemState } from '../store/editions';
import { isDraft, withNextVersion } from '../store/editions';
import type { Content } from '../store/stored';
import { WriteConflict } from '../store/items';
import { refuseErrors } from './errors';

/** Publish options once they have been read. */
export type PublishOptions = RequestedOptions<Date>;

type Option = keyof typeof publishingPartNames;

/** How a kind of request carries publish options. */
interface Carrier {
  readonly nameOf: (option: Option) => string;
  /** What is said of a moment that cannot be read. */
  readonly momentExpected: (name: string) => string;
}

const EXAMPLE_MOMENT = '2026-11-22T10:00:00+05:45';
export const inForm: Carrier = {
  nameOf: (option) => publishingPartNames[option],
  momentExpected: () => `Give a date and a time, like ${EXAMPLE_MOMENT}`,
};
export const inBody: Carrier = {
  nameOf: (option) => option,
  momentExpected: (name) => `${name} must be a moment like ${EXAMPLE_MOMENT}, or null`,
};

/** The end of the moments that are accepted: all of them have four digits for the year. */
const LAST_MOMENT = Date.parse('2200-01-01T00:00:00Z');
/** A moment as `toISOString` and most clients write it: with its zone, so that it is one moment for everybody. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment in milliseconds; NaN for anything else, such as 30 February, which Date would take as 2 March. */
function momentOf(given: unknown): number {
  const isMoment =
    typeof given === 'string' &&
    MOMENT.test(given) &&
    isDay(given.slice(0, 10)) &&
    given.slice(11, 13) < '24';
  return isMoment ? Date.parse(given) : Number.NaN;
}

/** What is wrong where content would end before it begins. */
function endErrors(
  from: Date | null | undefined,
  until: Date | null | undefined,
  { nameOf }: Carrier,
): FieldError[] {
  if (!from || !until || until > from) return [];
  return [{ field: nameOf('unpublishAt'), message: 'It must end after it begins. Choose a later date.' }];
}

/**
 * Reads the publish options of a request; `given` has what was sent by name, and what cannot be read is added to `errors`.
 * Moments are ISO 8601 with a zone, between 1970 and 2200; null or an empty text is none.
 */
export function readPublishOptions(
  given: (name: string) => unknown,
  carrier: Carrier,
  errors: FieldError[],
): PublishOptions {
  const { nameOf, momentExpected } = carrier;
  const sent = (option: Option) => given(nameOf(option));
  const refuse = (option: Option, message: string) => errors.push({ field: nameOf(option), message });
  function moment(option: Option): Date | null | undefined {
    const value = sent(option);
    if (value === undefined) return undefined;
    if (value === null || value === '') return null;
    const time = momentOf(value);
    if (time > 0 && time < LAST_MOMENT) return new Date(time);
    refuse(option, momentExpected(nameOf(option)));
    return undefined;
  }
  const state = sent('state');
  const to = targetStatuses.find((status) => status === state);
  if (state !== undefined && !to)
    refuse('state', `${nameOf('state')} must be one of: ${targetStatuses.join(', ')}`);
  const publishAt = moment('publishAt');
  const unpublishAt = moment('unpublishAt');
  errors.push(...endErrors(publishAt, unpublishAt, carrier));
  const text = sent('note');
  const note = typeof text === 'string' ? text.trim() : undefined;
  if (note !== undefined && Array.from(note).length > NOTE_MAX_LENGTH)
    refuse('note', `A message to colleagues can have at most ${NOTE_MAX_LENGTH} characters`);
  const confirmed = sent('confirm');
  if (confirmed !== undefined && confirmed !== CONSENT_CONFIRMED)
    refuse('confirm', `${nameOf('confirm')} must be ${CONSENT_CONFIRMED}`);
  return { to, publishAt, unpublishAt, note, isConsentConfirmed: confirmed === CONSENT_CONFIRMED };
}

export function hasOptions({ to, publishAt, unpublishAt }: PublishOptions): boolean {
  return to !== undefined || publishAt !== undefined || unpublishAt !== undefined;
}

/**
 * Saves `content` with publish options. With a future `publishAt` it becomes `next`, and visitors see `live` until then;
 * otherwise it is published at once. It inherits the end of the content that it replaces, unless the options give one or
 * publish an ended item again. Throws ValidationFailed where it would end before it begins.
 */
export function saved(
  current: ItemState | null,
  id: string,
  content: Content,
  options: PublishOptions,
  now: Date,
): Change {
  const version = (current?.version ?? 0) + 1;
  const wasPublished = current?.wasPublished ?? false;
  const createdAt = current?.createdAt ?? now;
  const live = current?.live ?? null;
  // A draft has no end of its own.
  const before = current?.next?.from ? current.next : live;
  const lasting = before?.until && (before.until > now || !hasOptions(options)) ? before.until : null;
  const until = options.unpublishAt === undefined ? lasting : options.unpublishAt;
  const edition = (from: Date | null, end: Date | null): Edition => ({
    ...content,
    version,
    updatedAt: now,
    from,
    until: end,
  });
  const state = { id, version, createdAt, updatedAt: now, wasPublished, live };
  if (!becomesPublic(isDraft(current), options)) {
    return {
      state: { ...state, next: edition(null, null) },
      action: current ? 'draft' : 'create',
    };
  }
  const asked =
    options.publishAt === undefined ? (options.to ? null : (current?.next?.from ?? null)) : options.publishAt;
  if (asked && asked > now) {
    // An inherited end may be earlier than a new beginning, and the other way round.
    refuseErrors(endErrors(asked, until, inForm));
    return {
      state: { ...state, createdAt: wasPublished ? createdAt : asked, next: edition(asked, until) },
      action: current ? 'schedule' : 'create',
    };
  }
  const hasEnded = (end: Date | null | undefined) => Boolean(end && end <= now);
  const isNew =
    current !== null && (current.next !== null || !live || (hasEnded(live.until) && !hasEnded(until)));
  return {
    state: {
      ...state,
      createdAt: wasPublished ? createdAt : now,
      wasPublished: true,
      live: edition(null, until),
      next: null,
    },
    action: current ? (isNew ? 'publish' : 'update') : 'create',
  };
}

/** Changes the display order of an item, in its draft and in what visitors see. */
export function arranged(current: ItemState, order: Content['values'], now: Date): Change {
  const placed = (edition: Edition | null) =>
    edition && { ...edition, values: { ...edition.values, ...order } };
  const { live, next } = current;
  const state = { ...current, live: placed(live), next: placed(next) };
  return { state: withNextVersion(state, now), action: live ? 'update' : next?.from ? 'schedule' : 'draft' };
}

/** The item as a draft, hidden from visitors. Throws WriteConflict. */
export function unpublished(current: ItemState, now: Date): Change {
  const { live, next } = current;
  const draft = next ?? live;
  if (!draft || (!live && !next?.from)) throw new WriteConflict('unpublished');
  const state = { ...current, live: null, next: { ...draft, from: null, until: null } };
  return { state: withNextVersion(state, now), action: 'unpublish' };
}

/** The item without its draft. Throws WriteConflict. */
export function withoutDraft(current: ItemState, now: Date): Change {
  const { live, next } = current;
  if (!live || !next) throw new WriteConflict('noDraft');
  return { state: withNextVersion({ ...current, next: null }, now), action: 'discard' };
}
