import { z } from 'zod';
import { contentTypeAt } from '@content';
import { PICTURES_LOG, STAFF_LOG } from '@content/audit';
import { isPossibleId } from '@content/ids';
import { auditEntry } from '@content/responses';
import { listAudit } from '../content/audit-list';
import { endpoint, pageOf } from './endpoint';
import { paging } from './query';

/** What the log keeps entries of: the content types, the staff, and what is known of pictures. */
const isLogged = (path: string) =>
  path === STAFF_LOG || path === PICTURES_LOG || contentTypeAt(path) !== undefined;
const typeError = { error: 'type must be the path of a content type' };
const idError = { error: 'id must be an item of the given type' };

/** Who did what and when. */
export const auditEndpoints = [
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
    response: { description: 'One page', schema: pageOf(auditEntry) },
    handle: async ({ services, query: { type, id, ...page } }) => {
      const { items: data, ...rest } = await listAudit(services.audit, { ...page, path: type, itemId: id });
      return { data, ...rest };
    },
  }),
];
