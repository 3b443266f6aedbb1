import { z } from 'zod';
import { contentTypeAt } from '@content';
import { MEDIA_LOG, STAFF_LOG } from '@content/api/staff-contract';
import { isPossibleId } from '@content/items/ids';
import { auditCursor, decodeCursor, encodeCursor } from '@content/items/page-token';
import { auditEntry, overview } from '@content/api/responses';
import { readOverview } from '../domain/overview';
import { limitOf, pageOf, readCursor } from '../domain/paging';
import { bodyOfPage, dataOf, endpoint, pageSchema } from './endpoint';
import { paging } from './query';

const isLogged = (path: string) =>
  path === STAFF_LOG || path === MEDIA_LOG || contentTypeAt(path) !== undefined;
const typeError = { error: 'type must be the path of a content type' };
const idError = { error: 'id must be an item of the given type' };

/** The audit log, and the dashboard's overview. */
export const auditEndpoints = [
  endpoint({
    method: 'get',
    path: '/overview',
    operationId: 'overview',
    summary: 'How much content there is, and what needs attention',
    tag: 'Audit',
    response: { description: 'The overview', schema: dataOf(overview) },
    handle: async ({ services, person }) => ({ data: await readOverview(services, person) }),
  }),
  endpoint({
    method: 'get',
    path: '/audit',
    operationId: 'audit',
    summary: 'Who changed what, newest first',
    tag: 'Audit',
    query: z
      .object({
        ...paging,
        type: z.string(typeError).refine(isLogged, typeError).optional(),
        id: z.string(idError).refine(isPossibleId, idError).optional(),
      })
      .refine(({ type, id }) => id === undefined || type !== undefined, idError),
    response: { description: 'One page', schema: pageSchema(auditEntry) },
    handle: async ({ services: { audit }, query: { type: path, id: itemId, ...page } }) => {
      const limit = limitOf(page);
      const cursor = readCursor(page, (token) => decodeCursor(auditCursor, token));
      const after = cursor && { at: new Date(cursor[0]), id: cursor[1] };
      const entries = await audit.list({ path, itemId, limit, after });
      return bodyOfPage(pageOf(entries, limit, ({ at, _id }) => encodeCursor([at, _id])));
    },
  }),
];
