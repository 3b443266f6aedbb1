import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { AuditAction } from '@content/audit';
import type { Person } from '@content/contract';
import { auditRecord } from './audit';
import type { Clock } from './clock';
import { CALL_DEADLINE, StoreUnavailable, within } from './deadline';
import type { ItemState, ItemStateRecord } from './editions';
import {
  documentsOf,
  newestVersion,
  newestItem,
  readState,
  renewed,
  applyDueSchedule,
  wholeRecord,
} from './editions';
import { count } from './meter';
import type { ItemRecord, StoredItem } from './stored';
import { fromDocument, publicRecord } from './stored';
import type { SavedVersion } from './versions';
import { KEPT_VERSIONS, ofItem, versionRecord, versionKey, VERSIONS } from './versions';

/** A write that the state of the store does not allow. */
export class WriteConflict extends Error {
  constructor(
    readonly reason: 'missing' | 'stale' | 'exists' | 'deleted' | 'unpublished' | 'noDraft',
    /** For 'exists': the id of the item that is in the way. */
    readonly existingId?: string,
  ) {
    super(reason);
    this.name = 'WriteConflict';
  }
}

/** Whether a version may be overwritten (If-Match). */
export type VersionCheck = (version: number) => boolean;

/** Who writes, and what they tell their colleagues about it. */
export interface Author {
  readonly person: Person;
  readonly note?: string | undefined;
  /** Sources of the pictures of which they have confirmed that visitors may see them. */
  readonly confirmed?: readonly string[] | undefined;
}

/** What an item is to become, and what that is called in the log. */
export interface Change {
  readonly state: ItemState;
  readonly action: AuditAction;
}

/** A deleted item, as it was, and when it was deleted. */
export interface TrashedItem {
  readonly type: ContentTypeDefinition;
  readonly item: StoredItem;
  readonly state: ItemState;
  readonly deletedAt: Date;
}

/** The document of a deleted item: its newest content as a public document has it, and all of it where there is more. */
export type TrashRecord = ItemRecord & {
  readonly path: string;
  readonly id: string;
  readonly deletedAt: Timestamp;
  readonly whole?: ItemStateRecord;
};

/** Reads a document of the trash. */
export function fromTrash(type: ContentTypeDefinition, data: TrashRecord): TrashedItem {
  const item = fromDocument(type, data.id, data);
  const state = readState(type, data.id, data.whole ? undefined : data, data.whole) as ItemState;
  return { type, item, state, deletedAt: data.deletedAt.toDate() };
}

export const trashKey = (path: string, id: string) => `${path}.${id}`;
/** Collections that are closed to everybody. */
export const ITEM_VERSIONS = 'editions';
export const TRASHED = 'trash';
/** What upkeep took out of the trash, each document as it was. */
export const QUARANTINED = 'quarantine';

const anyVersion: VersionCheck = () => true;

/**
 * Writes of items. Each write, the version it makes and its audit entry are one transaction. What visitors may see stands
 * in the collection of the type; drafts, and whatever begins or ends at a moment, in `editions`.
 */
export class Items {
  /** Called after each write of this process with the item that it may have changed. */
  onWrite: (type: ContentTypeDefinition, id: string) => void = () => undefined;

  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** An id for a new item: 20 random letters and digits. */
  newId(type: ContentTypeDefinition): string {
    return this.db.collection(type.path).doc().id;
  }

  /** An item with everything that is to come of it, or null. Reads two documents. */
  async get(type: ContentTypeDefinition, id: string): Promise<ItemState | null> {
    return (await this.several(type, [id])).get(id) ?? null;
  }

