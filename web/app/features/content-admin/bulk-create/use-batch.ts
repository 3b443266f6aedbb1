import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/api/contract';
import type { TargetStatus } from '@content/items/publishing-status';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWhenOnline } from '../../../data/staff/connectivity';
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
  peopleIn,
  picturesToAsk,
  type RecoverableBatch,
  recoverBatch,
  type Row,
  saveRows,
} from '../saving/batch';
import { titleFromName } from './file-names';
import { confirmPeople } from './people-question';

/** The files that the library lacks. */
const filesOf = (rows: readonly Row[]) =>
  rows.flatMap(({ id, file, media, item }) => (file && !media && !item ? [{ id, file }] : []));

/** With what the library has got of its files. */
function withMedia(batch: Batch): Batch {
  const { arrived } = useUploads.getState();
  const isNew = ({ id, media }: Row) => !media && id in arrived;
  if (!batch.rows.some(isNew)) return batch;
  const rows = batch.rows.map((row) => (isNew(row) ? { ...row, media: arrived[row.id] } : row));
  return { ...batch, rows };
}

/** The rows of a batch with what was chosen for all of them; their files go up while the person types. */
function useRows(titleName: string) {
  const [batch, setBatch] = useState<Batch>({ rows: [], forAll: { values: {}, people: '' } });
  useEffect(() => useUploads.subscribe(() => setBatch(withMedia)), []);
  const changeRow = useCallback((id: string, part: Partial<Row>) => {
    const changed = (row: Row) => ({ ...row, ...part, values: { ...row.values, ...part.values } });
    setBatch((now) => ({ ...now, rows: now.rows.map((row) => (row.id === id ? changed(row) : row)) }));
  }, []);
  const remove = useCallback((...ids: readonly string[]) => {
    ids.forEach(removeUpload);
    setBatch((now) => ({ ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) }));
  }, []);
  const add = (added: readonly Pick<Row, 'name' | 'file' | 'media'>[]) => {
    const begun = added.map((row): Row => ({
      ...row,
      id: crypto.randomUUID(),
      key: crypto.randomUUID(),
      values: { [titleName]: titleFromName(row.name) },
    }));
    setBatch((now) => ({ ...now, rows: [...now.rows, ...begun] }));
    addUploads(filesOf(begun));
  };
  return { ...batch, setBatch, changeRow, remove, add };
}

/** Adds the rows of a batch, once nothing is missing and the person has been asked about the people in them. */
function useAdding(type: ContentTypeDefinition, { rows, forAll, changeRow }: ReturnType<typeof useRows>) {
  /** Why nothing was sent; the count has the same message read aloud again. */
  const [refusal, setRefusal] = useState<{ readonly detail: string | null; readonly count: number }>();
  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef(new AbortController());
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);

  /** Adds these rows. Without `to` they become what was asked for before. */
  function send(asked: readonly Row[], ofAll: ForAll, to?: TargetStatus): void {
    const sent = asked.map((row): Row => ({ ...row, to: to ?? row.to }));
    for (const row of sent)
      changeRow(row.id, { to: row.to, confirmed: row.confirmed, phase: 'sending', failure: undefined });
    const saving = saveRows(type, { rows: sent, forAll: ofAll }, abort.current.signal, changeRow);
    sending.current = Promise.allSettled([sending.current, saving]);
  }

  /** Adds all that are not added yet. */
  async function save(to: TargetStatus): Promise<void> {
    const isFree = ({ item, phase }: Row) => !item && phase !== 'sending';
    const free = rows.filter(isFree);
    const lacks = free.map((row) => lackOf(type, row, forAll, to).detail);
    const detail = lacks.find((one) => one !== null) ?? null;
    setRefusal((before) => ({ detail, count: (before?.count ?? 0) + 1 }));
    for (const { id } of free) changeRow(id, { tried: to });
    if (detail !== null) return;
    const toAsk = to === 'published' ? picturesToAsk(free, forAll) : [];
    if (toAsk.length > 0 && !(await confirmPeople(toAsk, forAll))) return;
    // While the question stood, some may have been added, and the library may have told whom others show.
    const left = latest.current.filter((row) => isFree(row) && free.some(({ id }) => id === row.id));
    const answered = new Map(toAsk.map((row) => [row.id, peopleIn(row, forAll)]));
    const sent = left.map((row): Row => {
      const people = peopleIn(row, forAll);
      return answered.get(row.id) === people ? { ...row, confirmed: people } : row;
    });
    send(sent, forAll, to);
  }

  const offline = rows.filter(({ phase }) => phase === 'offline');
  useWhenOnline(offline.length > 0, () => send(offline, forAll));
  return {
    refusal,
    setRefusal,
    sending,
    send,
    save,
    /** How many are sent by themselves once there is a connection. */
    offline: offline.length,
    /** Ends the saves on their way; what has been added stays, and the files still go up. */
    cancel: () => {
      abort.current.abort();
      abort.current = new AbortController();
      void sending.current?.then(() => addUploads(filesOf(rows)));
    },
  };
}

