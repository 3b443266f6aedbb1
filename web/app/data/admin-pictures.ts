import type { ReplacedPicture, UsedPicture, UsedPictures } from '@content/contract';
import { staffApiPaths } from '@content/staff-api-paths';
import type { Consent } from '@content/picture-details';
import { publishingPartNames, CONSENT_CONFIRMED } from '@content/publishing-status';
import { callApi } from './admin-client';
import type { UploadWatch } from './admin-content';

/** One page of all pictures that items use; `search` holds q, type, show. */
export async function listPictures(query: {
  readonly pageSize: number;
  readonly search: URLSearchParams;
  readonly pageToken?: string | undefined;
  readonly signal?: AbortSignal;
}): Promise<UsedPictures> {
  const search = new URLSearchParams(query.search);
  search.set('pageSize', String(query.pageSize));
  if (query.pageToken !== undefined) search.set('pageToken', query.pageToken);
  const path = `${staffApiPaths.pictures}?${search.toString()}`;
  const { data, nextPageToken, total } = await callApi<UsedPicture[]>({ path, signal: query.signal });
  return { items: data, nextPageToken, total: total ?? data.length };
}

/** A picture that an item uses, with the consent of its people and all that was noted before. */
export async function readPicture(source: string, signal?: AbortSignal): Promise<UsedPicture> {
  return (await callApi<UsedPicture>({ path: staffApiPaths.picture(source), signal })).data;
}

/** The upload that a picture shows a part of, whole, as a data URL. */
export async function readUpload(source: string, signal?: AbortSignal): Promise<string> {
  return (await callApi<string>({ path: staffApiPaths.pictureUpload(source), signal })).data;
}

/**
 * Notes whether the people in a picture agree to its publication; null for that nothing is known. `base` is what was noted
 * when the person began: ApiProblem 412 where somebody else has noted something else since.
 */
export async function noteConsent(
  source: string,
  consent: Consent | null,
  base: Consent | null,
): Promise<UsedPicture> {
  const request = { method: 'PATCH', path: staffApiPaths.picture(source), body: { consent, base } } as const;
  return (await callApi<UsedPicture>(request)).data;
}

/** Puts a file in the place of a picture in every item that uses it; ApiProblem 409 where that has to be confirmed. */
export async function replacePicture(
  source: string,
  file: File,
  isConfirmed: boolean,
  watch: UploadWatch,
): Promise<ReplacedPicture> {
  const body = new FormData();
  body.set('picture', file, file.name);
  if (isConfirmed) body.set(publishingPartNames.confirm, CONSENT_CONFIRMED);
  const path = staffApiPaths.replacePicture(source);
  return (await callApi<ReplacedPicture>({ method: 'POST', path, body, ...watch })).data;
}
