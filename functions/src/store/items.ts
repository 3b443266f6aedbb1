import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { AuditAction, Person, VersionEntry } from '@content/api/contract';
import { DAY_MS } from '@content/dates/calendar';
import { actorOf, changedFields, entryRecord, titleOf } from './audit';
import { CALL_DEADLINE, type Clock, StoreUnavailable, withTimeout } from './deadline';
import type { Revision, ItemRecord, ItemState } from './item-state';
import {
  applyDueSchedule,
  contentOf,
  itemRecord,
  mediaOf,
  newestRevision,
  publicRecord,
  readState,
  withNextVersion,
} from './item-state';
import { REVIEW_REQUESTS } from './review-requests';
import { type Content, isAvailable, MEDIA_DOCUMENTS, mediaIn, type MediaRecord, type Stored } from './stored';

/** A write that the state of the store does not allow. */
export class WriteConflict extends Error {
  constructor(
    readonly reason:
      | 'missing'
      | 'stale'
      | 'exists'
      | 'otherRequest'
      | 'deleted'
      | 'unpublished'
      | 'noDraft'
      | 'mediaMissing',
    /** For 'exists': the id of the existing item. */
    readonly existingId?: string,
  ) {
    super(reason);
    this.name = 'WriteConflict';
  }
}

/** Tells whether a version may be overwritten (If-Match). */
export type VersionCheck = (version: number) => boolean;

/** Who writes, and their message to colleagues. */
export interface Author {
  readonly person: Person;
  readonly note?: string | undefined;
  /** Media of the pictures whose publication they have confirmed. */
  readonly confirmed?: readonly string[] | undefined;
  /** The item that a new one is a copy of. */
  readonly copyOf?: string | undefined;
}

/** The new state of an item, and the name of the change in the audit log. */
export interface Change {
  readonly state: ItemState;
  readonly action: AuditAction;
}

/** What a write has made of what visitors see: nothing where there was or is nothing. */
export interface PublicChange {
  readonly type: ContentTypeDefinition;
  readonly before: Revision | null;
  readonly after: Revision | null;
  readonly actor: Person;
}

export interface TrashedItem {
  readonly type: ContentTypeDefinition;
  readonly state: ItemState;
  readonly deletedAt: Date;
}

/** An item in the trash, as it is stored. */
type TrashRecord = ItemRecord & {
  readonly deletedAt: Stored<Date>;
  /** The ids of all media that it refers to. */
  readonly media: readonly string[];
};

/** Reads a document of the trash. */
function fromTrash(type: ContentTypeDefinition, data: TrashRecord): TrashedItem {
  return { type, state: readState(type, data), deletedAt: data.deletedAt.toDate() };
}

/** For how long a version is kept once another one has replaced it. */
const VERSION_MS = 365 * DAY_MS;
/** The most versions of an item, including the newest. */
const KEPT_VERSIONS = 50;

/** A content of an item as it was saved. */
interface SavedVersion extends Content, Omit<VersionEntry, 'at' | 'changed'> {
  /** Of the item. */
  readonly id: string;
  readonly at: Date;
  /** The item that it was copied from, where it is the first version of a copy. */
  readonly copyOf?: string | undefined;
}

type VersionDocument = Stored<ReturnType<typeof versionRecord>>;

const VERSIONS = 'versions';

/** The key of a version; keys sort an item's versions by number. */
function versionKey(path: string, id: string, version: number): string {
  return `${path}.${id}.${String(version).padStart(8, '0')}`;
}

/** The record of a version that the item has. */
function versionRecord({ path }: ContentTypeDefinition, { copyOf, actor, ...saved }: SavedVersion) {
  return {
    ...saved,
    path,
    actor: actorOf(actor),
    ...(copyOf === undefined ? {} : { copyOf }),
    /** The ids of all media that it refers to. */
    media: mediaIn(saved),
    /** When Firestore removes it; null while visitors see it or will. */
    removeAt: null as Date | null,
  };
}

/** Reads a version from its record. */
function fromVersion(type: ContentTypeDefinition, data: VersionDocument): SavedVersion {
  const { id, version, at, actor, action, note, copyOf, values, files } = data;
  return { id, version, at: at.toDate(), actor, action, note, copyOf, ...contentOf(type, values, files) };
}

