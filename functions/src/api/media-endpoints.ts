import { z } from 'zod';
import type { MediaItem } from '@content/api/contract';
import { wholeNumber } from '@content/api/file-schema';
import { notesSchema } from '@content/api/file-use';
import { mediaQuestions, staffApiPaths } from '@content/api/staff-contract';
import { textOr } from '@content/field-types/field-type';
import { maxSizeText, mediaRules } from '@content/files/limits';
import { isMediaId } from '@content/files/media-types';
import { dataUrl, itemId, mediaItem, replacedPicture, uploadGrant } from '@content/api/responses';
import { deleteMedia, originalAsDataUrl, uploadMedia } from '../domain/media';
import { listMedia, oneMedia } from '../domain/media-library';
import { replaceEverywhere } from '../domain/replace-picture';
import { logWarning } from '../request-log';
import type { Services } from '../services';
import { INCOMING } from '../store/files';
import { confirmation } from './content-requests';
import { endpoint, listEndpoint } from './endpoint';
import { FILE_FORM, firstValue, type Form, parsedForm, readForm } from './form';
import { filePart } from './form-description';
import { notAFile } from './item-form';
import { changedSince, existing, HttpProblem, notFound } from './problems';
import { oneOf, paging, searchWords, typePath } from './query';

const kind = oneOf('kind', ['picture', 'document']).optional();
const NOT_THERE = 'This file is not in the library any more.';
const NO_PICTURE = { error: 'media must be the id of a picture in the library' };
const NOT_USED = 'No item uses this picture any more.';

const uploadOptions = z.object({
  kind: kind.meta({ description: 'What it has to be' }),
  temporary: z
    .enum(['true', 'false'], { error: 'temporary must be true or false' })
    .optional()
    .meta({ description: 'It is gone after a day unless something uses it' }),
});

/** The part of a form that carries a file, or the id of a large upload. */
const FILE = 'file';
const CLAIM = /^upload:([A-Za-z0-9_-]{16,64})$/;
const refused = (status: number, detail: string, message = detail) =>
  new HttpProblem(status, detail, [{ field: FILE, message }]);

/** The large upload that a form claims by its id. Throws 400 and 413. */
async function claimed({ files }: Services, form: Form, uploadId: string, uid: string) {
  const bytes = await files.readIncoming(uid, uploadId, mediaRules.document.maxBytes);
  if (!bytes) throw refused(400, notAFile('File'));
  if (bytes === 'too large')
    throw refused(413, 'File is too large', `File can have at most ${maxSizeText('document')}`);
  return { name: textOr(firstValue(form, 'fileName')), bytes };
}

/** Removes a large upload that was taken, with its grant. It was taken whatever becomes of them: what stays ends after a day. */
async function dropClaimed({ files, uploadGrants }: Services, uid: string, uploadId: string): Promise<void> {
  try {
    await Promise.all([files.dropIncoming(uid, uploadId), uploadGrants.end(uploadId)]);
  } catch (error) {
    logWarning('claimed upload not removed', error);
  }
}

/** A file in a response. */
const item = mediaItem as z.ZodType<MediaItem>;

/**
 * The media library: every uploaded file, where it is used, whether its people agree, and one in the place of another. And the
 * grant of a large upload.
 */
