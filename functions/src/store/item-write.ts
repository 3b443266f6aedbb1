import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { AuditAction, Person } from '@content/api/contract';
import { entryRecord } from './audit';
import { closedCollection } from './collections';
import {
  itemKey,
  type ItemRecord,
  itemRecord,
  type ItemState,
  mediaOf,
  newestRevision,
  publicRecord,
  readState,
  type Revision,
} from './item-state';
import { isAvailable, type MediaRecord } from './media-record';
import { changedFields, titleOf } from './stored';
import { type TrashRecord, trashReference } from './trash';
import { addVersions } from './versions';
import { WriteConflict } from './write-conflict';

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

/** How a write changes what visitors see: null for nothing. */
export interface PublicChange {
  readonly type: ContentTypeDefinition;
  readonly before: Revision | null;
  readonly after: Revision | null;
  readonly actor: Person;
}

export const itemReference = (db: Firestore, path: string, id: string): DocumentReference =>
  closedCollection(db, 'items').doc(itemKey(path, id));

/** The item of a snapshot, or null. */
export function stateIn(type: ContentTypeDefinition, snapshot: DocumentSnapshot): ItemState | null {
  return snapshot.exists ? readState(type, snapshot.data() as ItemRecord) : null;
}

/** A write of one item within its transaction, which reads before it writes. */
export class ItemWrite {
  /** Undefined as long as visitors see the same. */
  publicChange: PublicChange | undefined;
  private readonly db: Firestore;
  private readonly item: DocumentReference;
  private readonly trash: DocumentReference;
  /** What the type's collection repeats of the item for anybody. */
  private readonly publicItem: DocumentReference;
  /** Names the item of a singleton, so that two simultaneous creations conflict. */
  private readonly singleton: DocumentReference;

  constructor(
    private readonly transaction: Transaction,
    private readonly type: ContentTypeDefinition,
    private readonly id: string,
    private readonly author: Author,
    readonly now: Date,
    /** Of the audit log. */
    private readonly entry: DocumentReference,
  ) {
    this.db = entry.firestore;
    this.item = itemReference(this.db, type.path, id);
    this.trash = trashReference(this.db, type.path, id);
    this.publicItem = this.db.collection(type.path).doc(id);
    this.singleton = closedCollection(this.db, 'singletons').doc(type.path);
  }

  /** The item, or null. */
  async load(): Promise<ItemState | null> {
    return stateIn(this.type, await this.transaction.get(this.item));
  }

  /** The current item. Throws WriteConflict where it is missing or not of the expected version. */
  async current(matches?: VersionCheck): Promise<ItemState> {
    const state = await this.load();
    if (!state) throw new WriteConflict('missing', this.type);
    if (matches && !matches(state.version)) throw new WriteConflict('stale', this.type);
    return state;
  }

  async isInTrash(): Promise<boolean> {
    return (await this.transaction.get(this.trash)).exists;
  }

  /** The item in the trash, and the media that it refers to. Throws WriteConflict where it is missing. */
  async trashed(): Promise<{ readonly state: ItemState; readonly media: readonly string[] }> {
    const record = (await this.transaction.get(this.trash)).data() as TrashRecord | undefined;
    if (!record) throw new WriteConflict('missing', this.type);
    return { state: readState(this.type, record), media: record.media };
  }

  /**
   * Stores an item, what the public collection holds of it, the contents that are new as versions, and an entry in the log. Throws
   * WriteConflict where media that it will refer to were removed meanwhile, or where there is the item of a singleton already.
   */
  async store({ state: after, action }: Change, before: ItemState | null, isAdded: boolean): Promise<void> {
    await this.requireMedia(before, after);
    if (isAdded) await this.claimSingleton();
    const { person: actor, note = '', copyOf } = this.author;
    const save = { id: this.id, action, actor, note, copyOf };
    addVersions(this.transaction, this.db, this.type, [before, after], save, this.now);
    this.noteChange(isAdded || !before ? null : before.published, after.published);
    this.transaction.set(this.item, itemRecord(this.type, after));
    const shown = publicRecord(after);
    if (shown) this.transaction.set(this.publicItem, shown);
    else this.transaction.delete(this.publicItem);
    this.log(action, after, before);
  }

  moveToTrash(state: ItemState): void {
    const record = { ...itemRecord(this.type, state), deletedAt: this.now, media: mediaOf(state) };
    this.transaction.set(this.trash, record).delete(this.item).delete(this.publicItem);
    if (this.type.singleton) this.transaction.delete(this.singleton);
    this.noteChange(state.published, null);
    this.log('delete', state);
  }

  /** Takes the item out of the trash, and removes other records with it. */
  leaveTrash(others: readonly DocumentReference[] = []): void {
    for (const reference of [this.trash, ...others]) this.transaction.delete(reference);
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
    const all = closedCollection(this.db, 'media');
    const found = await this.transaction.getAll(...added.map((id) => all.doc(id)));
    const isMissing = found.some((each) => !isAvailable(each.data() as MediaRecord | undefined, this.now));
    if (isMissing) throw new WriteConflict('mediaMissing', this.type);
  }

  private async claimSingleton(): Promise<void> {
    if (!this.type.singleton) return;
    const holder = (await this.transaction.get(this.singleton)).data() as { id: string } | undefined;
    if (holder) throw new WriteConflict('exists', this.type, holder.id);
    this.transaction.create(this.singleton, { id: this.id });
  }

  private noteChange(before: Revision | null, after: Revision | null): void {
    this.publicChange = { type: this.type, before, after, actor: this.author.person };
  }
}