/** The versions of an item, the oldest first. */
function versionsOf(db: Firestore, path: string, id: string): Query {
  return db
    .collection(VERSIONS)
    .orderBy(FieldPath.documentId())
    .startAt(versionKey(path, id, 0))
    .endAt(versionKey(path, id, 99_999_999))
    .limit(2 * KEPT_VERSIONS);
}

export const itemKey = (path: string, id: string) => `${path}.${id}`;
/** Collections that are closed to everybody. */
export const ITEMS = 'items';
const TRASHED = 'trash';

/** The records of an item: whole, what anybody may read of it, and in the trash. */
function itemReferences(db: Firestore, { path }: ContentTypeDefinition, id: string) {
  const key = itemKey(path, id);
  return {
    whole: db.collection(ITEMS).doc(key),
    public: db.collection(path).doc(id),
    trash: db.collection(TRASHED).doc(key),
  };
}

/** How many records are read at once by work that goes over many. */
const PAGE = 1000;

function stateIn(type: ContentTypeDefinition, snapshot: DocumentSnapshot): ItemState | null {
  return snapshot.exists ? readState(type, snapshot.data() as ItemRecord) : null;
}

/** What visitors see and what will follow it. */
const revisionsOf = ({ published, draft }: ItemState): Revision[] =>
  [published, draft].filter((revision) => revision !== null);

/** A write of one item, within its transaction, which reads before it writes. */
class ItemWrite {
  readonly places: ReturnType<typeof itemReferences>;
  /** What visitors see otherwise by it; undefined where it changes nothing for them. */
  publicChange: PublicChange | undefined;

  constructor(
    private readonly db: Firestore,
    readonly transaction: Transaction,
    private readonly entry: DocumentReference,
    private readonly type: ContentTypeDefinition,
    private readonly id: string,
    private readonly author: Author,
    readonly now: Date,
  ) {
    this.places = itemReferences(db, type, id);
  }

  async load(): Promise<ItemState | null> {
    return stateIn(this.type, await this.transaction.get(this.places.whole));
  }

  /** The current item. Throws WriteConflict where it is missing or not of the expected version. */
  async current(matches?: VersionCheck): Promise<ItemState> {
    const state = await this.load();
    if (!state) throw new WriteConflict('missing');
    if (matches && !matches(state.version)) throw new WriteConflict('stale');
    return state;
  }

  /** The item in the trash, or null. */
  async trashed(): Promise<TrashRecord | null> {
    const snapshot = await this.transaction.get(this.places.trash);
    return (snapshot.data() as TrashRecord | undefined) ?? null;
  }

  /**
   * Stores an item, what the public collection holds of it, the contents that are new as versions, and an entry in the log. Throws
   * WriteConflict where media that it will refer to were removed meanwhile, or where there is the item of a singleton already.
   */
  async store({ state: after, action }: Change, before: ItemState | null, isAdded: boolean): Promise<void> {
    await this.requireMedia(before, after);
    if (isAdded) await this.claimSingleton();
    this.addVersions(action, before, after);
    this.changePublic(before?.published ?? null, after.published);
    const shown = publicRecord(after);
    this.transaction.set(this.places.whole, itemRecord(this.type, after));
    if (shown) this.transaction.set(this.places.public, shown);
    else this.transaction.delete(this.places.public);
    this.log(action, after, before);
  }

  moveToTrash(state: ItemState): void {
    const record = { ...itemRecord(this.type, state), deletedAt: this.now, media: mediaOf(state) };
    this.transaction.set(this.places.trash, record).delete(this.places.whole).delete(this.places.public);
    if (this.type.singleton) this.transaction.delete(this.singleton);
    this.changePublic(state.published, null);
    this.log('delete', state);
  }

  /** Adds an entry to the audit log, with the fields that have changed where there is a state `before`. */
  log(action: AuditAction, state: ItemState, before: ItemState | null = null): void {
    const { path } = this.type;
    const { person: actor, note, confirmed } = this.author;
    const content = newestRevision(state);
    const title = titleOf(this.type, content);
    const changed = before ? changedFields(this.type, newestRevision(before), content) : [];
    const of = { path, itemId: this.id, version: state.version, title, changed };
    this.transaction.create(this.entry, entryRecord({ action, actor, note, confirmed, at: this.now, ...of }));
  }

