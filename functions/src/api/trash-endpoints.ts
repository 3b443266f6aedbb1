import { z } from 'zod';
import { contentTypeAt, contentTypes } from '@content';
import { TRASH_DAYS } from '@content/contract';
import { listTrashEntries } from '../content/trash';
import { endpoint } from './endpoint';
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
      const { documents, clock } = services;
      const type = path === undefined ? undefined : contentTypeAt(path);
      const { items: data, ...rest } = await listTrashEntries(documents, page, clock(), type);
      return { data, ...rest };
    },
  }),
];
