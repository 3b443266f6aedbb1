import type { AnyItem } from '@content';
import { CONSENT_CONFIRMED, publishingPartNames, type PublishingState } from '@content/publishing-status';
import type { PublishTarget } from '../../../data/admin-content';
import { publishingStateOf } from '../../admin-ui/publishing-labels';

export interface PublishOptions extends PublishTarget {
  readonly note?: string | undefined;
}

export const AS_IT_IS: PublishOptions = {};

/** The options of a form's main button: it publishes, but a scheduled item stays scheduled. */
export const buttonOptions = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateOf(item).state === 'scheduled' ? AS_IT_IS : { to: 'published' };

/** The options of Ctrl+S: it publishes nothing that visitors do not see, and an ended item stays ended. */
export function shortcutOptions(item: AnyItem | undefined): PublishOptions {
  const state = item ? publishingStateOf(item).state : 'draft';
  if (state === 'ended') return AS_IT_IS;
  return state === 'draft' ? { to: 'draft' } : buttonOptions(item);
}

const moment = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** Whether the options change the publishing state of an item: a message alone does not. */
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

/** Whether the save needs all required fields: a draft does not. */
export function hasToBeComplete(item: AnyItem | undefined, options: PublishOptions): boolean {
  if (options.to !== undefined) return options.to === 'published';
  return Boolean(options.publishAt) || !item || publishingStateOf(item).state !== 'draft';
}

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
