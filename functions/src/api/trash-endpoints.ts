import { z } from 'zod';
import { contentTypeAt } from '@content';
import { trashEntry } from '@content/api/responses';
import { listTrashEntries } from '../domain/trash';
import { bodyOfPage, endpoint, pageSchema } from './endpoint';
import { paging } from './query';

const typeError = { error: 'type must be the path of a content type' };

export const trashEndpoints = [
  endpoint({
    method: 'get',
    path: '/trash',
    operationId: 'trash',
    summary: 'What was deleted, the last first, and the days left to restore it',
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
];
