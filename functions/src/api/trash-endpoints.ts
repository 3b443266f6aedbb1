import { z } from 'zod';
import { contentTypeAt, contentTypes } from '@content';
import { TRASH_DAYS } from '@content/contract';
import { listTrashEntries, trashedThumbnail } from '../content/trash';
import { endpoint } from './endpoint';
import { notFound } from './problems';
import { paging } from './query';

const typeError = { error: 'type must be the path of a content type' };

const entrySchema = {
  type: 'object',
  properties: {
    path: { type: 'string', enum: contentTypes.map(({ path }) => path) },
    item: { type: 'object' },
    deletedAt: { type: 'string', format: 'date-time' },
    daysLeft: { type: 'integer', minimum: 0, maximum: TRASH_DAYS },
  },
  required: ['path', 'item', 'deletedAt', 'daysLeft'],
};

/** What was deleted, of all types or of one. */
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
    response: { description: 'One page', schema: { type: 'array', items: entrySchema } },
    handle: async ({ services, query: { type: path, ...page } }) => {
      const type = path === undefined ? undefined : contentTypeAt(path);
      const { items: data, ...rest } = await listTrashEntries(services, page, type);
      return { data, ...rest };
    },
  }),
  endpoint({
    method: 'get',
    path: '/trash/:path/:id/thumbnail',
    operationId: 'trash_thumbnail',
    summary: 'The picture of a deleted item, small: its files are out of the public’s reach',
    tag: 'Trash',
    response: { description: 'A data URL', schema: { type: 'string', pattern: '^data:image/webp;base64,' } },
    handle: async ({ services, params: { path = '', id = '' } }) => {
      const type = contentTypeAt(path);
      const data = type ? await trashedThumbnail(services, type, id) : null;
      if (data === null) throw notFound('There is no picture of it in the trash');
      return { data };
    },
  }),
];