/** The pictures of a batch: kept in this browser until they are added. */
export function useBatch(type: ContentTypeDefinition) {
  const fields = useMemo(() => batchFields(type), [type]);
  const key = batchKey(type.path);
  const { setBatch, add, ...given } = useRows(fields.title[0]);
  const { rows, forAll, remove } = given;
  const { sending, send, setRefusal, ...adding } = useAdding(type, { setBatch, add, ...given });

  /** Undefined until it is known whether there are pictures of an earlier visit, null for none. */
  const [earlier, setEarlier] = useState<RecoverableBatch | null>();
  const lock = useDraftLock(key, sending, async () => {
    const found = await recoverBatch(type);
    if (found) {
      const left = withMedia(found.batch); // they may have gone up since
      setBatch((now) => behind(left, now));
      addUploads(filesOf(found.batch.rows));
    }
    const goesOn = found !== null && found.queued.length > 0 && found.missing.length === 0;
    if (goesOn) send(found.queued, found.batch.forAll);
    setEarlier(goesOn ? null : found);
  });
  const draft = useMemo(() => draftOf({ rows, forAll }), [rows, forAll]);
  const isPaused = lock !== 'held' || earlier === undefined;
  const stored = useStoredDraft({ key, draft, files: filesOf(rows), isPaused });
  /** Another tab has pictures of the type: what is chosen here is not stored. */
  const isOpenElsewhere = lock === 'elsewhere';

  const { uploads } = useUploads();
  const isNotUp = (row: Row) => uploads.some(({ id, error }) => id === row.id && error !== undefined);
  const unsent = rows.filter(({ item }) => item === undefined);
  const begin = (added: Parameters<typeof add>[0]) => {
    add(added);
    setRefusal(undefined); // of the new ones nobody has tried anything
  };
  return {
    ...given,
    ...adding,
    fields,
    unsent,
    /** Those that can be changed and added. */
    free: unsent.filter(({ phase }) => phase !== 'sending'),
    stored: { ...stored, text: stored.text && !isOpenElsewhere },
    isOpenElsewhere,
    /** What was left here earlier, until it is discarded or added. */
    earlier,
    discardEarlier: () => {
      remove(...(earlier?.batch.rows ?? []).map(({ id }) => id));
      setEarlier(null);
    },
    isSending: rows.some(({ phase }) => phase === 'sending'),
    failed: unsent.filter((row) => isNotUp(row) || row.failure !== undefined).length,
    /** How many files are in the library; null when no upload is running. */
    uploaded: rows.some((row) => !row.media && !isNotUp(row))
      ? rows.filter(({ media }) => media).length
      : null,
    changeForAll: (part: Partial<ForAll>) =>
      setBatch((now) => ({ ...now, forAll: { ...now.forAll, ...part } })),
    addFiles: (chosen: readonly File[]) => begin(chosen.map((file) => ({ name: file.name, file }))),
    addMedia: (items: readonly MediaItem[]) =>
      begin(items.map((media) => ({ name: media.file.name ?? '', media }))),
  };
}

export type BatchControl = ReturnType<typeof useBatch>;
