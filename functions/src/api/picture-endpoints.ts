import { z } from 'zod';
import type { PictureField } from '@content';
import { contentTypes } from '@content';
import { pictureQuestions } from '@content/contract';
import { CONSENT_CONFIRMED, publishingPartNames } from '@content/publishing-status';
import { dataUrl, replacedPicture, usedPicture } from '@content/responses';
import { listPictures, onePicture, replaceEverywhere, wholeUpload } from '../content/media';
import { ValidationFailed } from '../content/errors';
import type { Form } from '../content/form';
import { firstValue } from '../content/form';
import { consentSchema } from '../content/picture-details';
import type { PreparedPicture } from '../content/uploads';
import { FileRefused, prepareFile } from '../content/uploads';
import type { Services } from '../services';
import { WriteConflict } from '../store/items';
import { bodyOfPage, countedPageSchema, dataOf, endpoint } from './endpoint';
import { FILE_FORM, readForm } from './form';
import { filePart } from './form-schema';
import { changedSince, notFound } from './problems';
import { MAX_SEARCH, paging } from './query';

const typeError = { error: 'type must be the path of a content type' };
const questionError = { error: `show must be one of: ${pictureQuestions.join(', ')}` };
const NOT_USED = 'No item uses this picture any more.';

/** The part of a form that carries the picture. */
const upload: PictureField = { kind: 'picture', label: 'Picture', upload: 'picture', shape: 'address' };

/** The one picture of a form, checked. Throws ValidationFailed. */
async function pictureIn(services: Services, form: Form): Promise<PreparedPicture> {
  const [file, ...others] = form.files.filter(({ field }) => field === upload.upload);
  const refuse = (message: string) => new ValidationFailed(message, [{ field: upload.upload, message }]);
  if (!file || file.bytes.length === 0) throw refuse('Choose a picture');
  if (others.length > 0) throw refuse('Send one picture');
  try {
    const { stored, ...prepared } = await prepareFile(services, upload, file);
    if (stored.kind === 'picture') return { stored, ...prepared };
    throw refuse('Choose a picture');
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw new ValidationFailed(error.error.message, [error.error], error.reason);
  }
}

const isConfirmed = (form: Form) => firstValue(form, publishingPartNames.confirm) === CONSENT_CONFIRMED;

/** All pictures that items use: where, whether their people agree, and one in the place of another everywhere. */
export const pictureEndpoints = [
  endpoint({
    method: 'get',
    path: '/pictures',
    operationId: 'pictures',
    summary: 'All pictures that items use, those changed last first',
    tag: 'Pictures',
    query: z.object({
      ...paging,
      q: z
        .string({ error: 'q must be given once' })
        .max(MAX_SEARCH, { error: `q can have at most ${MAX_SEARCH} characters` })
        .trim()
        .optional(),
      type: z
        .enum(
          contentTypes.map(({ path }) => path),
          typeError,
        )
        .optional(),
      show: z.enum(pictureQuestions, questionError).optional(),
    }),
    response: { description: 'One page', schema: countedPageSchema(usedPicture) },
    handle: async ({ services, query: { q: text, show: question, ...query } }) => {
      return bodyOfPage(await listPictures(services, { ...query, text, question }));
    },
  }),
  endpoint({
    method: 'get',
    path: '/pictures/:media',
    operationId: 'picture',
    summary: 'A picture with its uses, and whether its people agree',
    tag: 'Pictures',
    response: { description: 'The picture', schema: dataOf(usedPicture) },
    handle: async ({ services, params }) => {
      const data = await onePicture(services, params['media'] ?? '');
      if (!data) throw notFound(NOT_USED);
      return { data };
    },
  }),
  endpoint({
    method: 'get',
    path: '/pictures/:media/upload',
    operationId: 'picture_upload',
    summary: 'The upload that a picture shows a part of, whole',
    tag: 'Pictures',
    response: { description: 'A data URL', schema: dataOf(dataUrl) },
    handle: async ({ services, params }) => {
      const data = await wholeUpload(services, params['media'] ?? '');
      if (data === null) throw notFound(NOT_USED);
      return { data };
    },
  }),
  endpoint({
    method: 'patch',
    path: '/pictures/:media',
    operationId: 'note_consent',
    summary: 'Note whether the people in a picture agree to its publication',
    tag: 'Pictures',
    body: z.object({
      consent: consentSchema.nullable(),
      base: consentSchema.nullable().optional().meta({
        description: 'What was noted when it was changed: 412 where that is something else by now',
      }),
    }),
    response: { description: 'The picture', schema: dataOf(usedPicture) },
    problems: [412],
    handle: async ({ services, params, body, person }) => {
      const media = params['media'] ?? '';
      const found = await onePicture(services, media);
      if (!found) throw notFound(NOT_USED);
      const title = found.file.alt || (found.file.name ?? '');
      try {
        await services.media.note({ id: media, title }, body.consent, person, body.base);
      } catch (error) {
        throw error instanceof WriteConflict ? changedSince() : error;
      }
      const history = await services.media.history(media);
      return { data: { ...found, consent: body.consent, history } };
    },
  }),
  endpoint({
    method: 'post',
    path: '/pictures/:media/replace',
    operationId: 'replace_picture',
    summary: 'Put another picture in the place of one, in every item that uses it',
    tag: 'Pictures',
    form: z.object({
      [upload.upload]: filePart(upload.label),
      [publishingPartNames.confirm]: z.literal(CONSENT_CONFIRMED),
    }),
    response: { description: 'What has become of it', schema: dataOf(replacedPicture) },
    problems: [409],
    handle: async ({ services, request, params, person }) => {
      const form = await readForm(request, FILE_FORM);
      const media = params['media'] ?? '';
      const picture = await pictureIn(services, form);
      const data = await replaceEverywhere(services, media, picture, isConfirmed(form), person);
      if (!data) throw notFound(NOT_USED);
      return { data };
    },
  }),
];
