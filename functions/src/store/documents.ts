import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { FieldValue } from '@content/kinds/kind';
import { lacksOf, reviewBefore } from '@content/attention';
import type { AttentionReason } from '@content/attention';
import type { AuditAction } from '@content/audit';
import type { Person } from '@content/contract';
import { orderFields } from '@content/contract';
import type { Clock } from './clock';
import { auditDocument } from './audit';
import { CALL_DEADLINE, StoreUnavailable, within } from './deadline';
import { count } from './meter';
import type { Position } from './position';
import type { Content, ItemDocument, StoredItem } from './stored';
import { fromDocument, storedValues } from './stored';

/** A write that the state of the store does not allow. */
export class WriteConflict extends Error {
  constructor(
    readonly reason: 'missing' | 'stale' | 'exists' | 'deleted',
    /** For 'exists': the id of the item that is in the way. */
    readonly existingId?: string,
  ) {
    super(reason);
    this.name = 'WriteConflict';
  }
}

/** Which items of a type to list: those behind `after`, up to and with `upTo`. */
export interface ListOptions {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly upTo?: Position | undefined;
  readonly where?: readonly { readonly field: string; readonly equals: FieldValue }[];
}

/** Whether a version may be overwritten (If-Match). */
export type VersionCheck = (version: number) => boolean;

/** A deleted item, as it was, and when it was deleted. */
export interface TrashedItem {
  readonly type: ContentTypeDefinition;
  readonly item: StoredItem;
  readonly deletedAt: Date;
}

/** Where an item lies in the trash, which is sorted by moment, then by type and id. */
export interface TrashPosition {
  readonly deletedAt: Date;
  /** Path of the type. */
  readonly path: string;
  readonly id: string;
}

/** Where an item lies in the trash. */
export function trashPosition({ type, item, deletedAt }: TrashedItem): TrashPosition {
  return { deletedAt, path: type.path, id: item.id };
}

const trashKey = (path: string, id: string) => `${path}.${id}`;

type TrashDocument = ItemDocument & { path: string; id: string; deletedAt: Timestamp };

function fromTrash(type: ContentTypeDefinition, data: TrashDocument): TrashedItem {
  return { type, item: fromDocument(type, data.id, data), deletedAt: data.deletedAt.toDate() };
}

/** What upkeep took out of the trash, each document as it was. */
const QUARANTINE = 'quarantine';
/** Documents that work over many reads at once. */
const PAGE = 100;

const usedFiles = z.record(z.string(), z.array(z.object({ uploadId: z.string() })));

/** The uploads that a document of an item names, in whatever field. */
function uploadIdsIn(snapshot: DocumentSnapshot | undefined): ReadonlySet<string> | 'unreadable' {
  if (!snapshot?.exists) return new Set();
  const parsed = usedFiles.safeParse(snapshot.get('files'));
  if (!parsed.success) return 'unreadable';
  return new Set(Object.values(parsed.data).flatMap((files) => files.map(({ uploadId }) => uploadId)));
}

const anyVersion: VersionCheck = () => true;

function filtered(query: Query, where: NonNullable<ListOptions['where']>): Query {
  return where.reduce((narrowed, { field, equals }) => narrowed.where(field, '==', equals), query);
}

/** Content in Firestore. Each write and its audit entry are one transaction. */
export class Documents {
  /** Called after each write of this process that may have changed what visitors see. */
  onWrite: () => void = () => undefined;

  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** An id for a new item: 20 random letters and digits. */
  newId(type: ContentTypeDefinition): string {
    return this.db.collection(type.path).doc().id;
  }

  /** One item, or null. Reads one document. */
  async get(type: ContentTypeDefinition, id: string): Promise<StoredItem | null> {
    const snapshot = await this.timed('read', this.reference(type, id).get());
    count({ reads: 1 });
    const data = snapshot.data() as ItemDocument | undefined;
    return data ? fromDocument(type, id, data) : null;
  }

  /** Items in the type's order. Reads as many documents as it returns, however large the collection. */
  async list(type: ContentTypeDefinition, options: ListOptions): Promise<StoredItem[]> {
    const snapshot = await this.timed('list', this.query(type, options).get());
    count({ reads: Math.max(1, snapshot.size) });
    return snapshot.docs.map((doc) => fromDocument(type, doc.id, doc.data() as ItemDocument));
  }

  /** Items of a type by id, for work that goes over all of them; `afterId` continues. */
  async all(type: ContentTypeDefinition, limit: number, afterId?: string): Promise<StoredItem[]> {
    let query = this.db.collection(type.path).orderBy(FieldPath.documentId());
    if (afterId !== undefined) query = query.startAfter(afterId);
    const snapshot = await this.timed('list', query.limit(limit).get());
    return snapshot.docs.map((doc) => fromDocument(type, doc.id, doc.data() as ItemDocument));
  }