export const mediaEndpoints = {
  media: listEndpoint('/media', {
    summary: 'All uploaded files, those uploaded or changed last first',
    query: z.object({
      ...paging,
      q: searchWords.optional(),
      kind,
      type: typePath.optional(),
      show: oneOf('show', mediaQuestions).optional(),
    }),
    response: { description: 'One page', schema: item },
    beside: { total: wholeNumber },
    handle: ({ services, query: { q: text, show: question, ...query } }) =>
      listMedia(services, { ...query, text, question }),
  }),
  upload_media: endpoint('post', '/media', {
    summary: 'Upload a file, to be used later',
    describedForm: z.object({
      file: filePart('File').meta({
        description: '`upload:{uploadId}` stands for one that went up resumably',
      }),
      fileName: z.string().optional().meta({ description: 'Of such a file' }),
      ...uploadOptions.shape,
    }),
    response: { status: 201, description: 'The file', schema: item },
    handle: async ({ services, request, response, person }) => {
      const form = await readForm(request, FILE_FORM);
      const { kind, temporary } = parsedForm(form, uploadOptions);
      const [, uploadId] = CLAIM.exec(textOr(firstValue(form, FILE))) ?? [];
      const file = uploadId
        ? await claimed(services, form, uploadId, person.uid)
        : form.files.find(({ field, name, bytes }) => field === FILE && (name !== '' || bytes.length > 0));
      if (!file) throw refused(400, firstValue(form, FILE) ? notAFile('File') : 'Choose a file');
      const data = await uploadMedia(services, file, { kind, isTemporary: temporary === 'true' }, person);
      if (uploadId) await dropClaimed(services, person.uid, uploadId);
      response.set('Location', staffApiPaths.oneMedia(data.media));
      return data;
    },
  }),
  uploadToken: endpoint('post', '/admins/upload-token', {
    summary: 'Prepare a resumable upload',
    response: { description: 'What the Storage SDK needs', schema: uploadGrant },
    handle: async ({ services: { uploadGrants, config }, person: { uid } }) => {
      const { projectId, bucket: storageBucket, storageEmulator = null } = config;
      const uploadId = await uploadGrants.create(uid);
      const path = `${INCOMING}${uid}/${uploadId}`;
      return { uploadId, path, firebase: { projectId, storageBucket }, emulator: storageEmulator };
    },
  }),
  one_media: endpoint('get', '/media/:media', {
    summary: 'A file with its uses, and whether its people agree',
    response: { description: 'The file', schema: item },
    handle: async ({ services, params: { media = '' } }) =>
      existing(await oneMedia(services, media), NOT_THERE),
  }),
  media_original: endpoint('get', '/media/:media/original', {
    summary: 'The upload that a picture shows a part of, whole',
    response: { description: 'A data URL', schema: dataUrl },
    handle: async ({ services, params: { media = '' } }) =>
      existing(await originalAsDataUrl(services, media), NOT_THERE),
  }),
  note_media: endpoint('patch', '/media/:media', {
    summary: 'Note whether the people in a picture agree to its publication, and what its uses begin with',
    body: notesSchema.extend({
      base: notesSchema.optional().meta({
        description: 'What was noted when it was changed: 412 where that is something else by now',
      }),
    }),
    response: { description: 'The picture', schema: item },
    problems: [412],
    handle: async ({ services, params: { media: id = '' }, body: { base, ...notes }, person }) => {
      const found = await oneMedia(services, id);
      if (found?.file.kind !== 'picture') throw notFound(NOT_THERE);
      const result = await services.media.note({ id, title: found.file.alt }, notes, person, base);
      if (result === 'stale') throw changedSince();
      if (result === 'missing') throw notFound(NOT_THERE);
      return (await oneMedia(services, id)) ?? found;
    },
  }),
  delete_media: endpoint('delete', '/media/:media', {
    summary: 'Delete a file for good that nothing uses',
    response: { description: 'The id of the deleted file', schema: itemId },
    problems: [409],
    handle: async ({ services, params: { media: id = '' }, person }) => {
      if (!(await deleteMedia(services, id, person))) throw notFound(NOT_THERE);
      return { _id: id };
    },
  }),
  replace_picture: endpoint('post', '/media/:media/replace', {
    summary: 'Put another picture in the place of one, in every item that uses it',
    body: confirmation.extend({
      media: z.string(NO_PICTURE).refine(isMediaId, NO_PICTURE).meta({ description: 'The other picture' }),
    }),
    response: { description: 'What has become of it', schema: replacedPicture },
    problems: [409],
    handle: async ({ services, params: { media = '' }, person, body: { media: by, confirm } }) =>
      existing(await replaceEverywhere(services, media, { by, confirm }, person), NOT_USED),
  }),
};
