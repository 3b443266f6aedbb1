import { z } from 'zod';
import { contentTypeAt } from '@content';
import { dataUrl, trashEntry } from '@content/responses';
import { listTrashEntries, trashedThumbnail } from '../content/trash';
import { bodyOfPage, dataOf, endpoint, pageSchema } from './endpoint';
import { notFound } from './problems';
import { paging } from './query';

const typeError = { error: 'type must be the path of a content type' };

export const trashEndpoints = [
  endpoint({
    method: 'get',
    path: '/trash',
    operationId: 'trash',
    summary: 'What was deleted, the last first, and the days left to restore it',
    tag: 'Trash',
    query: z.object({
      ...paging,
      type: z
        .string(typeError)
        .refine((path) => contentTypeAt(path) !== undefined, typeError)
        .optional(),
    }),
    response: { description: 'One page', schema: pageSchema(trashEntry) },
    handle: async ({ services, query: { type: path, ...page } }) => {
      const type = path === undefined ? undefined : contentTypeAt(path);
      return bodyOfPage(await listTrashEntries(services, page, type));
    },
  }),
  endpoint({
    method: 'get',
    path: '/trash/:path/:id/thumbnail',
    operationId: 'trash_thumbnail',
    summary: 'The picture of a deleted item, small: its files are out of the public’s reach',
    tag: 'Trash',
    response: { description: 'A data URL', schema: dataOf(dataUrl) },
    handle: async ({ services, params: { path = '', id = '' } }) => {
      const type = contentTypeAt(path);
      const data = type ? await trashedThumbnail(services, type, id) : null;
      if (data === null) throw notFound('There is no picture of it in the trash');
      return { data };
    },
  }),
];