  /** The items of these ids that exist, in no particular order. */
  async several(type: ContentTypeDefinition, ids: readonly string[]): Promise<StoredItem[]> {
    if (ids.length === 0) return [];
    const references = ids.map((id) => this.reference(type, id));
    const snapshots = await this.timed('read', this.db.getAll(...references));
    count({ reads: ids.length });
    return snapshots.flatMap((doc) => {
      const data = doc.data() as ItemDocument | undefined;
      return data ? [fromDocument(type, doc.id, data)] : [];
    });
  }

  /** How many items a type has, or how many of them fit `where`; costs one read for each thousand. */
  async total(type: ContentTypeDefinition, where: ListOptions['where'] = []): Promise<number> {
    return this.countOf(filtered(this.db.collection(type.path), where));
  }

  /** How many items of a type need attention for a reason, and the first few of them. */
  async attention(
    type: ContentTypeDefinition,
    reason: AttentionReason,
    limit: number,
  ): Promise<{ total: number; items: StoredItem[] }> {
    const query = this.attentionQuery(type, reason);
    if (!query) return { total: 0, items: [] };
    const [total, snapshot] = await Promise.all([
      this.countOf(query),
      this.timed('list', query.limit(limit).get()),
    ]);
    count({ reads: snapshot.size });
    const items = snapshot.docs.map((doc) => fromDocument(type, doc.id, doc.data() as ItemDocument));
    return { total, items };
  }

  /** Adds an item. When the id exists already, returns what is there with `created: false` and writes nothing. */
  async create(
    type: ContentTypeDefinition,
    id: string,
    content: Content,
    actor: Person,
  ): Promise<{ item: StoredItem; created: boolean }> {
    return this.transaction(async (transaction, entry) => {
      const reference = this.reference(type, id);
      const existing = (await transaction.get(reference)).data() as ItemDocument | undefined;
      if (existing) return { item: fromDocument(type, id, existing), created: false };
      if ((await transaction.get(this.trashReference(type, id))).exists) throw new WriteConflict('deleted');
      await this.claimSingleton(transaction, type, id);
      const now = Timestamp.fromDate(this.clock());
      const document = this.document(type, content, { version: 1, createdAt: now, updatedAt: now });
      transaction.create(reference, document);
      this.audit(transaction, entry, type, id, 'create', actor, content);
      return { item: fromDocument(type, id, document), created: true };
    });
  }

  /** Changes an item: `change` gets the current one and returns the new content. Throws WriteConflict. */
  async update(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    change: (current: StoredItem) => Content,
    actor: Person,
  ): Promise<{ before: StoredItem; after: StoredItem }> {
    return this.transaction(async (transaction, entry) => {
      const { reference, data, item: before } = await this.current(transaction, type, id, matches);
      const content = change(before);
      const document = this.document(type, content, {
        version: before.version + 1,
        createdAt: data.createdAt,
        updatedAt: Timestamp.fromDate(this.clock()),
      });
      transaction.set(reference, document);
      this.audit(transaction, entry, type, id, 'update', actor, content, before);
      return { before, after: fromDocument(type, id, document) };
    });
  }

  /** Moves an item to the trash and returns what it was. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    actor: Person,
  ): Promise<StoredItem> {
    return this.transaction(async (transaction, entry) => {
      const { reference, data, item } = await this.current(transaction, type, id, matches);
      const trashed: TrashDocument = {
        ...data,
        path: type.path,
        id,
        deletedAt: Timestamp.fromDate(this.clock()),
      };
      transaction.set(this.trashReference(type, id), trashed);
      transaction.delete(reference);
      if (type.singleton) transaction.delete(this.singletonReference(type));
      this.audit(transaction, entry, type, id, 'delete', actor, item);
      return item;
    });
  }

  /** A deleted item, or null. */
  async trashed(type: ContentTypeDefinition, id: string): Promise<TrashedItem | null> {
    const snapshot = await this.timed('read', this.trashReference(type, id).get());
    count({ reads: 1 });
    const data = snapshot.data() as TrashDocument | undefined;
    return data ? fromTrash(type, data) : null;
  }

  /** Deleted items of a type, or of all types, the last deleted first; `after` continues behind a position. */
  async listTrash(options: {
    type?: ContentTypeDefinition | undefined;
    limit: number;
    after?: TrashPosition | undefined;
  }): Promise<TrashedItem[]> {
    const { type, limit, after } = options;
    let query: Query = this.db.collection('trash');
    if (type) query = query.where('path', '==', type.path);
    query = query.orderBy('deletedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) {
      const key = trashKey(after.path, after.id);
      query = query.startAfter(Timestamp.fromDate(after.deletedAt), key);
    }
    const snapshot = await this.timed('list', query.limit(limit).get());
    count({ reads: Math.max(1, snapshot.size) });
    return snapshot.docs.flatMap((doc) => {
      const data = doc.data() as TrashDocument;
      const known = type ?? contentTypeAt(data.path);
      return known ? [fromTrash(known, data)] : [];
    });
  }

