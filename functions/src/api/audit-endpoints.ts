import { z } from 'zod';
import { contentTypeAt } from '@content';
import { MEDIA_LOG, STAFF_LOG } from '@content/api/staff-contract';
import { isPossibleId } from '@content/items/ids';
import { auditEntry, trashEntry } from '@content/api/responses';
import { listAuditEntries } from '../domain/audit';
import { listTrashEntries } from '../domain/trash';
import { listEndpoint } from './endpoint';
import { paging, typePath } from './query';

const isLogged = (path: string) =>
  path === STAFF_LOG || path === MEDIA_LOG || contentTypeAt(path) !== undefined;
const typeError = { error: 'type must be the path of a content type' };
const idError = { error: 'id must be an item of the given type' };

/** Who changed what. */
export const auditEndpoints = {
  audit: listEndpoint('/audit', {
    summary: 'Who changed what, newest first',
    query: z
      .object({
        ...paging,
        type: z.string(typeError).refine(isLogged, typeError).optional(),
        id: z.string(idError).refine(isPossibleId, idError).optional(),
      })
      .refine(({ type, id }) => id === undefined || type !== undefined, idError),
    response: { description: 'One page', schema: auditEntry },
    handle: ({ services, query }) => listAuditEntries(services, query),
  }),
};

/** What was deleted. */
export const trashEndpoints = {
  trash: listEndpoint('/trash', {
    summary: 'What was deleted, the last first, and the days left to restore it',
    query: z.object({
      ...paging,
      type: typePath.optional(),
    }),
    response: { description: 'One page', schema: trashEntry },
    handle: ({ services, query: { type = '', ...page } }) =>
      listTrashEntries(services, page, contentTypeAt(type)),
  }),
};
