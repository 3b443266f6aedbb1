import type { AuditEntry, Page } from '@content/api/contract';
import { auditCursor, decodeCursor, encodeCursor } from '@content/items/page-token';
import type { Services } from '../services';
import { limitOf, pageOf, type Paging, readCursor } from './paging';

type AuditQuery = Paging & { readonly type?: string | undefined; readonly id?: string | undefined };

/** One page of the audit log, of a type or of one item, the newest entry first. Throws InvalidQuery. */
export async function listAuditEntries(
  { audit }: Pick<Services, 'audit'>,
  { type: path, id: itemId, ...page }: AuditQuery,
): Promise<Page<AuditEntry>> {
  const limit = limitOf(page);
  const after = readCursor(page, (token) => decodeCursor(auditCursor, token));
  const entries = await audit.list({ path, itemId, limit, after });
  return pageOf(entries, limit, ({ at, _id }) => encodeCursor([at, _id]));
}
