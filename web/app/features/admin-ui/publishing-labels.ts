import type { AnyItem } from '@content';
import { type ListedStatus, type PublishingState, publishingStateIn } from '@content/items/publishing-status';
import { formatDateTime, formatShortDateTime } from './labels';

export const stateLabels: Readonly<Record<ListedStatus, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
  template: 'Templates',
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

const until = (end: string | null): string => (end === null ? '' : ` until ${formatDateTime(end)}`);

/** What visitors see of an item, in a sentence or two. */
export function visibilityText(publication: PublishingState): string {
  const { state, publishAt, unpublishAt, isPublic, publicUpdatedAt, publicUntil } = publication;
  const before = `Visitors still see the version of ${formatShortDateTime(publicUpdatedAt ?? '')}${until(publicUntil)}.`;
  const start = `${formatDateTime(publishAt ?? '')}${until(unpublishAt)}.`;
  switch (state) {
    case 'draft':
      return isPublic
        ? `${before} Your draft of changes is not published yet.`
        : 'Only colleagues see this draft.';
    case 'scheduled':
      return isPublic
        ? `${before} These changes will be published on ${start}`
        : `Visitors see it from ${start}`;
    case 'ended':
      return `Visitors have not seen it since ${formatDateTime(unpublishAt ?? '')}.`;
    case 'published':
      return `Visitors see it${until(unpublishAt)}.`;
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
