import type { Person } from './contract';

/** What the audit log tells of the staff: who came and went, and who changed a password or the second step of signing in. */
export type StaffAction =
  | 'invite'
  | 'remove'
  | 'makeAdministrator'
  | 'makeEditor'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'passwordChanged';

/** What the audit log tells of pictures: that somebody noted whether their people agree, or took that back. */
export type PictureAction = 'noteConsent' | 'removeConsent';

/** What the audit log tells of: changes of content, of the staff, and of what is known about pictures. */
export type AuditAction =
  | 'create'
  | 'update'
  | 'draft'
  | 'schedule'
  | 'publish'
  | 'unpublish'
  | 'discard'
  | 'bringBack'
  | 'delete'
  | 'restore'
  | 'erase'
  | PictureAction
  | StaffAction;

/** The path under which the log keeps changes of the staff, beside the paths of the content types. */
export const STAFF_LOG = 'staff';

/** The path under which it keeps what is known of pictures; their ids there are their sources. */
export const PICTURES_LOG = 'pictures';

/** One entry of the audit log, as GET /audit returns it. */
export interface AuditEntry {
  readonly _id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly action: AuditAction;
  /** Path of the content type, STAFF_LOG or PICTURES_LOG. */
  readonly path: string;
  readonly itemId: string;
  /** Of the item, after it; absent in entries of the staff, and in those from before it was noted. */
  readonly version?: number;
  readonly title: string;
  /** Names of the changed fields, for an update. */
  readonly changed: readonly string[];
  /** A message to colleagues that went with it. */
  readonly note?: string;
  /** Sources of the pictures that the person was asked about and confirmed: of a child, or with a consent that has ended. */
  readonly confirmed?: readonly string[];
  /** Who did it, kept as it was at the time: accounts come and go. */
  readonly actor: Person;
}

/** What was saved of an item at a time, as GET /{path}/{id}/versions answers it. */
export interface VersionEntry {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly action: AuditAction;
  /** Names of the fields in which it differs from the version before. */
  readonly changed: readonly string[];
  /** A message to colleagues; '' for none. */
  readonly note: string;
  /** Null for what was saved before versions were kept. */
  readonly actor: Person | null;
}