  /**
   * The keys of everything in the trash that was deleted before a moment, the oldest first, with the type and the id
   * that it says it has. Goes on behind what was told already, whatever became of it.
   */
  async *trashedBefore(moment: Date): AsyncGenerator<{ key: string; path: unknown; id: unknown }> {
    const old = this.db.collection('trash').where('deletedAt', '<', Timestamp.fromDate(moment));
    for await (const doc of this.each(old.orderBy('deletedAt'))) {
      const { path, id } = doc.data();
      yield { key: doc.id, path, id };
    }
  }

  /**
   * The ids of all uploads that an item or the deleted item of an id uses, fields that its type no longer has included;
   * `'unreadable'` where one of them does not tell. Reads two documents.
   */
  async usedUploads(
    type: ContentTypeDefinition,
    id: string,
  ): Promise<Record<'live' | 'trashed', ReadonlySet<string> | 'unreadable'>> {
    const references = [this.reference(type, id), this.trashReference(type, id)];
    const [live, trashed] = await this.timed('read', this.db.getAll(...references));
    count({ reads: 2 });
    return { live: uploadIdsIn(live), trashed: uploadIdsIn(trashed) };
  }

  /** Brings a deleted item back as a new version. Throws WriteConflict. */
  async restore(type: ContentTypeDefinition, id: string, actor: Person): Promise<StoredItem> {
    return this.transaction(async (transaction, entry) => {
      const trash = this.trashReference(type, id);
      const data = (await transaction.get(trash)).data() as TrashDocument | undefined;
      if (!data) throw new WriteConflict('missing');
      await this.claimSingleton(transaction, type, id);
      const { item } = fromTrash(type, data);
      const document = this.document(type, item, {
        version: item.version + 1,
        createdAt: data.createdAt,
        updatedAt: Timestamp.fromDate(this.clock()),
      });
      transaction.create(this.reference(type, id), document);
      transaction.delete(trash);
      this.audit(transaction, entry, type, id, 'restore', actor, item);
      return fromDocument(type, id, document);
    });
  }

  /** Takes an item out of the trash for good and returns it, so that its files can follow. Throws WriteConflict. */
  async erase(type: ContentTypeDefinition, id: string, actor: Person): Promise<StoredItem> {
    return this.transaction(async (transaction, entry) => {
      const trash = this.trashReference(type, id);
      const data = (await transaction.get(trash)).data() as TrashDocument | undefined;
      if (!data) throw new WriteConflict('missing');
      const { item } = fromTrash(type, data);
      transaction.delete(trash);
      this.audit(transaction, entry, type, id, 'erase', actor, item);
      return item;
    });
  }

  /**
   * Takes an item out of the trash and puts it aside, from where only an operator brings it back. Returns it, so that
   * its files can follow. Throws WriteConflict.
   */
  async quarantine(type: ContentTypeDefinition, id: string, actor: Person): Promise<StoredItem> {
    return this.transaction(async (transaction, entry) => {
      const trash = this.trashReference(type, id);
      const data = (await transaction.get(trash)).data() as TrashDocument | undefined;
      if (!data) throw new WriteConflict('missing');
      const { item } = fromTrash(type, data);
      const quarantinedAt = Timestamp.fromDate(this.clock());
      transaction.set(this.db.collection(QUARANTINE).doc(trash.id), { ...data, quarantinedAt });
      transaction.delete(trash);
      this.audit(transaction, entry, type, id, 'erase', actor, item);
      return item;
    });
  }

  /** The keys of what was put aside before a moment, the oldest first. */
  async *quarantinedBefore(moment: Date): AsyncGenerator<string> {
    const old = this.db.collection(QUARANTINE).where('quarantinedAt', '<', Timestamp.fromDate(moment));
    for await (const { id } of this.each(old.orderBy('quarantinedAt'))) yield id;
  }

  /** Removes for good what was put aside. */
  async release(key: string): Promise<void> {
    await this.timed('write', this.db.collection(QUARANTINE).doc(key).delete());
  }

