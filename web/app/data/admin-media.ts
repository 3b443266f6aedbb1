import type { MediaItem, ReplacedPicture } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import type { ConsentAnswer } from '@content/items/publishing-status';
import { apiData } from './admin-client';

/** An uploaded file with its uses, the consent of the people in it and all that was noted before. */
export const readMedia = (media: string, signal?: AbortSignal) =>
  apiData<MediaItem>({ path: staffApiPaths.oneMedia(media), signal });

/** Deletes a file for good; ApiProblem 409 where something uses it. */
export const deleteMedia = (media: string) =>
  apiData({ method: 'DELETE', path: staffApiPaths.oneMedia(media) });

/** What staff note of a picture: consent (null if nothing is known), and the description and focus that new uses start with. */
export type MediaNotes = Pick<MediaItem, 'alt' | 'focus' | 'consent'>;

/**
 * Notes what is given of a picture. `base` is what was noted when the person began: ApiProblem 412 where somebody else has
 * noted something else since.
 */
export const noteMedia = (media: string, notes: Partial<MediaNotes>, base: Partial<MediaNotes>) =>
  apiData<MediaItem>({ method: 'PATCH', path: staffApiPaths.oneMedia(media), body: { ...notes, base } });

/** Puts another picture of the library in the place of one in every item that uses it; ApiProblem 409 where that has to be confirmed. */
export const replacePicture = (media: string, by: string, answer: ConsentAnswer, signal: AbortSignal) =>
  apiData<ReplacedPicture>({
    method: 'POST',
    path: staffApiPaths.replacePicture(media),
    body: { media: by, ...answer },
    signal,
  });
