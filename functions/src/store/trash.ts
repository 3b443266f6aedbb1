import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { ItemState } from '../model/item-state';
import { closedCollection, eachDocument, itemKey, itemReferences } from './collections';
import { readState } from './item-record';
import type { TrashRecord } from './records';
import { withTimeout } from './timeout';

export interface TrashedItem {
  readonly type: ContentTypeDefinition;
  readonly state: ItemState;
  readonly deletedAt: Date;
}

/** Reads an item from its record in the trash. */
function trashedItem(type: ContentTypeDefinition, data: TrashRecord): TrashedItem {
  return { type, state: readState(type, data), deletedAt: data.deletedAt };
}

/** Deleted items, until they are erased. */
export class Trash {
  constructor(private readonly db: Firestore) {}

  /** A deleted item, or null. */
  async get(type: ContentTypeDefinition, id: string): Promise<TrashedItem | null> {
    const data = (await withTimeout('read', itemReferences(this.db, type.path, id).trash.get())).data();
    return data ? trashedItem(type, data) : null;
  }

  /** Deleted items of a type, or of all types, the last deleted first; `after` continues behind one of them. */
  async list(
    type: ContentTypeDefinition | undefined,
    limit: number,
    after?: readonly [deletedAt: string, path: string, id: string],
  ): Promise<TrashedItem[]> {
    let query: Query<TrashRecord> = closedCollection(this.db, 'trash');
    if (type) query = query.where('path', '==', type.path);
    query = query.orderBy('deletedAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
    if (after) query = query.startAfter(new Date(after[0]), itemKey(after[1], after[2]));
    const { docs } = await withTimeout('list', query.limit(limit).get());
    return docs.flatMap((doc) => {
      const data = doc.data();
      const known = type ?? contentTypeAt(data.path);
      return known ? [trashedItem(known, data)] : [];
    });
  }

  /** Everything that was deleted before a moment, the oldest first: its key, and the type and id that it names. */
  async *before(moment: Date): AsyncGenerator<{ key: string; path: unknown; id: unknown }> {
    const old = closedCollection(this.db, 'trash').where('deletedAt', '<', moment);
    for await (const doc of eachDocument(old.orderBy('deletedAt'))) {
      const { path, id } = doc.data();
      yield { key: doc.id, path, id };
    }
  }
}
