import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/api/contract';
import type { TargetStatus } from '@content/items/publishing-status';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWhenOnline } from '../../../data/connectivity';
import { useDraftLock, useStoredDraft } from '../drafts/draft-store';
import { addUploads, removeUpload, useUploads } from '../uploads/upload-queue';
import {
  type Batch,
  batchFields,
  batchKey,
  behind,
  draftOf,
  type ForAll,
  lackOf,
  type RecoverableBatch,
  recoverBatch,
  type Row,
  saveRows,
} from '../saving/batch';
import { titleFromName } from './file-names';

/** The files that the library lacks. */
const filesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ id, file, media, item }) => (file && !media && !item ? [{ id, file }] : []));

/** With what the library has got of them. */
function withMedia(rows: readonly Row[]): readonly Row[] {
  const { arrived } = useUploads.getState();
  const isNew = ({ id, media }: Row) => !media && id in arrived;
  return rows.some(isNew) ? rows.map((row) => (isNew(row) ? { ...row, media: arrived[row.id] } : row)) : rows;
}

/** The pictures of a batch: kept in this browser until they are added. */
export function useBatch(type: ContentTypeDefinition) {
  const fields = useMemo(() => batchFields(type), [type]);
  const key = batchKey(type.path);
  const [batch, setBatch] = useState<Batch>({ rows: [], forAll: { values: {}, people: '' } });
  const { rows, forAll } = batch;
  const changeRows = useCallback(
    (by: (now: readonly Row[]) => readonly Row[]) =>
      setBatch((now) => {
        const changed = by(now.rows);
        return changed === now.rows ? now : { ...now, rows: changed };
      }),
    [],
  );
  const changeRow = useCallback(
    (id: string, part: Partial<Row>) =>
      changeRows((now) =>
        now.map((row) =>
          row.id === id ? { ...row, ...part, values: { ...row.values, ...part.values } } : row,
        ),
      ),
    [changeRows],
  );

  /** What the rows were last to become, and the message of the form where something was missing for that. */
  const [tried, setTried] = useState<{
    readonly to: TargetStatus;
    readonly detail: string | null;
    /** Counts the tries: the same message is read aloud again. */
    readonly count: number;
  }>();
  /** Whether nothing is missing in these rows. */
  function check(checked: readonly Row[], to: TargetStatus): boolean {
    const lacks = checked.map((row) => lackOf(type, row, forAll, to).detail);
    const detail = lacks.find((one) => one !== null) ?? null;
    setTried((before) => ({ to, detail, count: (before?.count ?? 0) + 1 }));
    return detail === null;
  }

  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef(new AbortController());
  /** Adds these rows. Without `to` they become what was asked for before. */
  function send(asked: readonly Row[], ofAll: ForAll, to?: TargetStatus): void {
    const sent = asked.map((row): Row => ({ ...row, to: to ?? row.to }));
    for (const row of sent)
      changeRow(row.id, { to: row.to, confirmed: row.confirmed, phase: 'sending', failure: undefined });
    const saving = saveRows(type, { rows: sent, forAll: ofAll }, abort.current.signal, changeRow);
    sending.current = Promise.allSettled([sending.current, saving]);
  }

  /** Undefined until it is known whether there are pictures of an earlier visit, null for none. */
  const [earlier, setEarlier] = useState<RecoverableBatch | null>();
  const lock = useDraftLock(key, sending, async () => {
    const found = await recoverBatch(type);
    if (found) {
      const left = withMedia(found.batch.rows); // they may have gone up since
      setBatch((now) => behind({ ...found.batch, rows: left }, now));
      addUploads(filesOf(found.batch.rows));
    }
    const goesOn = found !== null && found.queued.length > 0 && found.missing.length === 0;
    if (goesOn) send(found.queued, found.batch.forAll);
    setEarlier(goesOn ? null : found);
  });
  const draft = useMemo(() => draftOf(batch), [batch]);
  const files = filesOf(rows);
  const stored = useStoredDraft({ key, draft, files, isPaused: lock !== 'held' || earlier === undefined });
  /** Another tab has pictures of the type: what is chosen here is not stored. */
  const isOpenElsewhere = lock === 'elsewhere';
  const remove = useCallback(
    (...ids: readonly string[]) => {
      ids.forEach(removeUpload);
      changeRows((now) => now.filter(({ id }) => !ids.includes(id)));
    },
    [changeRows],
  );
  const add = (added: readonly Pick<Row, 'name' | 'file' | 'media'>[]) => {
    const begun = added.map((row): Row => ({
      ...row,
      id: crypto.randomUUID(),
      key: crypto.randomUUID(),
      values: { [fields.title[0]]: titleFromName(row.name) },
    }));
    changeRows((now) => [...now, ...begun]);
    addUploads(filesOf(begun));
    setTried(undefined); // of the new ones nobody has tried anything
  };

  const { uploads } = useUploads();
  useEffect(() => useUploads.subscribe(() => changeRows(withMedia)), [changeRows]);
  const uploadOf = ({ id }: Row) => uploads.find((upload) => upload.id === id);
  const isNotUp = (row: Row) => uploadOf(row)?.error !== undefined;

  const unsent = rows.filter(({ item }) => item === undefined);
  const offline = unsent.filter(({ phase }) => phase === 'offline');
  useWhenOnline(offline.length > 0, () => send(offline, forAll));

  return {
    fields,
    rows,
    forAll,
    unsent,
    tried,
    check,
    send,
    changeRow,
    stored: { ...stored, text: stored.text && !isOpenElsewhere },
    isOpenElsewhere,
    /** What was left here earlier, until it is discarded or added. */
    earlier,
    discardEarlier: () => {
      remove(...(earlier?.batch.rows ?? []).map(({ id }) => id));
      setEarlier(null);
    },
    isSending: rows.some(({ phase }) => phase === 'sending'),
    uploadOf,
    failed: unsent.filter((row) => isNotUp(row) || row.failure !== undefined).length,
    /** How many are sent by themselves once there is a connection. */
    offline: offline.length,
    /** How many files are in the library; null when no upload is running. */
    uploaded: rows.some((row) => !row.media && !isNotUp(row))
      ? rows.filter(({ media }) => media).length
      : null,
    changeForAll: (part: Partial<ForAll>) =>
      setBatch((now) => ({ ...now, forAll: { ...now.forAll, ...part } })),
    addFiles: (chosen: readonly File[]) => add(chosen.map((file) => ({ name: file.name, file }))),
    addMedia: (items: readonly MediaItem[]) =>
      add(items.map((media) => ({ name: media.file.name ?? '', media }))),
    remove,
    /** Ends the saves on their way; what has been added stays, and the files still go up. */
    cancel: () => {
      abort.current.abort();
      abort.current = new AbortController();
      void sending.current?.then(() => addUploads(files));
    },
  };
}

export type BatchControl = ReturnType<typeof useBatch>;
