import type { Firestore, Query } from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { AuditAction, AuditEntry, StaffAction } from '@content/audit';
import { STAFF_LOG } from '@content/audit';
import type { Person } from '@content/contract';
import { isDeepStrictEqual } from 'node:util';
import { logTrouble } from '../request-log';
import { within } from './deadline';
import { count } from './meter';
import type { Content } from './stored';

/** The audit log, newest first. Entries of content are written by `Documents`, in the transaction of the write. */
export class AuditLog {
  constructor(private readonly db: Firestore) {}

  /** Entries of everything, of a type, or of one item; `after` continues behind an entry. */
  async list(options: {
    path?: string | undefined;
    itemId?: string | undefined;
    limit: number;
    after?: { readonly at: Date; readonly id: string } | undefined;
  }): Promise<AuditEntry[]> {
    const { after } = options;
    let query: Query = this.db.collection('audit');
    if (options.path !== undefined) query = query.where('path', '==', options.path);
    if (options.itemId !== undefined) query = query.where('itemId', '==', options.itemId);
    query = query.orderBy('at', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) query = query.startAfter(Timestamp.fromDate(after.at), after.id);
    return this.read(query.limit(options.limit));
  }

  /** Every entry of a type from a moment on, the newest first. */
  async since(path: string, moment: Date): Promise<AuditEntry[]> {
    const entries = this.db.collection('audit').where('path', '==', path);
    return this.read(entries.where('at', '>=', Timestamp.fromDate(moment)).orderBy('at', 'desc'));
  }

  /** How many entries there are from a moment on. Costs one read for each thousand. */
  async countSince(moment: Date): Promise<number> {
    const entries = this.db.collection('audit').where('at', '>=', Timestamp.fromDate(moment));
    const snapshot = await within('audit', entries.count().get());
    count({ reads: 1 });
    return snapshot.data().count;
  }

  /** Calls `notify` soon after each new entry whose moment is the latest, as long as Firestore can be reached. */
  watch(notify: () => void): void {
    let isFirst = true;
    this.db
      .collection('audit')
      .orderBy('at', 'desc')
      .limit(1)
      .onSnapshot(
        () => {
          if (!isFirst) notify();
          isFirst = false;
        },
        (error) => logTrouble('the audit log is not watched any more', error),
      );
  }

  /** Notes what was done to an account, and by whom. */
  async noteStaffChange(change: {
    action: StaffAction;
    account: Person;
    actor: Person;
    at: Date;
  }): Promise<void> {
    const { action, account, actor, at } = change;
    const entry = {
      at: Timestamp.fromDate(at),
      action,
      path: STAFF_LOG,
      itemId: account.uid,
      title: account.displayName ?? account.email,
      changed: [],
      actor: { uid: actor.uid, email: actor.email, displayName: actor.displayName },
    };
    await within('audit', this.db.collection('audit').add(entry));
  }

  private async read(query: Query): Promise<AuditEntry[]> {
    const snapshot = await within('audit', query.get());
    count({ reads: Math.max(1, snapshot.size) });
    return snapshot.docs.map((doc) => {
      const { at, ...rest } = doc.data() as Omit<AuditEntry, '_id' | 'at'> & { at: Timestamp };
      return { _id: doc.id, at: at.toDate().toISOString(), ...rest };
    });
  }
}

/** Names of the fields in which two contents differ. */
function changedFields(type: ContentTypeDefinition, before: Content, after: Content): string[] {
  return Object.keys(type.fields).filter(
    (name) =>
      !isDeepStrictEqual(before.values[name], after.values[name]) ||
      !isDeepStrictEqual(before.files[name], after.files[name]),
  );
}

/** How an item is called in the log: its title, or the name of its file where the title is a file. */
export function titleOf(type: ContentTypeDefinition, content: Content): string {
  const value = content.values[type.titleField];
  if (value !== undefined) return String(value);
  return content.files[type.titleField]?.[0]?.name ?? '';
}

/** The Firestore document of one audit entry: who, when, what, which item. */
export function auditDocument(entry: {
  type: ContentTypeDefinition;
  id: string;
  action: AuditAction;
  actor: Person;
  content: Content;
  before?: Content | undefined;
  at: Date;
}) {
  const { type, id, action, actor, content, before, at } = entry;
  return {
    at: Timestamp.fromDate(at),
    action,
    path: type.path,
    itemId: id,
    title: titleOf(type, content),
    changed: before ? changedFields(type, before, content) : [],
    actor: { uid: actor.uid, email: actor.email, displayName: actor.displayName },
  };
}