  private async requireMedia(before: ItemState | null, after: ItemState): Promise<void> {
    const known = new Set(before ? mediaOf(before) : []);
    const added = mediaOf(after).filter((id) => !known.has(id));
    if (added.length === 0) return;
    const all = this.db.collection(MEDIA_DOCUMENTS);
    const found = await this.transaction.getAll(...added.map((id) => all.doc(id)));
    const isMissing = found.some((each) => !isAvailable(each.data() as MediaRecord | undefined, this.now));
    if (isMissing) throw new WriteConflict('mediaMissing');
  }

  /** The item of a singleton is named in a record of its own, where two simultaneous creations conflict. */
  private async claimSingleton(): Promise<void> {
    if (!this.type.singleton) return;
    const holder = (await this.transaction.get(this.singleton)).data() as { id: string } | undefined;
    if (holder) throw new WriteConflict('exists', holder.id);
    this.transaction.create(this.singleton, { id: this.id });
  }

  /** Adds the contents that are new as versions, the newest last, and dates those that others have replaced. */
  private addVersions(action: AuditAction, before: ItemState | null, after: ItemState): void {
    const { person: actor, note = '', copyOf } = this.author;
    const [replaced, kept] = [before ? revisionsOf(before) : [], revisionsOf(after)];
    const isKept = (version: number) => kept.some((revision) => revision.version === version);
    const removeAt = new Date(this.now.getTime() + VERSION_MS);
    for (const { version } of replaced)
      if (!isKept(version)) this.transaction.update(this.version(version), { removeAt });
    for (const { version, updatedAt: at, values, files } of kept) {
      if (version <= (before?.version ?? 0)) continue;
      const saved = { id: this.id, version, at, actor, action, note, copyOf, values, files };
      this.transaction.set(this.version(version), versionRecord(this.type, saved));
      const oldest = version - KEPT_VERSIONS;
      if (oldest > 0 && !isKept(oldest)) this.transaction.delete(this.version(oldest));
    }
  }

  private changePublic(before: Revision | null, after: Revision | null): void {
    this.publicChange = { type: this.type, before, after, actor: this.author.person };
  }

  private version(version: number): DocumentReference {
    return this.db.collection(VERSIONS).doc(versionKey(this.type.path, this.id, version));
  }

  private get singleton(): DocumentReference {
    return this.db.collection('singletons').doc(this.type.path);
  }
}

/**
 * Reads and writes of items. Each write, its version and its audit entry are one transaction. `items` has every item whole; the type's
 * collection repeats what anybody may read of it.
 */
export class Items {
  /** Called after each write of this process with the item that it may have changed. */
  onWrite: (type: ContentTypeDefinition, id: string) => void = () => undefined;

  /** Called after each write of this process; the write is over once that is. */
  onPublicChange: (change: PublicChange) => Promise<void> = () => Promise.resolve();

  /** The last write of each item that one is running of. */
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** An id for a new item: 20 random letters and digits. */
  newId(type: ContentTypeDefinition): string {
    return this.db.collection(type.path).doc().id;
  }

  /** An item, or null. */
  async get(type: ContentTypeDefinition, id: string): Promise<ItemState | null> {
    return (await this.getMany(type, [id])).get(id) ?? null;
  }

