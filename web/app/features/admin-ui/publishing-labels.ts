import type { AnyItem } from '@content';
import {
  type PublishingState,
  publishingStateIn,
  type PublishingStatus,
} from '@content/items/publishing-status';
import { formatDateTime, formatShortDateTime } from './labels';

export const stateLabels: Readonly<Record<PublishingStatus, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
};

/** Null for what is simply published. */
export interface Badge {
  readonly text: string;
  readonly tone: 'draft' | 'coming' | 'ended';
}

/** The badge of an item; null where visitors simply see its newest content. */
export function badgeOf({ state, publishAt, unpublishAt, isPublic }: PublishingState): Badge | null {
  switch (state) {
    case 'draft':
      return { text: isPublic ? 'Draft of changes' : 'Draft', tone: 'draft' };
    case 'scheduled':
      return {
        text: `${isPublic ? 'Changes on' : 'Scheduled for'} ${formatShortDateTime(publishAt ?? '')}`,
        tone: 'coming',
      };
    case 'ended':
      return { text: `Ended on ${formatShortDateTime(unpublishAt ?? '')}`, tone: 'ended' };
    case 'published':
      return unpublishAt === null
        ? null
        : { text: `Shown until ${formatShortDateTime(unpublishAt)}`, tone: 'coming' };
  }
}

/** Which version visitors see beside a newer one. */
function stillSeen({ publicUpdatedAt, publicUntil }: PublishingState): string {
  const end = publicUntil === null ? '' : ` until ${formatDateTime(publicUntil)}`;
  return `Visitors still see the version of ${formatShortDateTime(publicUpdatedAt ?? '')}${end}.`;
}

/** The state in the bar of a form when nothing is left to save: always what visitors see now. */
export function savedStateText(publication: PublishingState, isVisible: boolean): string {
  const { state, publishAt, unpublishAt, isPublic } = publication;
  if (state === 'ended') return 'Saved. Visitors no longer see it.';
  if (!isVisible) return 'Everything is saved. Visitors do not see it.';
  if (isPublic && state !== 'published') return `Saved. ${stillSeen(publication)}`;
  if (state === 'scheduled') return `Saved. Visitors see it from ${formatShortDateTime(publishAt ?? '')}.`;
  if (state === 'draft') return 'Saved. Visitors do not see it.';
  const end = unpublishAt === null ? '' : ` until ${formatShortDateTime(unpublishAt)}`;
  return `Everything is saved. Visitors see it${end}.`;
}

export function visibilityText(publication: PublishingState): string {
  const { state, publishAt, unpublishAt, isPublic } = publication;
  const end = unpublishAt === null ? '' : `, until ${formatDateTime(unpublishAt)}`;
  const now = isPublic && state !== 'published' ? stillSeen(publication) : '';
  switch (state) {
    case 'draft':
      return isPublic
        ? `${now} Your draft of changes is not published yet.`
        : 'Only colleagues see this draft.';
    case 'scheduled':
      return isPublic
        ? `${now} These changes will be published on ${formatDateTime(publishAt ?? '')}${end}.`
        : `Visitors see it from ${formatDateTime(publishAt ?? '')}${end}.`;
    case 'ended':
      return `Visitors have not seen it since ${formatDateTime(unpublishAt ?? '')}.`;
    case 'published':
      return unpublishAt === null
        ? 'Visitors see it.'
        : `Visitors see it until ${formatDateTime(unpublishAt)}.`;
  }
}

/** Follows the title of a saved item. `before` is the item before, absent for a new one. */
export function savedText(item: AnyItem, before: AnyItem | undefined): string {
  const { state, publishAt, unpublishAt, isPublic } = publishingStateIn(item);
  const was = before && publishingStateIn(before);
  const end = unpublishAt === null ? '' : ` It will be taken down on ${formatDateTime(unpublishAt)}.`;
  switch (state) {
    case 'draft':
      if (was && was.isPublic && !isPublic) return 'is a draft again: visitors do not see it.';
      return isPublic ? 'was saved as a draft of changes.' : 'was saved as a draft.';
    case 'scheduled':
      return `will be published on ${formatDateTime(publishAt ?? '')}.${end}`;
    case 'ended':
      return 'was saved.';
    case 'published':
      if (!was) return `is published.${end}`;
      return `${was.state === 'published' ? 'was saved' : 'was published'}.${was.unpublishAt === unpublishAt ? '' : end}`;
  }
}
