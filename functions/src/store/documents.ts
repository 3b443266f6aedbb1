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
import { within } from './deadline';
import type { ItemState, ItemStateRecord } from './editions';
import { readState } from './editions';
import type { TrashRecord, TrashedItem } from './items';
import { ITEM_VERSIONS, fromTrash, QUARANTINED, TRASHED, trashKey } from './items';
import { count } from './meter';
import type { ItemRecord } from './stored';
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
/** Documents that are read at once of a type that is read whole. */
const WHOLE_PAGE = 1000;

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

/** Content as it stands in Firestore, to read: what visitors may see, what they may not yet, and the trash. */
export class Documents {
  constructor(private readonly db: Firestore) {}

  /**
   * Every item of a type with everything that is to come of it, by id. Reads each of its documents once, page by page, as
   * each call has its deadline.
   */
  async wholeType(type: ContentTypeDefinition): Promise<ReadonlyMap<string, ItemState>> {
    const [open, closed] = await Promise.all([
      this.every<ItemRecord>(this.db.collection(type.path)),
      this.every<ItemStateRecord>(this.db.collection(ITEM_VERSIONS).where('path', '==', type.path)),
    ]);
    const editions = new Map([...closed.values()].map((data) => [data.id, data]));
    const states = [...new Set([...open.keys(), ...editions.keys()])].flatMap((id) => {
      const state = readState(type, id, open.get(id), editions.get(id));
      return state ? [[id, state] as const] : [];
    });
    return new Map(states);
  }

  /** A deleted item, or null. */
  async trashed(type: ContentTypeDefinition, id: string): Promise<TrashedItem | null> {
    const snapshot = await this.timed('read', this.trashReference(type, id).get());
    count({ reads: 1 });
    const data = snapshot.data() as TrashRecord | undefined;
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
      const data = doc.data() as TrashRecord;
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
    const edition = this.db.collection(ITEM_VERSIONS).doc(trashKey(type.path, id));
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

  /** All documents of a query by their ids. */
  private async every<D>(query: Query): Promise<ReadonlyMap<string, D>> {
    const documents = new Map<string, D>();
    for await (const doc of this.each(query.orderBy(FieldPath.documentId()), WHOLE_PAGE))
      documents.set(doc.id, doc.data() as D);
    count({ reads: Math.max(1, documents.size) });
    return documents;
  }

  /** All documents of a sorted query, a page at a time. */
  private async *each(query: Query, pageSize = PAGE): AsyncGenerator<QueryDocumentSnapshot> {
    let page = query.limit(pageSize);
    for (;;) {
      const { docs } = await this.timed('list', page.get());
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) return;
      page = query.startAfter(last).limit(pageSize);
    }
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
