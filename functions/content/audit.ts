import type { Person } from './contract';

/** What the audit log tells of the staff: who came and went, and who turned the second step of signing in on or off. */
export type StaffAction = 'invite' | 'remove' | 'secondFactorOn' | 'secondFactorOff';

/** What the audit log tells of: changes of content, and of the staff. */
export type AuditAction = 'create' | 'update' | 'delete' | 'restore' | 'erase' | StaffAction;

/** The path under which the log keeps changes of the staff, beside the paths of the content types. */
export const STAFF_LOG = 'staff';

/** One entry of the audit log, as GET /audit returns it. */
export interface AuditEntry {
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly action: AuditAction;
  /** Path of the content type, or STAFF_LOG. */
  readonly path: string;
  readonly itemId: string;
  readonly title: string;
  /** Names of the changed fields, for an update. */
  readonly changed: readonly string[];
  /** Who did it, kept as it was at the time: accounts come and go. */
  readonly actor: Person;
}