  /** Items by id; null for one that does not exist. Reads a record each. */
  async getMany(
    type: ContentTypeDefinition,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, ItemState | null>> {
    if (ids.length === 0) return new Map();
    const references = ids.map((id) => itemReferences(this.db, type, id).whole);
    const found = await withTimeout('read', this.db.getAll(...references));
    return new Map(found.map((snapshot, at) => [ids[at] as string, stateIn(type, snapshot)]));
  }

  /** Every item of a type by id. Reads each record once, page by page. */
  async readType(type: ContentTypeDefinition): Promise<ReadonlyMap<string, ItemState>> {
    const states = new Map<string, ItemState>();
    const all = this.db.collection(ITEMS).where('path', '==', type.path).orderBy(FieldPath.documentId());
    for await (const doc of this.each(all)) {
      const state = readState(type, doc.data() as ItemRecord);
      states.set(state.id, state);
    }
    return states;
  }

  /** A deleted item, or null. */
  async trashed(type: ContentTypeDefinition, id: string): Promise<TrashedItem | null> {
    const snapshot = await withTimeout('read', itemReferences(this.db, type, id).trash.get());
    const data = snapshot.data() as TrashRecord | undefined;
    return data ? fromTrash(type, data) : null;
  }

  /** Deleted items of a type, or of all types, the last deleted first; `after` continues behind one of them. */
  async listTrash(
    type: ContentTypeDefinition | undefined,
    limit: number,
    after?: readonly [deletedAt: Date, path: string, id: string],
  ): Promise<TrashedItem[]> {
    let query: Query = this.db.collection(TRASHED);
    if (type) query = query.where('path', '==', type.path);
    query = query.orderBy('deletedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) {
      const [deletedAt, path, id] = after;
      query = query.startAfter(deletedAt, itemKey(path, id));
    }
    const snapshot = await withTimeout('list', query.limit(limit).get());
    return snapshot.docs.flatMap((doc) => {
      const data = doc.data() as TrashRecord;
      const known = type ?? contentTypeAt(data.path);
      return known ? [fromTrash(known, data)] : [];
    });
  }

  /** Everything in the trash that was deleted before a moment, the oldest first: its key, and the type and id that it names. */
  async *trashedBefore(moment: Date): AsyncGenerator<{ key: string; path: unknown; id: unknown }> {
    const old = this.db.collection(TRASHED).where('deletedAt', '<', moment);
    for await (const doc of this.each(old.orderBy('deletedAt'))) {
      const { path, id } = doc.data();
      yield { key: doc.id, path, id };
    }
  }

  /** Whether a version of any item or the trash refers to a file. Reads up to two records. */
  async keepsMedia(media: string): Promise<boolean> {
    const found = await withTimeout(
      'read',
      Promise.all(
        [VERSIONS, TRASHED].map((name) =>
          this.db.collection(name).where('media', 'array-contains', media).limit(1).select().get(),
        ),
      ),
    );
    return found.some(({ empty }) => !empty);
  }

  /** The versions of an item, the newest first. */
  async versions(type: ContentTypeDefinition, id: string): Promise<SavedVersion[]> {
    const { docs } = await withTimeout('list', versionsOf(this.db, type.path, id).get());
    return docs.map((doc) => fromVersion(type, doc.data() as VersionDocument)).reverse();
  }

  /** One version of an item, or null. */
  async version(type: ContentTypeDefinition, id: string, version: number): Promise<SavedVersion | null> {
    const reference = this.db.collection(VERSIONS).doc(versionKey(type.path, id, version));
    const data = (await withTimeout('read', reference.get())).data() as VersionDocument | undefined;
    return data ? fromVersion(type, data) : null;
  }

  /** The item that this request has added when it came before, or null. Throws WriteConflict where another one did. */
  async addedBefore(
    type: ContentTypeDefinition,
    id: string,
    { person, copyOf }: Author,
  ): Promise<ItemState | null> {
    const state = await this.get(type, id);
    const first = state && (await this.version(type, id, 1));
    if (state && (first?.actor.uid !== person.uid || first.copyOf !== copyOf))
      throw new WriteConflict('otherRequest');
    return state;
  }

  /**
   * Adds an item. Where the same request has added it before, returns what is there with `isReplayed` and writes nothing.
   * Throws WriteConflict.
   */
  async create(
    type: ContentTypeDefinition,
    id: string,
    change: (now: Date) => Change,
    author: Author,
  ): Promise<{ readonly state: ItemState; readonly isReplayed: boolean }> {
    const added = await this.write(type, id, author, async (write) => {
      if (await write.load()) return null;
      if (await write.trashed()) throw new WriteConflict('deleted');
      const planned = change(write.now);
      await write.store(planned, null, true);
      return planned.state;
    });
    const state = added ?? (await this.addedBefore(type, id, author));
    if (!state) throw new WriteConflict('deleted');
    return { state, isReplayed: added === null };
  }

  /**
   * Changes an item: `change` gets its current state, due schedule applied, and returns the next one. Writes nothing where the item
   * stays as it is stored. Throws WriteConflict.
   */
  async update(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    change: (current: ItemState, now: Date) => Change,
    author: Author,
  ): Promise<ItemState> {
    return this.write(type, id, author, async (write) => {
      const before = await write.current(matches);
      const changed = change(applyDueSchedule(before, write.now), write.now);
      if (changed.state !== before) await write.store(changed, before, false);
      return changed.state;
    });
  }

  /** Stores a due schedule. The item keeps its version number, as its content does not change. Throws WriteConflict. */
  async applySchedule(type: ContentTypeDefinition, id: string, author: Author): Promise<void> {
    await this.update(type, id, undefined, (state) => ({ state, action: 'publish' }), author);
  }

  /** Moves an item to the trash. Throws WriteConflict. */
  async remove(
    type: ContentTypeDefinition,
    id: string,
    matches: VersionCheck | undefined,
    author: Author,
  ): Promise<void> {
    return this.write(type, id, author, async (write) => write.moveToTrash(await write.current(matches)));
  }

  /** Brings a deleted item back as a new version. Throws WriteConflict. */
  async restore(type: ContentTypeDefinition, id: string, author: Author): Promise<ItemState> {
    return this.write(type, id, author, async (write) => {
      const record = await write.trashed();
      if (!record) throw new WriteConflict('missing');
      const before = readState(type, record);
      const state = withNextVersion(before, write.now);
      await write.store({ state, action: 'restore' }, before, true);
      write.transaction.delete(write.places.trash);
      return state;
    });
  }

  /**
   * Takes an item out of the trash for good, with all that belongs to it. Returns the ids of the media that it referred to. Throws
   * WriteConflict.
   */
  async erase(type: ContentTypeDefinition, id: string, author: Author): Promise<readonly string[]> {
    const { references, media } = await this.belongingTo(type.path, id);
    return this.write(type, id, author, async (write) => {
      const record = await write.trashed();
      if (!record) throw new WriteConflict('missing');
      for (const reference of [write.places.trash, ...references]) write.transaction.delete(reference);
      write.log('erase', readState(type, record));
      return [...new Set([...record.media, ...media])];
    });
  }

  /** All records of a sorted query, a page at a time. */
  private async *each(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
    let page = query.limit(PAGE);
    for (;;) {
      const { docs } = await withTimeout('list', page.get());
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < PAGE) return;
      page = query.startAfter(last).limit(PAGE);
    }
  }

