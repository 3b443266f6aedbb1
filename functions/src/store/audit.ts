import { DAY_MS } from '@content/dates/calendar';
import { FieldPath, FieldValue, type Firestore, type Query } from 'firebase-admin/firestore';
import type { AuditEntry, StaffAction, Person } from '@content/api/contract';
import { STAFF_LOG } from '@content/api/staff-contract';
import { closedCollection, selecting } from './collections';
import type { AuditRecord } from './records';
import { withTimeout } from './timeout';

/** The subject of an entry: of content, the path of its type and the id of the item. */
export type LoggedChange = Pick<AuditRecord, 'path' | 'itemId'> & { readonly entryId: string };

/** An entry as staff read it. */
function entryOf(
  _id: string,
  { at, committedAt: _committedAt, emailUntil: _emailUntil, ...entry }: AuditRecord,
): AuditEntry {
  return { _id, at: at.toISOString(), ...entry };
}

/** Entries that are changed in one batch. */
const BATCH = 200;
/** How far back entries are read again: the emulator's commits may become visible a moment late. */
const OVERLAP_MS = 2_000;

/** The audit log, newest first. Entries of content are written by `Items`, in the transaction of the write. */
export class AuditLog {
  constructor(private readonly db: Firestore) {}

  /** Entries of everything, of a type, or of one item; `after` continues behind an entry. */
  async list(options: {
    path?: string | undefined;
    itemId?: string | undefined;
    limit: number;
    after?: readonly [at: string, id: string] | undefined;
  }): Promise<AuditEntry[]> {
    const { after } = options;
    let query: Query<AuditRecord> = closedCollection(this.db, 'audit');
    if (options.path !== undefined) query = query.where('path', '==', options.path);
    if (options.itemId !== undefined) query = query.where('itemId', '==', options.itemId);
    query = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) query = query.startAfter(new Date(after[0]), after[1]);
    const { docs } = await withTimeout('audit', query.limit(options.limit).get());
    return docs.map((doc) => entryOf(doc.id, doc.data()));
  }

  /**
   * The subjects of all entries that were committed since another read, in no particular order, and the moment of this one
   * by Firestore's own clock; without a moment only that. Costs a read for each entry, and one where there is none.
   */
  async changesSince(moment: Date | undefined) {
    const log = closedCollection(this.db, 'audit');
    const entries = moment
      ? log.where('committedAt', '>=', new Date(moment.getTime() - OVERLAP_MS))
      : log.limit(1);
    const { docs, readTime } = await withTimeout('audit', selecting(entries, 'path', 'itemId').get());
    const found = docs.map((doc) => ({ entryId: doc.id, ...doc.data() }));
    return { changes: moment ? found : [], at: readTime.toDate() };
  }

  /** Notes what was done, to what and by whom. */
  async note(entry: NewEntry): Promise<void> {
    await withTimeout('audit', closedCollection(this.db, 'audit').add(entryRecord(entry)));
  }

  /** Notes what was done to an account. */
  async noteStaffChange(change: {
    action: StaffAction;
    account: Person;
    actor: Person;
    at: Date;
  }): Promise<void> {
    const { account, ...rest } = change;
    const title = account.displayName ?? account.email;
    await this.note({ ...rest, path: STAFF_LOG, itemId: account.uid, title });
  }

  /** Takes the e-mail addresses of staff out of entries that are a year old. Returns of how many. */
  async forgetAddresses(now: Date): Promise<number> {
    const due = closedCollection(this.db, 'audit').where('emailUntil', '<=', now).limit(BATCH);
    const { docs } = await withTimeout('audit', due.get());
    const batch = this.db.batch();
    for (const doc of docs) {
      const { title, path } = doc.data();
      // An account without a name is called by its address.
      const named = title.includes('@') && path === STAFF_LOG ? { title: '' } : {};
      batch.update(doc.ref, { 'actor.email': '', emailUntil: FieldValue.delete(), ...named });
    }
    await withTimeout('audit', batch.commit());
    return docs.length + (docs.length < BATCH ? 0 : await this.forgetAddresses(now));
  }
}

/** An entry that is to be written; its path is that of a type, `MEDIA_LOG` or `STAFF_LOG`. */
type NewEntry = Omit<AuditEntry, '_id' | 'at' | 'changed'> &
  Partial<Pick<AuditEntry, 'changed'>> & { readonly at: Date };

/** Entries name the e-mail address of who did something for so many days; the name and the uid stay. */
const EMAIL_DAYS = 365;

/** What is stored of a person who did something: not what else an account claims. */
export const actorOf = ({ uid, email, displayName }: Person): Person => ({ uid, email, displayName });

/** The record of an entry: who, when, what, what was done to. What is noted of people stands in no log. */
export function entryRecord({ at, actor, note, confirmed = [], ...entry }: NewEntry) {
  return {
    at,
    committedAt: FieldValue.serverTimestamp(),
    emailUntil: new Date(at.getTime() + EMAIL_DAYS * DAY_MS),
    changed: [],
    ...entry,
    actor: actorOf(actor),
    ...(note && { note }),
    ...(confirmed.length > 0 && { confirmed }),
  };
}
