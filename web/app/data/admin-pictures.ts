import type { ReplacedPicture, UsedPicture } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import type { Consent } from '@content/picture-details';
import { publishingPartNames, CONSENT_CONFIRMED } from '@content/publishing-status';
import { apiData } from './admin-client';
import type { UploadWatch } from './admin-content';

/** A picture that an item uses, with the consent of its people and all that was noted before. */
export const readPicture = (media: string, signal?: AbortSignal) =>
  apiData<UsedPicture>({ path: staffApiPaths.picture(media), signal });

/** The upload that a picture shows a part of, whole, as a data URL. */
export const readUpload = (media: string, signal?: AbortSignal) =>
  apiData<string>({ path: staffApiPaths.pictureUpload(media), signal });

/**
 * Notes whether the people in a picture agree to its publication; null for that nothing is known. `base` is what was noted
 * when the person began: ApiProblem 412 where somebody else has noted something else since.
 */
export const noteConsent = (media: string, consent: Consent | null, base: Consent | null) =>
  apiData<UsedPicture>({ method: 'PATCH', path: staffApiPaths.picture(media), body: { consent, base } });

/** Puts a file in the place of a picture in every item that uses it; ApiProblem 409 where that has to be confirmed. */
export function replacePicture(media: string, file: File, isConfirmed: boolean, watch: UploadWatch) {
  const body = new FormData();
  body.set('picture', file, file.name);
  if (isConfirmed) body.set(publishingPartNames.confirm, CONSENT_CONFIRMED);
  const path = staffApiPaths.replacePicture(media);
  return apiData<ReplacedPicture>({ method: 'POST', path, body, ...watch });
}
