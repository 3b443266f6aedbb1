import type { AnyItem } from '@content';
import type { PublishingState, TargetStatus } from '@content/publishing-status';
import { CONSENT_CONFIRMED, publishingPartNames } from '@content/publishing-status';
import { publishingStateOf } from '../../admin-ui/publishing-labels';

/** What a save asks to become of what it saves; what it does not name stays as it is. Moments are ISO 8601. */
export interface PublishOptions {
  readonly to?: TargetStatus | undefined;
  /** Null for at once. */
  readonly publishAt?: string | null | undefined;
  /** Null for never. */
  readonly unpublishAt?: string | null | undefined;
  /** A message to colleagues. */
  readonly note?: string | undefined;
  /** Whether the pictures that need a decision may be published. */
  readonly isConsentConfirmed?: boolean | undefined;
}

/** What is saved stays a draft, scheduled or published, as it is. */
export const AS_IT_IS: PublishOptions = {};

/** What the main button of a form asks for: to publish, but what is scheduled stays so. */
export const buttonOptions = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateOf(item).state === 'scheduled' ? AS_IT_IS : { to: 'published' };

/** What Ctrl+S asks for: it publishes nothing that visitors do not see, and what they see no more stays ended. */
export function shortcutOptions(item: AnyItem | undefined): PublishOptions {
  const state = item ? publishingStateOf(item).state : 'draft';
  if (state === 'ended') return AS_IT_IS;
  return state === 'draft' ? { to: 'draft' } : buttonOptions(item);
}

const moment = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** Whether options ask for another state of an item than it has: a message alone does not. */
export function asksForChange(item: AnyItem, options: PublishOptions, now = Date.now()): boolean {
  const { state, publishAt, unpublishAt }: PublishingState = publishingStateOf(item);
  const wanted = options.publishAt === undefined ? undefined : moment(options.publishAt);
  const isLater = typeof wanted === 'number' && wanted > now;
  if (isLater) {
    if (state !== 'scheduled' || moment(publishAt) !== wanted) return true;
  } else if (options.to === 'published' || wanted !== undefined) {
    if (state !== 'published') return true;
  } else if (options.to === 'draft' && state === 'scheduled') return true;
  return options.unpublishAt !== undefined && moment(options.unpublishAt) !== moment(unpublishAt);
}

/** Whether what is saved with these options has to be complete: a draft may lack what is required. */
export function hasToBeComplete(item: AnyItem | undefined, options: PublishOptions): boolean {
  if (options.to !== undefined) return options.to === 'published';
  return Boolean(options.publishAt) || !item || publishingStateOf(item).state !== 'draft';
}

/** The parts of a form that carry the options. */
export function optionParts({
  to,
  publishAt,
  unpublishAt,
  note = '',
  isConsentConfirmed,
}: PublishOptions): [string, string][] {
  const parts: [string, string][] = [];
  if (to !== undefined) parts.push([publishingPartNames.state, to]);
  if (publishAt !== undefined) parts.push([publishingPartNames.publishAt, publishAt ?? '']);
  if (unpublishAt !== undefined) parts.push([publishingPartNames.unpublishAt, unpublishAt ?? '']);
  if (note.trim() !== '') parts.push([publishingPartNames.note, note.trim()]);
  if (isConsentConfirmed) parts.push([publishingPartNames.confirm, CONSENT_CONFIRMED]);
  return parts;
}
