import type { AnyItem } from '@content';
import type { Publication, PublicationWish } from '@content/publication';
import { PICTURES_CONFIRMED, publicationParts } from '@content/publication';
import { publicationOf } from '../../admin-ui/publication-words';

/** What a save asks to become of what it saves; what it does not name stays as it is. Moments are ISO 8601. */
export interface SaveWish {
  readonly to?: PublicationWish | undefined;
  /** Null for at once. */
  readonly publishAt?: string | null | undefined;
  /** Null for never. */
  readonly unpublishAt?: string | null | undefined;
  /** A message to colleagues. */
  readonly note?: string | undefined;
  /** Whether the pictures that need a decision may be published. */
  readonly arePicturesConfirmed?: boolean | undefined;
}

/** What is saved stays a draft, scheduled or published, as it is. */
export const AS_IT_IS: SaveWish = {};

/** What the main button of a form asks for: to publish, but what is scheduled stays so. */
export const mainWish = (item: AnyItem | undefined): SaveWish =>
  item && publicationOf(item).state === 'scheduled' ? AS_IT_IS : { to: 'published' };

/** What Ctrl+S asks for: it publishes nothing that visitors do not see, and what they see no more stays ended. */
export function keyWish(item: AnyItem | undefined): SaveWish {
  const state = item ? publicationOf(item).state : 'draft';
  if (state === 'ended') return AS_IT_IS;
  return state === 'draft' ? { to: 'draft' } : mainWish(item);
}

const moment = (iso: string | null) => (iso === null ? null : Date.parse(iso));

/** Whether a wish asks for another state of an item than it has: a message alone does not. */
export function asksForChange(item: AnyItem, wish: SaveWish, now = Date.now()): boolean {
  const { state, publishAt, unpublishAt }: Publication = publicationOf(item);
  const wanted = wish.publishAt === undefined ? undefined : moment(wish.publishAt);
  const isLater = typeof wanted === 'number' && wanted > now;
  if (isLater) {
    if (state !== 'scheduled' || moment(publishAt) !== wanted) return true;
  } else if (wish.to === 'published' || wanted !== undefined) {
    if (state !== 'published') return true;
  } else if (wish.to === 'draft' && state === 'scheduled') return true;
  return wish.unpublishAt !== undefined && moment(wish.unpublishAt) !== moment(unpublishAt);
}

/** Whether what is saved with a wish has to be complete: a draft may lack what is required. */
export function hasToBeComplete(item: AnyItem | undefined, wish: SaveWish): boolean {
  if (wish.to !== undefined) return wish.to === 'published';
  return Boolean(wish.publishAt) || !item || publicationOf(item).state !== 'draft';
}

/** The parts of a form that carry a wish. */
export function wishParts({
  to,
  publishAt,
  unpublishAt,
  note = '',
  arePicturesConfirmed,
}: SaveWish): [string, string][] {
  const parts: [string, string][] = [];
  if (to !== undefined) parts.push([publicationParts.wish, to]);
  if (publishAt !== undefined) parts.push([publicationParts.publishAt, publishAt ?? '']);
  if (unpublishAt !== undefined) parts.push([publicationParts.unpublishAt, unpublishAt ?? '']);
  if (note.trim() !== '') parts.push([publicationParts.note, note.trim()]);
  if (arePicturesConfirmed) parts.push([publicationParts.confirm, PICTURES_CONFIRMED]);
  return parts;
}