  /** All documents of a sorted query, a page at a time. */
  private async *each(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
    let page = query.limit(PAGE);
    for (;;) {
      const { docs } = await this.timed('list', page.get());
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) return;
      page = query.startAfter(last).limit(PAGE);
    }
  }

  private async current(
    transaction: Transaction,
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck = anyVersion,
  ): Promise<{ reference: DocumentReference; data: ItemDocument; item: StoredItem }> {
    const reference = this.reference(type, id);
    const data = (await transaction.get(reference)).data() as ItemDocument | undefined;
    count({ reads: 1 });
    if (!data) throw new WriteConflict('missing');
    const item = fromDocument(type, id, data);
    if (!matches(item.version)) throw new WriteConflict('stale');
    return { reference, data, item };
  }

  /** Whoever is the one item of a singleton stands in a document of its own: two creations at once meet there. */
  private async claimSingleton(transaction: Transaction, type: ContentTypeDefinition, id: string) {
    if (!type.singleton) return;
    const reference = this.singletonReference(type);
    const holder = (await transaction.get(reference)).data() as { id: string } | undefined;
    if (holder) throw new WriteConflict('exists', holder.id);
    transaction.create(reference, { id });
  }

  private document(
    type: ContentTypeDefinition,
    content: Content,
    meta: { version: number; createdAt: Timestamp; updatedAt: Timestamp },
  ): ItemDocument {
    return {
      ...storedValues(type, content.values),
      files: content.files,
      lacks: lacksOf(type, content),
      ...meta,
    };
  }

  private audit(
    transaction: Transaction,
    entry: DocumentReference,
    type: ContentTypeDefinition,
    id: string,
    action: AuditAction,
    actor: Person,
    content: Content,
    before?: Content,
  ): void {
    transaction.create(entry, auditDocument({ type, id, action, actor, content, before, at: this.clock() }));
    count({ writes: 2 });
  }

  /** Null where the reason cannot arise for the type. */
  private attentionQuery(type: ContentTypeDefinition, reason: AttentionReason): Query | null {
    const items = this.db.collection(type.path);
    if (reason !== 'review') return items.where('lacks', 'array-contains', reason);
    const before = reviewBefore(type, this.clock());
    if (!before) return null;
    const shown = filtered(items, type.visible ? [type.visible] : []);
    return shown.where('createdAt', '<', Timestamp.fromDate(before)).orderBy('createdAt', 'desc');
  }

  private async countOf(query: Query): Promise<number> {
    const snapshot = await this.timed('count', query.count().get());
    count({ reads: 1 });
    return snapshot.data().count;
  }

  private query(type: ContentTypeDefinition, options: ListOptions): Query {
    let query = filtered(this.db.collection(type.path), options.where ?? []);
    const order = orderFields(type);
    for (const { field, direction } of order) query = query.orderBy(field, direction);
    query = query.orderBy(FieldPath.documentId(), order.at(-1)?.direction ?? 'asc');
    const stored = (position: Position) =>
      position.map((value, i) =>
        order[i]?.field === 'createdAt' ? Timestamp.fromDate(new Date(value)) : value,
      );
    if (options.after) query = query.startAfter(...stored(options.after));
    if (options.upTo) query = query.endAt(...stored(options.upTo));
    return query.limit(options.limit);
  }

  private reference(type: ContentTypeDefinition, id: string): DocumentReference {
    return this.db.collection(type.path).doc(id);
  }

  private trashReference(type: ContentTypeDefinition, id: string): DocumentReference {
    return this.db.collection('trash').doc(trashKey(type.path, id));
  }

  private singletonReference(type: ContentTypeDefinition): DocumentReference {
    return this.db.collection('singletons').doc(type.path);
  }

  /**
   * Runs a write, which gets the place of its entry in the audit log. The answer to a commit may be lost: then Firestore's
   * client does the work anew, where it would take its own result for somebody else's, or sends the commit again and is
   * told that the transaction is over. The entry tells that it has happened.
   */
  private async transaction<T>(
    work: (transaction: Transaction, entry: DocumentReference) => Promise<T>,
  ): Promise<T> {
    const entry = this.db.collection('audit').doc();
    const until = performance.now() + CALL_DEADLINE;
    const results: T[] = [];
    const begin = async (transaction: Transaction): Promise<T> => {
      const [last] = results.slice(-1);
      if (last !== undefined && (await transaction.get(entry)).exists) return last;
      const result = await work(transaction, entry);
      // Whoever asked for it has been told that it failed, and may have done something else since.
      if (performance.now() > until) throw new StoreUnavailable('write');
      results.push(result);
      return result;
    };
    const run = async (): Promise<T> => {
      try {
        return await this.db.runTransaction(begin);
      } catch (error) {
        const [last] = results.slice(-1);
        if (last !== undefined && (await entry.get()).exists) return last;
        throw error;
      }
    };
    try {
      return await this.timed('write', run());
    } finally {
      this.onWrite(); // also after a failure: a write that took too long may have happened
    }
  }

  private async timed<T>(what: string, call: Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await within(what, call);
    } finally {
      count({ storeMs: performance.now() - started });
    }
  }
}