  /** The versions of an item and what colleagues are asked about it, read outside of a transaction: one that reads a range may wait long for others that do. */
  private async belongingTo(path: string, id: string) {
    const requests = this.db.collection(REVIEW_REQUESTS).where('path', '==', path).where('_id', '==', id);
    const [{ docs }, asked] = await withTimeout(
      'list',
      Promise.all([versionsOf(this.db, path, id).get(), requests.get()]),
    );
    return {
      references: [...docs, ...asked.docs].map(({ ref }) => ref),
      media: docs.flatMap((doc) => (doc.data() as VersionDocument).media),
    };
  }

  /**
   * Runs a write in a transaction. Writes of the same item in this process wait for each other: as concurrent transactions they
   * would be retried until all are late. If the response to a commit is lost, Firestore's client retries; the entry in the audit
   * log tells whether the first attempt succeeded.
   */
  private async write<T>(
    type: ContentTypeDefinition,
    id: string,
    author: Author,
    work: (write: ItemWrite) => Promise<T>,
  ): Promise<T> {
    const entry = this.db.collection('audit').doc();
    const until = performance.now() + CALL_DEADLINE;
    const results: { readonly value: T; readonly write: ItemWrite }[] = [];
    const begin = async (transaction: Transaction): Promise<T> => {
      const last = results.at(-1);
      if (last && (await transaction.get(entry)).exists) return last.value;
      const write = new ItemWrite(this.db, transaction, entry, type, id, author, this.clock());
      const value = await work(write);
      // Whoever asked for it has been told that it failed, and may have done something else since.
      if (performance.now() > until) throw new StoreUnavailable('write');
      results.push({ value, write });
      return value;
    };
    const run = async (): Promise<T> => {
      try {
        return await this.db.runTransaction(begin);
      } catch (error) {
        const last = results.at(-1);
        if (last && (await entry.get()).exists) return last.value;
        throw error;
      }
    };
    const key = itemKey(type.path, id);
    const written = withTimeout('write', Promise.resolve(this.running.get(key)).then(run));
    const over = written.catch(() => undefined);
    this.running.set(key, over);
    try {
      const value = await written;
      const change = results.at(-1)?.write.publicChange;
      if (change) await this.onPublicChange(change);
      return value;
    } finally {
      if (this.running.get(key) === over) this.running.delete(key);
      this.onWrite(type, id); // also after a failure: a write that took too long may have happened
    }
  }
}
