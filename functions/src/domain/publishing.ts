import type { ContentTypeDefinition } from '@content';
import type { AuditAction, FieldError } from '@content/api/contract';
import { isDay } from '@content/dates/calendar';
import { trimmed } from '@content/field-types/field-type';
import {
  becomesPublic,
  NOTE_MAX_LENGTH,
  CONSENT_CONFIRMED,
  publishingPartNames,
  type PublishOptions as RequestedOptions,
  targetStatuses,
} from '@content/items/publishing-status';
import { z } from 'zod';
import { isDraft, type ItemState, type Revision, withNextVersion } from '../model/item-state';
import type { Change } from '../store/item-write';
import type { Content } from '../model/content';
import { WriteConflict } from '../store/write-conflict';
import { refuseErrors } from './errors';

/** Publish options with moments as dates. */
export type PublishOptions = RequestedOptions<Date>;

type Option = keyof typeof publishingPartNames;

const MOMENT_EXPECTED = 'Give a date and a time, like 2026-11-22T10:00:00+05:45';
const END_EXPECTED = 'It must end after it begins. Choose a later date.';
/** The end of the accepted moments: all have a year of four digits. */
const LAST_MOMENT = new Date('2200-01-01T00:00:00Z');

/** As `toISOString` and most clients write a moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment with its zone; null or an empty text is none. */
const moment = (description: string) =>
  z
    .preprocess(
      (value) => (value === '' ? null : value),
      z
        .string(MOMENT_EXPECTED)
        .refine((text) => MOMENT.test(text) && isDay(text.slice(0, 10)), MOMENT_EXPECTED)
        .transform((text) => new Date(text))
        .refine((date) => date.getTime() > 0 && date < LAST_MOMENT, MOMENT_EXPECTED)
        .nullable()
        .optional(),
    )
    .meta({ format: 'date-time', description });

/** Publish options as fields of a body. */
export const bodyOptions = {
  state: z.enum(targetStatuses, { error: `Choose one of: ${targetStatuses.join(', ')}` }).optional(),
  publishAt: moment('When visitors begin to see it, in ISO 8601 with a zone; empty: at once'),
  unpublishAt: moment('When they stop to see it; empty: never'),
  note: z
    .string({ error: 'A message to colleagues must be a text' })
    .overwrite(trimmed)
    .refine(
      (text) => Array.from(text).length <= NOTE_MAX_LENGTH,
      `A message to colleagues can have at most ${NOTE_MAX_LENGTH} characters`,
    )
    .optional()
    .meta({ maxLength: NOTE_MAX_LENGTH, description: 'For colleagues' }),
  confirm: z
    .literal(CONSENT_CONFIRMED, { error: `The answer about pictures must be ${CONSENT_CONFIRMED}` })
    .optional()
    .meta({
      description: 'That pictures of children, and those whose consent has ended, may be published',
    }),
};

type Ends = Pick<PublishOptions, 'publishAt' | 'unpublishAt'>;

/** A schema with publish options that refuses an end before the beginning. */
export const endingLater = <S extends z.ZodType<Ends>>(schema: S) =>
  schema.refine(({ publishAt, unpublishAt }) => !publishAt || !unpublishAt || unpublishAt > publishAt, {
    path: ['unpublishAt'],
    error: END_EXPECTED,
  });

const optionsSchema = endingLater(z.object(bodyOptions));

/** Publish options as parts of a form. */
export const publishingParts = Object.fromEntries(
  Object.entries(bodyOptions).map(([option, schema]) => [publishingPartNames[option as Option], schema]),
);

/** Reads the publish options among the values of a form, and adds errors for those that cannot be read. */
export function readPublishOptions(
  values: Readonly<Record<string, unknown>>,
  errors: FieldError[],
): PublishOptions {
  const given = Object.entries(publishingPartNames).map(([option, part]) => [option, values[part]]);
  const { success, data, error } = optionsSchema.safeParse(Object.fromEntries(given));
  if (success) return data;
  for (const { path, message } of error.issues)
    errors.push({ field: publishingPartNames[path[0] as Option], message });
  return {};
}

