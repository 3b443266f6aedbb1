import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { reviewBefore } from '@content/attention';
import type { AttentionReason } from '@content/attention';
import { orderFields } from '@content/contract';
import type { Clock } from './clock';
import { within } from './deadline';
import type { ItemState, StateDocument } from './editions';
import { readState } from './editions';
import type { TrashDocument, TrashedItem } from './items';
import { EDITIONS, fromTrash, QUARANTINED, TRASHED, trashKey } from './items';
import type { ListOptions } from './list-options';
import { count } from './meter';
import type { Position } from './position';
import type { ItemDocument, StoredItem } from './stored';
import { fromDocument } from './stored';
import { ofItem } from './versions';

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

/** Documents that work over many reads at once. */
const PAGE = 100;

const usedFiles = z.record(z.string(), z.array(z.object({ uploadId: z.string() })));

/** The ids of uploads that documents name; `'unreadable'` where one of them does not tell. */
export type UsedUploads = ReadonlySet<string> | 'unreadable';

/** The uploads that documents of an item name, in whatever field; `places` are where each document can hold files. */
function uploadIdsIn(
  snapshots: readonly (DocumentSnapshot | undefined)[],
  places: readonly string[],
): UsedUploads {
  const ids = new Set<string>();
  for (const snapshot of snapshots) {
    if (!snapshot?.exists) continue;
    for (const place of places) {
      const holder: unknown = place === '' ? snapshot.data() : snapshot.get(place);
      if (holder === null || holder === undefined) continue;
      const parsed = usedFiles.safeParse((holder as { files?: unknown }).files);
      if (!parsed.success) return 'unreadable';
      for (const { uploadId } of Object.values(parsed.data).flat()) ids.add(uploadId);
    }
  }
  return ids;
}

function union(sets: readonly UsedUploads[]): UsedUploads {
  const known = sets.filter((set) => set !== 'unreadable');
  return known.length === sets.length ? new Set(known.flatMap((set) => [...set])) : 'unreadable';
}

function filtered(query: Query, where: NonNullable<ListOptions['where']>): Query {
  return where.reduce((narrowed, { field, equals }) => narrowed.where(field, '==', equals), query);
}

/** Content as it stands in Firestore, to read: what visitors may see, what they may not yet, and the trash. */
export class Documents {
  constructor(
    private readonly db: Firestore,
    private readonly clock: Clock,
  ) {}

  /** One item that visitors may see at any time, or null. Reads one document. */
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

  /** Items of a type that have a draft, or begin or end at a moment; in no particular order. */
  async editions(type: ContentTypeDefinition): Promise<ItemState[]> {
    const query = this.db.collection(EDITIONS).where('path', '==', type.path);
    const snapshot = await this.timed('list', query.get());
    count({ reads: Math.max(1, snapshot.size) });
    const states = snapshot.docs.map((doc) => doc.data() as StateDocument);
    const open = await this.openOf(type, states);
    return states.flatMap((data) => readState(type, data.id, open.get(data.id), data) ?? []);
  }

  /**
   * Everything of which visitors see something at a moment that was named, and what has not ended by `now`: without a limit, as
   * what it left out would be gone from the site. What has begun stays among them until it is saved, or the
   * daily upkeep applies its schedule.
   */
  async timedItems(now: Date): Promise<{ type: ContentTypeDefinition; state: ItemState }[]> {
    const query = this.db.collection(EDITIONS).where('seenUntil', '>', Timestamp.fromDate(now));
    const snapshot = await this.timed('list', query.get());
    count({ reads: Math.max(1, snapshot.size) });
    return snapshot.docs.flatMap((doc) => {
      const data = doc.data() as StateDocument;
      const type = contentTypeAt(data.path);
      const state = type && readState(type, data.id, undefined, data);
      return type && state ? [{ type, state }] : [];
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
    let query: Query = this.db.collection(TRASHED);
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
    const old = this.db.collection(TRASHED).where('deletedAt', '<', Timestamp.fromDate(moment));
    for await (const doc of this.each(old.orderBy('deletedAt'))) {
      const { path, id } = doc.data();
      yield { key: doc.id, path, id };
    }
  }

  /**
   * The ids of all uploads of an item, fields that its type no longer has included: of those that visitors may fetch,
   * and of those that its drafts, its versions and the trash use. Reads three documents and the item's versions.
   */
  async usedUploads(
    type: ContentTypeDefinition,
    id: string,
  ): Promise<Record<'open' | 'closed', UsedUploads>> {
    const edition = this.db.collection(EDITIONS).doc(trashKey(type.path, id));
    const references = [this.reference(type, id), edition, this.trashReference(type, id)];
    const [[open, closed, trashed], versions] = await this.timed(
      'read',
      Promise.all([this.db.getAll(...references), ofItem(this.db, type.path, id).get()]),
    );
    count({ reads: references.length + versions.size });
    return {
      open: uploadIdsIn([open], ['']),
      closed: union([
        uploadIdsIn([closed], ['live', 'next']),
        uploadIdsIn([trashed], ['', 'whole.live', 'whole.next']),
        uploadIdsIn(versions.docs, ['']),
      ]),
    };
  }

  /** The keys of what was put aside before a moment, the oldest first. */
  async *quarantinedBefore(moment: Date): AsyncGenerator<string> {
    const old = this.db.collection(QUARANTINED).where('quarantinedAt', '<', Timestamp.fromDate(moment));
    for await (const { id } of this.each(old.orderBy('quarantinedAt'))) yield id;
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

  /** Null where the reason cannot arise for the type. */
  private attentionQuery(type: ContentTypeDefinition, reason: AttentionReason): Query | null {
    const items = this.db.collection(type.path);
    if (reason !== 'review') return items.where('lacks', 'array-contains', reason);
    const before = reviewBefore(type, this.clock());
    if (!before) return null;
    const shown = filtered(items, type.visible ? [type.visible] : []);
    return shown.where('createdAt', '<', Timestamp.fromDate(before)).orderBy('createdAt', 'desc');
  }

  /** The public documents that some of the items have. */
  private async openOf(
    type: ContentTypeDefinition,
    states: readonly StateDocument[],
  ): Promise<Map<string, ItemDocument>> {
    const ids = states.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const references = ids.map((id) => this.reference(type, id));
    const snapshots = await this.timed('read', this.db.getAll(...references));
    count({ reads: ids.length });
    return new Map(
      snapshots.flatMap((doc) => (doc.exists ? [[doc.id, doc.data() as ItemDocument] as const] : [])),
    );
  }

  private async countOf(query: Query): Promise<number> {
    const snapshot = await this.timed('count', query.count().get());
    count({ reads: 1 });
    return snapshot.data().count;
  }

  private query(type: ContentTypeDefinition, options: ListOptions): Query {
    let query = filtered(this.db.collection(type.path), options.where ?? []);
    const { before } = options;
    if (before) query = query.where(before.field, '>', '').where(before.field, '<', before.value);
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
    return this.db.collection(TRASHED).doc(trashKey(type.path, id));
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