  /** Items by id; null for one that does not exist. Reads two documents each. */
  async several(
    type: ContentTypeDefinition,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ItemState | null>> {
    if (ids.length === 0) return new Map();
    const references = ids.flatMap((id) => this.references(type, id));
    const found = await this.timed('read', this.db.getAll(...references));
    count({ reads: found.length });
    return new Map(ids.map((id, at) => [id, this.read(type, id, found[2 * at], found[2 * at + 1])]));
  }

  /** A deleted item with everything that was to come of it, or null. Reads one document. */
  async trashedState(type: ContentTypeDefinition, id: string): Promise<ItemState | null> {
    const snapshot = await this.timed('read', this.trashReference(type, id).get());
    count({ reads: 1 });
    const data = snapshot.data() as TrashRecord | undefined;
    return data ? fromTrash(type, data).state : null;
  }

  /** Adds an item. When the id exists already, returns what is there with `created: false` and writes nothing. */
  async create(
    type: ContentTypeDefinition,
    id: string,
    change: (now: Date) => Change,
    author: Author,
  ): Promise<{ state: ItemState; created: boolean }> {
    return this.transaction(type, id, async (transaction, entry) => {
      const existing = await this.load(transaction, type, id);
      if (existing) return { state: existing, created: false };
      if ((await transaction.get(this.trashReference(type, id))).exists) throw new WriteConflict('deleted');
      await this.claimSingleton(transaction, type, id);
      const { state, action } = change(this.clock());
      this.save(transaction, type, null, state);
      this.note(transaction, entry, type, { action, author, state });
      return { state, created: true };
    });
  }

  /**
   * Changes an item: `change` gets it as it is at this moment and returns what it becomes, with its next version. `before`
   * is what its documents held. Throws WriteConflict.
   */
  async update(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck = anyVersion,
    change: (current: ItemState, now: Date) => Change,
    author: Author,
  ): Promise<{ before: ItemState; after: ItemState }> {
    return this.transaction(type, id, async (transaction, entry) => {
      const now = this.clock();
      const found = await this.current(transaction, type, id, matches);
      const current = applyDueSchedule(found, now);
      const isKept = await this.isKept(transaction, type, current);
      const { state: after, action } = change(current, now);
      this.save(transaction, type, found, after);
      this.replaced(transaction, type, current, isKept, now);
      this.note(transaction, entry, type, { action, author, state: after, before: current });
      // Where the files lie follows from the documents: a moment that has come has moved none.
      return { before: found, after };
    });
  }

  /**
   * Writes down that the moment has come from which visitors see what was to come of an item. It keeps its version: nothing of
   * its content changes. Returns what it was and is, the same where there is nothing to write down. Throws WriteConflict.
   */
  async applySchedule(
    type: ContentTypeDefinition,
    id: string,
    author: Author,
  ): Promise<{ before: ItemState; after: ItemState }> {
    return this.transaction(type, id, async (transaction, entry) => {
      const before = await this.current(transaction, type, id, anyVersion);
      const after = applyDueSchedule(before, this.clock());
      if (after !== before) {
        this.save(transaction, type, before, after);
        this.audit(transaction, entry, type, { action: 'publish', author, state: after });
      }
      return { before, after };
    });
  }

  /** Moves an item to the trash and returns what it was. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck = anyVersion,
    author: Author,
  ): Promise<ItemState> {
    return this.transaction(type, id, async (transaction, entry) => {
      const state = await this.current(transaction, type, id, matches);
      const { open, closed } = documentsOf(type, state);
      const trashed: TrashRecord = {
        ...(open && !closed ? open : publicRecord(newestItem(state))),
        ...(closed ? { whole: wholeRecord(type, state) } : {}),
        path: type.path,
        id,
        deletedAt: Timestamp.fromDate(this.clock()),
      };
      transaction.set(this.trashReference(type, id), trashed);
      for (const reference of this.references(type, id)) transaction.delete(reference);
      if (type.singleton) transaction.delete(this.singletonReference(type));
      this.audit(transaction, entry, type, { action: 'delete', author, state });
      return state;
    });
  }

  /** Brings a deleted item back as a new version. Throws WriteConflict. */
  async restore(type: ContentTypeDefinition, id: string, author: Author): Promise<ItemState> {
    return this.transaction(type, id, async (transaction, entry) => {
      const trashed = await this.trashed(transaction, type, id);
      const isKept = await this.isKept(transaction, type, trashed.state);
      await this.claimSingleton(transaction, type, id);
      const updatedAt = this.clock();
      const state = renewed(trashed.state, updatedAt);
      this.save(transaction, type, null, state);
      transaction.delete(this.trashReference(type, id));
      this.replaced(transaction, type, trashed.state, isKept, updatedAt);
      this.note(transaction, entry, type, { action: 'restore', author, state });
      return state;
    });
  }

  /**
   * Takes an item out of the trash for good, with all its versions, and returns it, so that its files can follow. Throws
   * WriteConflict.
   */
  async erase(type: ContentTypeDefinition, id: string, author: Author): Promise<ItemState> {
    const versions = await this.versionsOf(type.path, id);
    return this.transaction(type, id, async (transaction, entry) => {
      const { state } = await this.trashed(transaction, type, id);
      transaction.delete(this.trashReference(type, id));
      for (const version of versions) transaction.delete(version);
      this.audit(transaction, entry, type, { action: 'erase', author, state });
      return state;
    });
  }

  /**
   * Takes an item out of the trash and puts it aside, from where only an operator brings it back. Returns it, so that
   * its files can follow. Throws WriteConflict.
   */
  async quarantine(type: ContentTypeDefinition, id: string, author: Author): Promise<ItemState> {
    return this.transaction(type, id, async (transaction, entry) => {
      const trash = this.trashReference(type, id);
      const { state, data } = await this.trashed(transaction, type, id);
      const quarantinedAt = Timestamp.fromDate(this.clock());
      transaction.set(this.db.collection(QUARANTINED).doc(trash.id), { ...data, quarantinedAt });
      transaction.delete(trash);
      this.audit(transaction, entry, type, { action: 'erase', author, state });
      return state;
    });
  }

  /** Removes for good what was put aside, with all its versions where it has not been brought back since. */
  async release(key: string): Promise<void> {
    const reference = this.db.collection(QUARANTINED).doc(key);
    const snapshot = await this.timed('read', reference.get());
    const { path, id } = (snapshot.data() ?? {}) as Partial<TrashRecord>;
    const type = path === undefined ? undefined : contentTypeAt(path);
    const known = type && id !== undefined ? await this.versionsOf(type.path, id) : [];
    const released = this.db.runTransaction(async (transaction) => {
      const isBack = type && id !== undefined && (await this.isThere(transaction, type, id));
      const versions = isBack ? [] : known;
      transaction.delete(reference);
      for (const version of versions) transaction.delete(version);
    });
    await this.timed('write', released);
  }

  private async load(
    transaction: Transaction,
    type: ContentTypeDefinition,
    id: string,
  ): Promise<ItemState | null> {
    const [open, closed] = await transaction.getAll(...this.references(type, id));
    count({ reads: 2 });
    return this.read(type, id, open, closed);
  }

  private read(
    type: ContentTypeDefinition,
    id: string,
    open: { data(): unknown } | undefined,
    closed: { data(): unknown } | undefined,
  ): ItemState | null {
    return readState(
      type,
      id,
      open?.data() as ItemRecord | undefined,
      closed?.data() as ItemStateRecord | undefined,
    );
  }

  private async current(
    transaction: Transaction,
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck,
  ): Promise<ItemState> {
    const state = await this.load(transaction, type, id);
    if (!state) throw new WriteConflict('missing');
    if (!matches(state.version)) throw new WriteConflict('stale');
    return state;
  }

  private async trashed(transaction: Transaction, type: ContentTypeDefinition, id: string) {
    const data = (await transaction.get(this.trashReference(type, id))).data() as TrashRecord | undefined;
    if (!data) throw new WriteConflict('missing');
    return { data, ...fromTrash(type, data) };
  }

  /** Whether the newest content of an item is a version: not what was saved before versions were kept. */
  private async isKept(
    transaction: Transaction,
    type: ContentTypeDefinition,
    state: ItemState,
  ): Promise<boolean> {
    const { version } = newestVersion(state);
    const snapshot = await transaction.get(this.versionReference(type, state.id, version));
    count({ reads: 1 });
    return snapshot.exists;
  }

  /** Notes that another version takes the place of the newest one: from then on its time runs. */
  private replaced(
    transaction: Transaction,
    type: ContentTypeDefinition,
    state: ItemState,
    isKept: boolean,
    replacedAt: Date,
  ): void {
    const { id } = state;
    const { version, updatedAt: at, values, files } = newestVersion(state);
    if (isKept) {
      const stamp = { replacedAt: Timestamp.fromDate(replacedAt) };
      transaction.update(this.versionReference(type, id, version), stamp);
      count({ writes: 1 });
      return;
    }
    const unkept = { id, version, at, actor: null, action: 'update', note: '', values, files } as const;
    this.keep(transaction, type, unkept, replacedAt);
  }

  /** The versions of an item, read outside of a transaction: one that reads a range may wait long for others that do. */
  private async versionsOf(path: string, id: string): Promise<readonly DocumentReference[]> {
    const { docs } = await this.timed('list', ofItem(this.db, path, id).get());
    count({ reads: Math.max(1, docs.length) });
    return docs.map(({ ref }) => ref);
  }

  /** Whether there is an item, or one in the trash. */
  private async isThere(transaction: Transaction, type: ContentTypeDefinition, id: string): Promise<boolean> {
    const places = [...this.references(type, id), this.trashReference(type, id)];
    const found = await transaction.getAll(...places);
    count({ reads: places.length });
    return found.some(({ exists }) => exists);
  }

  /** Writes the documents of an item, and removes those that it has no longer. */
  private save(
    transaction: Transaction,
    type: ContentTypeDefinition,
    before: ItemState | null,
    after: ItemState,
  ): void {
    const had = before && documentsOf(type, before);
    const has = documentsOf(type, after);
    for (const [name, reference] of Object.entries(this.named(type, after.id)) as [
      'open' | 'closed',
      DocumentReference,
    ][]) {
      const document = has[name];
      if (document) transaction.set(reference, document);
      else if (had?.[name]) transaction.delete(reference);
    }
  }

  /** Notes a write in the log, and keeps what it saved as a version. */
  private note(
    transaction: Transaction,
    entry: DocumentReference,
    type: ContentTypeDefinition,
    written: { action: AuditAction; author: Author; state: ItemState; before?: ItemState },
  ): void {
    const { action, author, state } = written;
    const { values, files } = newestVersion(state);
    const { person: actor, note = '' } = author;
    const { id, version, updatedAt: at } = state;
    this.keep(transaction, type, { id, version, at, actor, action, note, values, files });
    const oldest = version - KEPT_VERSIONS;
    if (oldest > 0) transaction.delete(this.versionReference(type, id, oldest));
    this.audit(transaction, entry, type, written);
  }

  private keep(
    transaction: Transaction,
    type: ContentTypeDefinition,
    saved: SavedVersion,
    replacedAt: Date | null = null,
  ): void {
    const reference = this.versionReference(type, saved.id, saved.version);
    transaction.set(reference, versionRecord(type, saved, replacedAt));
    count({ writes: 1 });
  }

  private audit(
    transaction: Transaction,
    entry: DocumentReference,
    type: ContentTypeDefinition,
    written: { action: AuditAction; author: Author; state: ItemState; before?: ItemState },
  ): void {
    const { action, author, state, before } = written;
    const document = auditRecord({
      type,
      id: state.id,
      action,
      actor: author.person,
      note: author.note,
      confirmed: author.confirmed,
      version: state.version,
      content: newestVersion(state),
      before: before && newestVersion(before),
      at: this.clock(),
    });
    transaction.create(entry, document);
    count({ writes: 2 });
  }

  /** Whoever is the one item of a singleton stands in a document of its own: two creations at once meet there. */
  private async claimSingleton(transaction: Transaction, type: ContentTypeDefinition, id: string) {
    if (!type.singleton) return;
    const reference = this.singletonReference(type);
    const holder = (await transaction.get(reference)).data() as { id: string } | undefined;
    if (holder) throw new WriteConflict('exists', holder.id);
    transaction.create(reference, { id });
  }

  private named(type: ContentTypeDefinition, id: string) {
    return {
      open: this.db.collection(type.path).doc(id),
      closed: this.db.collection(ITEM_VERSIONS).doc(trashKey(type.path, id)),
    };
  }

  private references(type: ContentTypeDefinition, id: string): [DocumentReference, DocumentReference] {
    const { open, closed } = this.named(type, id);
    return [open, closed];
  }

  private trashReference(type: ContentTypeDefinition, id: string): DocumentReference {
    return this.db.collection(TRASHED).doc(trashKey(type.path, id));
  }

  private versionReference(type: ContentTypeDefinition, id: string, version: number): DocumentReference {
    return this.db.collection(VERSIONS).doc(versionKey(type.path, id, version));
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
    type: ContentTypeDefinition,
    id: string,
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
      this.onWrite(type, id); // also after a failure: a write that took too long may have happened
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