export function hasOptions({ state, publishAt, unpublishAt }: PublishOptions): boolean {
  return state !== undefined || publishAt !== undefined || unpublishAt !== undefined;
}

/** The beginning of a saved content: that of the options, or else of the scheduled content that it replaces; null for now. */
function beginningOf(current: ItemState | null, { state, publishAt }: PublishOptions): Date | null {
  if (publishAt !== undefined) return publishAt;
  return state ? null : (current?.draft?.from ?? null);
}

/**
 * The end of a saved content: that of the options, or else of the content that it replaces, unless the options publish an ended
 * item again.
 */
function endOf(current: ItemState | null, options: PublishOptions, now: Date): Date | null {
  if (options.unpublishAt !== undefined) return options.unpublishAt;
  // A draft has no end.
  const until = (current?.draft?.from ? current.draft : current?.published)?.until ?? null;
  return until && (until > now || !hasOptions(options)) ? until : null;
}

/**
 * Saves `content` with publish options. With a future beginning it becomes the draft, and visitors see what is published until then;
 * otherwise it is published at once. Throws ValidationFailed where it would end before it begins.
 */
export function planSave(
  current: ItemState | null,
  id: string,
  content: Content,
  options: PublishOptions,
  now: Date,
): Change {
  const version = (current?.version ?? 0) + 1;
  const { wasPublished = false, published = null } = current ?? {};
  const createdAt = current ? addedAt(current, now) : now;
  const state = { id, version, createdAt, updatedAt: now, wasPublished, published, draft: null };
  const revision: Revision = { ...content, version, updatedAt: now, from: null, until: null };
  const change = (changed: Partial<ItemState>, action: AuditAction): Change => ({
    state: { ...state, ...changed },
    action: current ? action : 'create',
  });
  if (!becomesPublic(isDraft(current), options)) return change({ draft: revision }, 'draft');
  const from = beginningOf(current, options);
  const until = endOf(current, options, now);
  if (from && from > now) {
    // An inherited end may be earlier than a new beginning, and the other way round.
    if (until && until <= from)
      refuseErrors([{ field: publishingPartNames.unpublishAt, message: END_EXPECTED }]);
    const draft = { ...revision, from, until };
    return change({ createdAt: wasPublished ? createdAt : from, draft }, 'schedule');
  }
  const hasEnded = (end: Date | null) => end !== null && end <= now;
  const isNew = current?.draft || !published || (hasEnded(published.until) && !hasEnded(until));
  const shown = { createdAt: wasPublished ? createdAt : now, wasPublished: true };
  return change({ ...shown, published: { ...revision, until } }, isNew ? 'publish' : 'update');
}

/** Changes the display order of an item, in its draft and in what visitors see. */
export function planReorder(current: ItemState, order: Content['values'], now: Date): Change {
  const placed = (revision: Revision | null) =>
    revision && { ...revision, values: { ...revision.values, ...order } };
  const { published, draft } = current;
  const state = withNextVersion(current, now, { published: placed(published), draft: placed(draft) });
  return { state, action: published ? 'update' : draft?.from ? 'schedule' : 'draft' };
}

/** The moment at which an unpublished item was added: that of a scheduled one lies in the future. */
const addedAt = ({ createdAt }: ItemState, now: Date) => (createdAt < now ? createdAt : now);

/** The item as a draft, hidden from visitors. Throws WriteConflict. */
export function planUnpublish(type: ContentTypeDefinition, current: ItemState, now: Date): Change {
  const { published, draft } = current;
  const newest = draft ?? published;
  if (!newest || (!published && !draft?.from)) throw new WriteConflict('unpublished', type);
  const hidden = {
    published: null,
    draft: { ...newest, from: null, until: null },
    createdAt: addedAt(current, now),
  };
  return { state: withNextVersion(current, now, hidden), action: 'unpublish' };
}

/** The item without its draft. Throws WriteConflict. */
export function planDiscard(type: ContentTypeDefinition, current: ItemState, now: Date): Change {
  const { published, draft } = current;
  if (!published || !draft) throw new WriteConflict('noDraft', type);
  return { state: withNextVersion(current, now, { draft: null }), action: 'discard' };
}
