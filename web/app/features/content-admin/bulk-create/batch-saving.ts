import type { ContentTypeDefinition } from '@content';
import { NetworkError } from '../../../data/admin-client';
import { readDraft, readFiles } from '../item-form/draft-store';
import { type SaveOutcome, runSave } from '../item-form/save-item';
import { type Batch, fileOf, type Row, rowOf } from './batch';
import { type BatchDraft, batchKey } from './batch-draft';

/** A stored batch, with the pictures that the library or this browser has. */
export interface RecoverableBatch {
  readonly at: string;
  readonly batch: Batch;
  /** Ids of rows that were being added or waited for the connection: they are added automatically. */
  readonly queued: readonly string[];
  /** Names of the files that have to be chosen again. */
  readonly missing: readonly string[];
}

/** The batch of a type that was not added; null for none. */
export async function recoverBatch(type: ContentTypeDefinition): Promise<RecoverableBatch | null> {
  const draft = readDraft<BatchDraft>(batchKey(type.path));
  if (!draft) return null;
  const kept = await readFiles(batchKey(type.path));
  const rows = draft.rows.map((one) => rowOf(type, one, kept.get(one.id)));
  const isThere = (row: Row) => (fileOf(row).reused ?? row.chosen) !== undefined;
  return {
    at: draft.at,
    batch: { forAll: draft.forAll, rows: rows.filter(isThere) },
    queued: draft.rows.flatMap(({ id, isQueued }) => (isQueued ? [id] : [])),
    missing: rows.flatMap((row) => (isThere(row) ? [] : [row.name])),
  };
}

/**
 * Saves the rows that are on their way, one after the other: where the list shows the newest first, the first of them comes last.
 * Without a connection the rest is not tried, so that they keep their order. `onSaved` is told the outcome of each.
 */
export async function saveRows(
  type: ContentTypeDefinition,
  rows: readonly Row[],
  signal: AbortSignal,
  onSaved: (id: string, outcome: SaveOutcome) => void,
): Promise<void> {
  const [{ direction } = { direction: 'asc' }] = type.order;
  let offline: SaveOutcome | undefined;
  for (const { id, form } of direction === 'desc' ? rows.toReversed() : rows) {
    if (form.phase.name !== 'sending') continue;
    const outcome = offline ?? (await runSave(type, batchKey(type.path), form.phase.sent, signal));
    if (outcome.name === 'failed' && outcome.error instanceof NetworkError) offline = outcome;
    onSaved(id, outcome);
  }
}
