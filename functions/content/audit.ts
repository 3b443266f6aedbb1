export type { AuditAction, AuditEntry, MediaAction, StaffAction, VersionEntry } from './responses';

/** The path under which the log keeps changes of the staff, beside the paths of the content types. */
export const STAFF_LOG = 'staff';

/** The path under which it keeps changes of the media library. */
export const MEDIA_LOG = 'media';
