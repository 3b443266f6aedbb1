import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { Clock } from '../clock';
import { applyDueSchedule, type ItemState, withNextVersion } from '../model/item-state';
import { closedCollection, eachDocument, itemKey, recordsOf } from './collections';
import { readState } from './item-record';
import { type Author, type Change, ItemWrite, type PublicChange, type VersionCheck } from './item-write';
import { StoreUnavailable, TIMEOUT_MS, withTimeout } from './timeout';
import { Versions, versionsOf } from './versions';
import { WriteConflict } from './write-conflict';

/**
 * Reads and writes of items. Each write, its version and its audit entry are one transaction. `items` has every item whole; the type's
 * collection repeats what anybody may read of it.
 */
export class Items {
  /** Called after each write of this process with the item that it may have changed. */
  onWrite: (type: ContentTypeDefinition, id: string) => void = () => undefined;

  /** Called after each write of this process that may change what visitors see; the write is over once that is. */
  onPublicChange: (change: PublicChange) => Promise<void> = () => Promise.resolve();

  /** The last write of each item that is being written. */
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
    const keyOf = (id: string) => itemKey(type.path, id);
    const records = await recordsOf(this.db, 'items', ids.map(keyOf));
    const states = ids.map((id) => {
      const record = records.get(keyOf(id));
      return [id, record ? readState(type, record) : null] as const;
    });
    return new Map(states);
  }

  /** Every item of a type by id. Reads each record once, page by page. */
  async readType(type: ContentTypeDefinition): Promise<ReadonlyMap<string, ItemState>> {
    const states = new Map<string, ItemState>();
    const all = closedCollection(this.db, 'items').where('path', '==', type.path);
    for await (const doc of eachDocument(all.orderBy(FieldPath.documentId()))) {
      const state = readState(type, doc.data());
      states.set(state.id, state);
    }
    return states;
  }

  /** The item that this request has added before, or null. Throws WriteConflict where another request has added it. */
  async addedBefore(
    type: ContentTypeDefinition,
    id: string,
    { person, copyOf }: Author,
  ): Promise<ItemState | null> {
    const state = await this.get(type, id);
    const first = state && (await new Versions(this.db).get(type, id, 1));
    if (state && (first?.actor.uid !== person.uid || first.copyOf !== copyOf))
      throw new WriteConflict('otherRequest', type);
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
      if (await write.isInTrash()) throw new WriteConflict('deleted', type);
      const planned = change(write.now);
      await write.store(planned, null, true);
      return planned.state;
    });
    const state = added ?? (await this.addedBefore(type, id, author));
    if (!state) throw new WriteConflict('deleted', type);
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
      const { state: before } = await write.trashed();
      const state = withNextVersion(before, write.now);
      await write.store({ state, action: 'restore' }, before, true);
      write.leaveTrash();
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
      const trashed = await write.trashed();
      write.leaveTrash(references);
      write.log('erase', trashed.state);
      return [...new Set([...trashed.media, ...media])];
    });
  }

  /** The versions and review requests of an item, read outside of a transaction: one that reads a range may wait long for others. */
  private async belongingTo(path: string, id: string) {
    const all = closedCollection(this.db, 'reviewRequests');
    const requests = all.where('path', '==', path).where('_id', '==', id);
    const found = Promise.all([versionsOf(this.db, path, id).get(), requests.get()]);
    const [{ docs: versions }, { docs: reviewRequests }] = await withTimeout('list', found);
    return {
      references: [...versions, ...reviewRequests].map(({ ref }): DocumentReference => ref),
      media: versions.flatMap((doc) => doc.data().media),
    };
  }

  /** Runs a write of an item, and tells whoever follows the writes of this process. */
  private async write<T>(
    type: ContentTypeDefinition,
    id: string,
    author: Author,
    work: (write: ItemWrite) => Promise<T>,
  ): Promise<T> {
    const deadline = performance.now() + TIMEOUT_MS;
    const attempt = async (transaction: Transaction, entry: DocumentReference) => {
      const write = new ItemWrite(transaction, type, id, author, this.clock(), entry);
      const value = await work(write);
      // The caller has had a failure by now, and may have done something else since.
      if (performance.now() > deadline) throw new StoreUnavailable('write');
      return { value, publicChange: write.publicChange };
    };
    try {
      const written = await this.inTurn(itemKey(type.path, id), () => this.commit(attempt));
      if (written.publicChange) await this.onPublicChange(written.publicChange);
      return written.value;
    } finally {
      this.onWrite(type, id); // also after a failure: a write that took too long may have happened
    }
  }

  /** Runs writes of an item one after the other: as concurrent transactions they would be retried until all are late. */
  private async inTurn<T>(key: string, run: () => Promise<T>): Promise<T> {
    const running = withTimeout('write', Promise.resolve(this.running.get(key)).then(run));
    const over = running.catch(() => undefined);
    this.running.set(key, over);
    await over;
    if (this.running.get(key) === over) this.running.delete(key);
    return running;
  }

  /**
   * Runs a transaction. If the response to a commit is lost, Firestore's client retries; the entry in the audit log tells whether the
   * first attempt succeeded.
   */
  private async commit<T extends object>(
    attempt: (transaction: Transaction, entry: DocumentReference) => Promise<T>,
  ): Promise<T> {
    const entry = closedCollection(this.db, 'audit').doc();
    let last: T | undefined;
    try {
      return await this.db.runTransaction(async (transaction) => {
        if (last && (await transaction.get(entry)).exists) return last;
        last = await attempt(transaction, entry);
        return last;
      });
    } catch (error) {
      if (last && (await entry.get()).exists) return last;
      throw error;
    }
  }
}
