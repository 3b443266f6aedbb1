export type { AuditAction, AuditEntry, PictureAction, StaffAction, VersionEntry } from './responses';

/** The path under which the log keeps changes of the staff, beside the paths of the content types. */
export const STAFF_LOG = 'staff';

/** The path under which it keeps what is known of pictures; their ids there are those of their media. */
export const PICTURES_LOG = 'pictures';
