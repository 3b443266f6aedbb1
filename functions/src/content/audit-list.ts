import type { AuditEntry } from '@content/audit';
import type { Page } from '@content/contract';
import { auditCursor, decodeCursor, encodeCursor } from '@content/page-token';
import type { AuditLog } from '../store/audit';
import type { Paging } from './paging';
import { limitOf, pageOf, readCursor } from './paging';

/** Which entries of the audit log: of everything, of the type at a path, or of one item of it. */
export interface AuditQuery extends Paging {
  readonly path?: string | undefined;
  readonly itemId?: string | undefined;
}

/** One page of the audit log, newest first. Throws InvalidQuery. */
export async function listAudit(audit: AuditLog, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { path, itemId } = query;
  const limit = limitOf(query);
  const cursor = readCursor(query, (token) => decodeCursor(auditCursor, token));
  const after = cursor && { at: new Date(cursor[0]), id: cursor[1] };
  const entries = await audit.list({ path, itemId, limit, after });
  return pageOf(entries, limit, ({ at, _id }) => encodeCursor([at, _id]));
}
