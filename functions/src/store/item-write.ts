import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import type { AuditAction, Person } from '@content/api/contract';
import { changedFields, titleOf } from '../model/content';
import { type ItemState, mediaOf, newestRevision, type Revision } from '../model/item-state';
import { isAvailable } from '../model/media';
import { actorOf, entryRecord } from './audit';
import { closedCollection, itemReferences } from './collections';
import { publicRecord, readState } from './item-record';
import { addVersions } from './versions';
import { WriteConflict } from './write-conflict';

/** Whether a version may be overwritten (If-Match). */
export type VersionCheck = (version: number) => boolean;

/** The person who writes, and their message to colleagues. */
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

/** A write of one item within its transaction, which reads before it writes. */
export class ItemWrite {
  /** Set by `store` and `moveToTrash`, also where visitors see the same before and after. */
  publicChange: PublicChange | undefined;
  private readonly records: ReturnType<typeof itemReferences>;

  constructor(
    private readonly transaction: Transaction,
    private readonly type: ContentTypeDefinition,
    private readonly id: string,
    private readonly author: Author,
    readonly now: Date,
    /** Of the audit log. */
    private readonly entry: DocumentReference,
  ) {
    this.records = itemReferences(entry.firestore, type.path, id);
  }

  /** The item, or null. */
  async load(): Promise<ItemState | null> {
    const record = (await this.transaction.get(this.records.whole)).data();
    return record ? readState(this.type, record) : null;
  }

  /** The current item. Throws WriteConflict where it is missing or not of the expected version. */
  async current(matches?: VersionCheck): Promise<ItemState> {
    const state = await this.load();
    if (!state) throw new WriteConflict('missing', this.type);
    if (matches && !matches(state.version)) throw new WriteConflict('stale', this.type);
    return state;
  }

  async isInTrash(): Promise<boolean> {
    return (await this.transaction.get(this.records.trash)).exists;
  }

  /** The item in the trash, and the media that it refers to. Throws WriteConflict where it is missing. */
  async trashed(): Promise<{ readonly state: ItemState; readonly media: readonly string[] }> {
    const record = (await this.transaction.get(this.records.trash)).data();
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
    const { person, note = '', copyOf } = this.author;
    const save = { id: this.id, action, actor: actorOf(person), note, ...(copyOf && { copyOf }) };
    addVersions(this.transaction, this.entry.firestore, this.type, [before, after], save, this.now);
    this.noteChange(isAdded || !before ? null : before.published, after.published);
    this.transaction.set(this.records.whole, { path: this.type.path, ...after });
    const shown = publicRecord(after);
    if (shown) this.transaction.set(this.records.public, shown);
    else this.transaction.delete(this.records.public);
    this.log(action, after, before);
  }

  moveToTrash(state: ItemState): void {
    const record = { path: this.type.path, ...state, deletedAt: this.now, media: mediaOf(state) };
    const { trash, whole, public: shown, singleton } = this.records;
    this.transaction.set(trash, record).delete(whole).delete(shown);
    if (this.type.singleton) this.transaction.delete(singleton);
    this.noteChange(state.published, null);
    this.log('delete', state);
  }

  /** Takes the item out of the trash, and removes other records with it. */
  leaveTrash(others: readonly DocumentReference[] = []): void {
    for (const reference of [this.records.trash, ...others]) this.transaction.delete(reference);
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
    const all = closedCollection(this.entry.firestore, 'media');
    const found = await this.transaction.getAll(...added.map((id) => all.doc(id)));
    const isMissing = found.some((each) => !isAvailable(each.data(), this.now));
    if (isMissing) throw new WriteConflict('mediaMissing', this.type);
  }

  /** Notes the item of a singleton in a record of the type, where two simultaneous creations conflict. */
  private async claimSingleton(): Promise<void> {
    if (!this.type.singleton) return;
    const { singleton } = this.records;
    const holder = (await this.transaction.get(singleton)).data();
    if (holder) throw new WriteConflict('exists', this.type, holder.id);
    this.transaction.create(singleton, { id: this.id });
  }

  private noteChange(before: Revision | null, after: Revision | null): void {
    this.publicChange = { type: this.type, before, after, actor: this.author.person };
  }
}
