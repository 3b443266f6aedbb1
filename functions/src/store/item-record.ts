import type { ContentTypeDefinition } from '@content';
import { withDefaults } from '../model/content';
import { hasPublicRecord, type ItemState } from '../model/item-state';
import type { ItemRecord } from './records';

/**
 * What the public collection holds of an item: values at the top level, for rules and queries; nothing here reads it. Null
 * where what visitors see of it begins or ends at a moment, which no rule could hide.
 */
export function publicRecord(state: ItemState): object | null {
  const { createdAt, published } = state;
  if (!published || !hasPublicRecord(state)) return null;
  const { values, files, version, updatedAt } = published;
  return { ...values, files, version, createdAt, updatedAt };
}

/** Reads an item from its record. */
export function readState(type: ContentTypeDefinition, record: ItemRecord): ItemState {
  const { id, version, createdAt, updatedAt, wasPublished, published, draft } = record;
  return {
    id,
    version,
    createdAt,
    updatedAt,
    wasPublished,
    published: published && withDefaults(type, published),
    draft: draft && withDefaults(type, draft),
  };
}
