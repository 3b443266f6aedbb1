import { useCallback, useEffect, useRef, useState } from 'react';
import { addUploads, removeUpload, useUploads } from '../uploads/upload-queue';
import { type Batch, fileNameOf, type ForAll, type Row, withChange } from './batch';
import { titleFromName } from './file-names';

/** The files that the library lacks. */
export const filesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ id, file, media, item }) => (file && !media && !item ? [{ id, file }] : []));

/** The batch with what the library has received of its files. */
export function withMedia(batch: Batch): Batch {
  const { arrived } = useUploads.getState();
  const isNew = ({ id, media }: Row) => !media && id in arrived;
  if (!batch.rows.some(isNew)) return batch;
  const rows = batch.rows.map((row) => (isNew(row) ? { ...row, media: arrived[row.id] } : row));
  return { ...batch, rows };
}

/** The rows of a batch, whose files go up as soon as they are added, and the values for all of them. */
export function useRows(titleField: string) {
  const [batch, setBatch] = useState<Batch>({ rows: [], forAll: { values: {}, people: '' } });
  const { rows } = batch;
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  useEffect(() => useUploads.subscribe(() => setBatch(withMedia)), []);

  function add(pictures: readonly Pick<Row, 'file' | 'media'>[]): void {
    const added = pictures.map((picture): Row => {
      const values = { [titleField]: titleFromName(fileNameOf(picture)) };
      return { ...picture, id: crypto.randomUUID(), key: crypto.randomUUID(), values };
    });
    setBatch((now) => ({ ...now, rows: [...now.rows, ...added] }));
    addUploads(filesOf(added));
  }
  const changeRow = useCallback(
    (id: string, part: Partial<Row>) => setBatch((now) => ({ ...now, rows: withChange(now.rows, id, part) })),
    [],
  );
  const changeForAll = (part: Partial<ForAll>) =>
    setBatch((now) => ({ ...now, forAll: { ...now.forAll, ...part } }));
  const remove = useCallback((...ids: readonly string[]) => {
    ids.forEach(removeUpload);
    setBatch((now) => ({ ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) }));
  }, []);
  return { ...batch, latest, setBatch, add, changeRow, changeForAll, remove };
}
