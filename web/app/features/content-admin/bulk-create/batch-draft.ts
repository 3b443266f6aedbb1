import { draftKey } from '../drafts/draft-store';
import type { FormDraft } from '../drafts/form-draft';
import type { ForAll, Row } from './batch';

/** A form of a batch as its draft stores it. */
export type RowDraft = FormDraft & Pick<Row, 'id' | 'name' | 'noted' | 'usedAs'>;

/** The pictures of a batch that have not been added. */
export interface BatchDraft extends Pick<FormDraft, 'at' | 'isQueued'> {
  readonly forAll: ForAll;
  readonly rows: readonly RowDraft[];
}

/** What the storage keys of such drafts begin with behind the person. */
export const BATCH = 'batch';

/** The storage key of the batch of a type, of which each person has one. */
export const batchKey = (path: string): string => draftKey(BATCH, path);
