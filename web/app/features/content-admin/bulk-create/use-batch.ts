import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/api/contract';
import { CONSENT_CONFIRMED, type TargetStatus } from '@content/items/publishing-status';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWhenOnline } from '../../../data/connectivity';
import { useDraftLock, useStoredDraft } from '../item-form/draft-store';
import { addUploads, removeUpload, useUploads } from '../media-library/upload-queue';
import {
  afterSave,
  askedToSave,
  type Batch,
  batchFields,
  changedRows,
  chosenForAll,
  draftOf,
  emptyBatch,
  fileOf,
  inLibrary,
  isDone,
  isOnItsWay,
  isQueued,
  lackOf,
  newRow,
  type Row,
} from './batch';
import { batchKey, type ForAll } from './batch-draft';
import { type RecoverableBatch, recoverBatch, saveRows } from './batch-saving';

const filesOf = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const { fresh } = fileOf(row);
    return fresh ? [{ id: row.id, file: fresh }] : [];
  });

/** The forms of a batch: kept in this browser until they are added. */
export function useBatch(type: ContentTypeDefinition) {
  const fields = useMemo(() => batchFields(type), [type]);
  const key = batchKey(type.path);
  const [batch, setBatch] = useState<Batch>(() => emptyBatch(fields));
  const { rows, forAll } = batch;
  const latest = useRef(batch);
  const change = useCallback(
    (by: (now: Batch) => Batch) => setBatch((latest.current = by(latest.current))),
    [],
  );
  const changeRow = useCallback(
    (id: string, by: (row: Row) => Row) => change((now) => changedRows(now, [id], by)),
    [change],
  );

  /** The message of the form, when something is missing; `attempt` changes with every try. */
  const [status, setStatus] = useState({ detail: null as string | null, attempt: 0 });
  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef(new AbortController());

  /** Says at each of these rows what is missing to make it `to`, or what was asked for before; false where something is. */
  const check = useCallback(
    (ids: readonly string[], to?: TargetStatus) => {
      const lacking = latest.current.rows.flatMap((row) => {
        const state = to ?? row.form.options.state;
        const detail = ids.includes(row.id) ? lackOf(row, state === 'draft' ? 'draft' : 'create') : null;
        return detail === null ? [] : [{ id: row.id, state, detail }];
      });
      setStatus(({ attempt }) => ({ detail: lacking[0]?.detail ?? null, attempt: attempt + 1 }));
      for (const { id, state } of lacking) changeRow(id, (row) => askedToSave(row, { state }));
      return lacking.length === 0;
    },
    [changeRow],
  );

  /** Adds these rows; nothing as long as something is missing. Without `to` they become what was asked for before. */
  const send = useCallback(
    (ids: readonly string[], to?: TargetStatus, confirmed: readonly string[] = []) => {
      if (!check(ids, to)) return;
      const begun = latest.current.rows.filter(
        (row) => ids.includes(row.id) && !isDone(row) && !isOnItsWay(row),
      );
      for (const { id, form } of begun) {
        const confirm = confirmed.includes(id) ? CONSENT_CONFIRMED : form.options.confirm;
        const options = to === 'draft' ? { state: to } : { state: to ?? form.options.state, confirm };
        changeRow(id, (row) => askedToSave(row, options));
      }
      const sent = latest.current.rows.filter(({ id }) => begun.some((row) => row.id === id));
      const { signal } = abort.current;
      const saving = saveRows(type, sent, signal, (id, outcome) =>
        changeRow(id, (row) => afterSave(row, outcome)),
      );
      sending.current = Promise.allSettled([sending.current, saving]);
    },
    [type, check, changeRow],
  );

  /** Undefined until it is known whether there are pictures of an earlier visit, null for none. */
  const [earlier, setEarlier] = useState<RecoverableBatch | null>();
  const lock = useDraftLock(key, sending, async () => {
    const found = await recoverBatch(type);
    if (found) {
      change(({ rows: here }) => ({ ...found.batch, rows: [...found.batch.rows, ...here] }));
      addUploads(filesOf(found.batch.rows));
    }
    const goesOn = found !== null && found.queued.length > 0 && found.missing.length === 0;
    if (goesOn) send(found.queued);
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
      change((now) => ({ ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) }));
    },
    [change],
  );

  const { uploads, arrived } = useUploads();
  useEffect(() => {
    const isNew = (row: Row) => fileOf(row).fresh !== undefined && row.id in arrived;
    if (!latest.current.rows.some(isNew)) return;
    change((now) => ({
      ...now,
      rows: now.rows.map((row) => {
        const item = isNew(row) ? arrived[row.id] : undefined;
        return item ? inLibrary(row, item, now.forAll) : row;
      }),
    }));
  }, [change, arrived, rows.length]);
  const uploadOf = ({ id }: Row) => uploads.find((upload) => upload.id === id);
  const isNotUp = (row: Row) => uploadOf(row)?.error !== undefined;

  const unsent = rows.filter((row) => !isDone(row));
  const offline = unsent.filter((row) => isQueued(row) && !isOnItsWay(row)).map(({ id }) => id);
  useWhenOnline(offline.length > 0, () => send(offline));
  const areGoingUp = rows.some((row) => fileOf(row).fresh && !isNotUp(row));

  return {
    fields,
    rows,
    forAll,
    unsent,
    status,
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
    isSending: rows.some(isOnItsWay),
    uploadOf,
    failed: unsent.filter(
      (row) =>
        isNotUp(row) || (status.detail === null && !isOnItsWay(row) && row.form.status.detail !== null),
    ).length,
    /** How many are sent by themselves once there is a connection. */
    offline: offline.length,
    /** How many files are in the library; null when no upload is running. */
    uploaded: areGoingUp ? rows.filter((row) => isDone(row) || fileOf(row).reused).length : null,
    changeForAll: (part: Partial<ForAll>) => change((now) => chosenForAll(now, part)),
    addFiles: (files: readonly File[]) => {
      const added = files.map((file) => newRow(type, forAll, file.name, file));
      change((now) => ({ ...now, rows: [...now.rows, ...added] }));
      addUploads(filesOf(added));
    },
    addMedia: (items: readonly MediaItem[]) => {
      const added = items.map((item) => inLibrary(newRow(type, forAll, item.file.name ?? ''), item, forAll));
      change((now) => ({ ...now, rows: [...now.rows, ...added] }));
    },
    remove,
    /** Ends the saves on their way; what has been added stays, and the files still go up. */
    cancel: () => {
      abort.current.abort();
      abort.current = new AbortController();
      void sending.current?.then(() => addUploads(filesOf(latest.current.rows)));
    },
  };
}

export type BatchControl = ReturnType<typeof useBatch>;
