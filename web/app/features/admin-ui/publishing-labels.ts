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

export interface Badge {
  readonly text: string;
  readonly look: 'outline' | 'surface' | 'subtle';
}

/** The badge of an item; null if visitors see its newest content with no end set. */
export function badgeOf({ state, publishAt, unpublishAt, isPublic }: PublishingState): Badge | null {
  const end = formatShortDateTime(unpublishAt ?? '');
  if (state === 'draft') return { text: isPublic ? 'Draft of changes' : 'Draft', look: 'outline' };
  if (state === 'ended') return { text: `Ended on ${end}`, look: 'subtle' };
  if (state === 'published') return end ? { text: `Shown until ${end}`, look: 'surface' } : null;
  const start = formatShortDateTime(publishAt ?? '');
  return { text: `${isPublic ? 'Changes on' : 'Scheduled for'} ${start}`, look: 'surface' };
}

const until = (end: string | null): string => (end === null ? '' : ` until ${formatDateTime(end)}`);

/** Sentences about what visitors see of an item. */
export function visibilityText(publication: PublishingState): string {
  const { state, publishAt, unpublishAt, isPublic, publicUpdatedAt, publicUntil } = publication;
  if (state === 'published') return `Visitors see it${until(unpublishAt)}.`;
  if (state === 'ended') return `Visitors have not seen it since ${formatDateTime(unpublishAt ?? '')}.`;
  const start = `${formatDateTime(publishAt ?? '')}${until(unpublishAt)}.`;
  if (!isPublic)
    return state === 'draft' ? 'Only colleagues see this draft.' : `Visitors see it from ${start}`;
  const seen = `Visitors still see the version of ${formatShortDateTime(publicUpdatedAt ?? '')}${until(publicUntil)}.`;
  return state === 'draft'
    ? `${seen} Your draft of changes is not published yet.`
    : `${seen} These changes will be published on ${start}`;
}

/** The rest of a sentence that begins with a saved item's title. `before` is the item before, if any. */
export function savedText(item: AnyItem, before: AnyItem | undefined): string {
  const { state, publishAt, unpublishAt, isPublic } = publishingStateIn(item);
  const was = before && publishingStateIn(before);
  const end = unpublishAt === null ? '' : ` It will be taken down on ${formatDateTime(unpublishAt)}.`;
  if (state === 'ended') return 'was saved.';
  if (state === 'scheduled') return `will be published on ${formatDateTime(publishAt ?? '')}.${end}`;
  if (state === 'draft') {
    if (was && was.isPublic && !isPublic) return 'is a draft again: visitors do not see it.';
    return isPublic ? 'was saved as a draft of changes.' : 'was saved as a draft.';
  }
  if (!was) return `is published.${end}`;
  return `${was.state === 'published' ? 'was saved' : 'was published'}.${was.unpublishAt === unpublishAt ? '' : end}`;
}
