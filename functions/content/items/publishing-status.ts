/**
 * When visitors see an item. Content is a draft until it is published, at once or at a given moment; it may end at another.
 * A published item can have a draft beside it. Only staff get what is not public.
 */

/** The states of an item's newest content. */
export const publishingStatuses = ['draft', 'scheduled', 'published', 'ended'] as const;
export type PublishingStatus = (typeof publishingStatuses)[number];

/** What staff can narrow a list to: a status, or the templates, which are no drafts then. */
export const listedStatuses = [...publishingStatuses, 'template'] as const;
export type ListedStatus = (typeof listedStatuses)[number];

/** The statuses that a form can ask for. */
export const targetStatuses = ['draft', 'published'] as const;
export type TargetStatus = (typeof targetStatuses)[number];

/** When visitors see an item. Moments are ISO 8601 in UTC. */
export interface PublishingState {
  readonly state: PublishingStatus;
  /** When visitors will begin to see the newest content; null where that is not scheduled. */
  readonly publishAt: string | null;
  /** When they stop to see it; null for never. */
  readonly unpublishAt: string | null;
  /** Visitors see the item now, in its newest content or in the one before. */
  readonly isPublic: boolean;
  /** The version of the content that visitors see, where that is not the newest; else null. */
  readonly publicVersion: number | null;
  /** When that content was saved, where it is not the newest; else null. */
  readonly publicUpdatedAt: string | null;
  /** When they stop to see that content, where it is not the newest and has an end; else null. */
  readonly publicUntil: string | null;
}

/** The state of an item that is published without an end: responses leave it out. */
const plain: PublishingState = {
  state: 'published',
  publishAt: null,
  unpublishAt: null,
  isPublic: true,
  publicVersion: null,
  publicUpdatedAt: null,
  publicUntil: null,
};

/** Added to items in responses for staff, unless they are simply published. */
export interface WithPublishingState {
  readonly _publication?: PublishingState;
}

/** When visitors see an item of a response for staff. */
export function publishingStateIn(item: object): PublishingState {
  return (item as WithPublishingState)._publication ?? plain;
}

/** Whether visitors are to see what is saved: a draft stays one unless the options say otherwise; anything else is published. */
export function becomesPublic(
  isDraft: boolean,
  { state, publishAt }: { readonly state?: TargetStatus | undefined; readonly publishAt?: unknown },
): boolean {
  if (state !== undefined) return state === 'published';
  return publishAt !== undefined || !isDraft;
}

/** Parts of a form that are not fields of a type. */
export const publishingPartNames = {
  state: '_state',
  publishAt: '_publishAt',
  unpublishAt: '_unpublishAt',
  note: '_note',
  confirm: '_confirm',
} as const;

/** The value of `confirm` after somebody has answered the consent check. */
export const CONSENT_CONFIRMED = 'pictures';

/** What a save asks to become of its content. What is not named stays as it is; moments are ISO 8601 in requests. */
export interface PublishOptions<Moment = string> {
  readonly state?: TargetStatus | undefined;
  /** Null for at once. */
  readonly publishAt?: Moment | null | undefined;
  /** Null for never. */
  readonly unpublishAt?: Moment | null | undefined;
  /** A message to colleagues. */
  readonly note?: string | undefined;
  /** The consent check has been answered. */
  readonly confirm?: typeof CONSENT_CONFIRMED | undefined;
}

/** An answer to the consent check: none, or that the pictures may be published. */
export type ConsentAnswer = Pick<PublishOptions, 'confirm'>;

export const AS_IT_IS: PublishOptions = {};

const momentOf = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** Whether the options change the publishing state of an item: a message alone does not. `now` is in milliseconds. */
export function asksForChange(item: object, options: PublishOptions, now = Date.now()): boolean {
  const { state, publishAt, unpublishAt } = publishingStateIn(item);
  const wanted = options.publishAt === undefined ? undefined : momentOf(options.publishAt);
  const isLater = typeof wanted === 'number' && wanted > now;
  if (isLater) {
    if (state !== 'scheduled' || momentOf(publishAt) !== wanted) return true;
  } else if (options.state === 'published' || wanted !== undefined) {
    if (state !== 'published') return true;
  } else if (options.state === 'draft' && state === 'scheduled') return true;
  return options.unpublishAt !== undefined && momentOf(options.unpublishAt) !== momentOf(unpublishAt);
}

/**
 * Whether a save that leaves the publishing state as it `was` when the form was opened would change what it has become since:
 * it would publish again what a colleague has taken from visitors.
 */
export const overridesPublishing = (was: object, now: object, options: PublishOptions): boolean =>
  !asksForChange(was, options) && asksForChange(now, options);

/** Whether the save needs all required fields: a draft does not. `item` is absent for a new one. */
export const hasToBeComplete = (item: object | undefined, options: PublishOptions): boolean =>
  becomesPublic(item !== undefined && publishingStateIn(item).state === 'draft', options);

/** Publish options as parts of a form. */
export function optionParts(options: PublishOptions): Readonly<Record<string, string | null>> {
  const asked = { ...options, note: options.note?.trim() || undefined };
  const parts = Object.entries(publishingPartNames) as [keyof PublishOptions, string][];
  return Object.fromEntries(
    parts.flatMap(([option, part]) => {
      const value = asked[option];
      return value === undefined ? [] : [[part, value]];
    }),
  );
}

/** Longest message to colleagues that goes with a save, in characters. */
export const NOTE_MAX_LENGTH = 500;

/** How the title of a copy begins, until somebody changes it. */
export const COPY_OF = 'Copy of ';
