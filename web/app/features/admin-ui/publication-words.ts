import type { AnyItem } from '@content';
import type { Publication, PublicationState, WithPublication } from '@content/publication';
import { publicationIn } from '@content/publication';
import { clockOrMomentInWords, momentInWords, shortMomentInWords } from './words';

/** When visitors see an item of the staff area. */
export const publicationOf = (item: AnyItem): Publication => publicationIn(item as AnyItem & WithPublication);

/** How the states are called where a list is narrowed to one. */
export const stateLabels: Readonly<Record<PublicationState, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
};

/** What a badge says of an item, and how it looks; null for what is simply published. */
export interface Badge {
  readonly text: string;
  readonly tone: 'draft' | 'coming' | 'ended';
}

/** The badge of an item; null where visitors simply see its newest content. */
export function badgeOf({ state, publishAt, unpublishAt, isPublic }: Publication): Badge | null {
  switch (state) {
    case 'draft':
      return { text: isPublic ? 'Draft of changes' : 'Draft', tone: 'draft' };
    case 'scheduled':
      return {
        text: `${isPublic ? 'Changes on' : 'Scheduled for'} ${shortMomentInWords(publishAt ?? '')}`,
        tone: 'coming',
      };
    case 'ended':
      return { text: `Ended on ${shortMomentInWords(unpublishAt ?? '')}`, tone: 'ended' };
    case 'published':
      return unpublishAt === null
        ? null
        : { text: `Shown until ${shortMomentInWords(unpublishAt)}`, tone: 'coming' };
  }
}

/** Which version visitors see beside a newer one. */
function stillSeen({ publicUpdatedAt, publicUntil }: Publication, now: Date): string {
  const end = publicUntil === null ? '' : ` until ${momentInWords(publicUntil)}`;
  return `Visitors still see the version of ${clockOrMomentInWords(publicUpdatedAt ?? '', now)}${end}.`;
}

/** What the bar of a form says when nothing is left to save: always what visitors see now. */
export function savedStateInWords(publication: Publication, isVisible: boolean, now = new Date()): string {
  const { state, publishAt, unpublishAt, isPublic } = publication;
  if (state === 'ended') return 'Saved. Visitors no longer see it.';
  if (!isVisible) return 'Everything is saved. Visitors do not see it.';
  if (isPublic && state !== 'published') return `Saved. ${stillSeen(publication, now)}`;
  if (state === 'scheduled') return `Saved. Visitors see it from ${shortMomentInWords(publishAt ?? '')}.`;
  if (state === 'draft') return 'Saved. Visitors do not see it.';
  const end = unpublishAt === null ? '' : ` until ${shortMomentInWords(unpublishAt)}`;
  return `Everything is saved. Visitors see it${end}.`;
}

/** What visitors see of an item, in a sentence. */
export function visibilityInWords(publication: Publication, at = new Date()): string {
  const { state, publishAt, unpublishAt, isPublic } = publication;
  const end = unpublishAt === null ? '' : `, until ${momentInWords(unpublishAt)}`;
  const now = isPublic && state !== 'published' ? stillSeen(publication, at) : '';
  switch (state) {
    case 'draft':
      return isPublic
        ? `${now} Your draft of changes is not published yet.`
        : 'Only colleagues see this draft.';
    case 'scheduled':
      return isPublic
        ? `${now} These changes will be published on ${momentInWords(publishAt ?? '')}${end}.`
        : `Visitors see it from ${momentInWords(publishAt ?? '')}${end}.`;
    case 'ended':
      return `Visitors have not seen it since ${momentInWords(unpublishAt ?? '')}.`;
    case 'published':
      return unpublishAt === null
        ? 'Visitors see it.'
        : `Visitors see it until ${momentInWords(unpublishAt)}.`;
  }
}

/** What became of a saved item, behind its title. `before` is what it was, absent for a new one. */
export function savedInWords(item: AnyItem, before: AnyItem | undefined): string {
  const { state, publishAt, unpublishAt, isPublic } = publicationOf(item);
  const was = before && publicationOf(before);
  const end = unpublishAt === null ? '' : ` It will be taken down on ${momentInWords(unpublishAt)}.`;
  switch (state) {
    case 'draft':
      if (was && was.isPublic && !isPublic) return 'is a draft again: visitors do not see it.';
      return isPublic ? 'was saved as a draft of changes.' : 'was saved as a draft.';
    case 'scheduled':
      return `will be published on ${momentInWords(publishAt ?? '')}.${end}`;
    case 'ended':
      return 'was saved.';
    case 'published':
      if (!was) return `is published.${end}`;
      return `${was.state === 'published' ? 'was saved' : 'was published'}.${was.unpublishAt === unpublishAt ? '' : end}`;
  }
}
