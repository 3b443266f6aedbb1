import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { withTimeout } from './deadline';
import type { ItemRecord, ItemState } from './item-state';
import { readState } from './item-state';
import type { TrashRecord, TrashedItem } from './items';
import { fromTrash, itemKey, ITEMS, itemReferences, TRASHED } from './items';
import { VERSIONS } from './versions';

/** How many records are read at once by work that goes over many. */
const PAGE = 100;
/** How many are read at once of a type that is read whole. */
const WHOLE_PAGE = 1000;

/** Reads of many items in Firestore, and of the trash. */
export class Records {
  constructor(private readonly db: Firestore) {}

  /** Every item of a type by id. Reads each record once, page by page. */
  async readType(type: ContentTypeDefinition): Promise<ReadonlyMap<string, ItemState>> {
    const states = new Map<string, ItemState>();
    const all = this.db.collection(ITEMS).where('path', '==', type.path).orderBy(FieldPath.documentId());
    for await (const doc of this.each(all, WHOLE_PAGE)) {
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

  /** All records of a sorted query, a page at a time. */
  private async *each(query: Query, pageSize = PAGE): AsyncGenerator<QueryDocumentSnapshot> {
    let page = query.limit(pageSize);
    for (;;) {
      const { docs } = await withTimeout('list', page.get());
      yield* docs;
      const last = docs.at(-1);
      if (!last || docs.length < pageSize) return;
      page = query.startAfter(last).limit(pageSize);
    }
  }
}
