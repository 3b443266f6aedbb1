import type { ContentTypeDefinition } from '@content';

/** A write of an item that the state of the store does not allow. */
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
    /** The type of the item. */
    readonly type: ContentTypeDefinition,
    /** For 'exists': the id of the existing item. */
    readonly existingId = '',
  ) {
    super(reason);
    this.name = 'WriteConflict';
  }
}
