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
  fileNameOf,
  type ForAll,
  lackOf,
  peopleIn,
  picturesToAsk,
  type RecoverableBatch,
  recoverBatch,
  type Row,
  saveRows,
  withChange,
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

const isUnsent = ({ item }: Row) => item === undefined;
/** It can be changed and added. */
const isFree = (row: Row) => isUnsent(row) && row.phase !== 'sending';

/** Why nothing was sent, or that all was complete, when the person last tried. */
interface Attempt {
  readonly to: TargetStatus;
  /** The pictures that were tried. */
  readonly free: readonly Row[];
  readonly detail: string | null;
  /** The same message is read aloud again. */
  readonly count: number;
}

/** The pictures of a batch, whose files go up while the person types: kept in this browser until they are added. */
export function useBatch(type: ContentTypeDefinition) {
  const fields = useMemo(() => batchFields(type), [type]);
  const key = batchKey(type.path);
  const [batch, setBatch] = useState<Batch>({ rows: [], forAll: { values: {}, people: '' } });
  const [attempt, setAttempt] = useState<Attempt>();
  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef(new AbortController());
  const { rows, forAll } = batch;
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  useEffect(() => useUploads.subscribe(() => setBatch(withMedia)), []);

  const changeRow = useCallback(
    (id: string, part: Partial<Row>) => setBatch((now) => ({ ...now, rows: withChange(now.rows, id, part) })),
    [],
  );
  const remove = useCallback((...ids: readonly string[]) => {
    ids.forEach(removeUpload);
    setBatch((now) => ({ ...now, rows: now.rows.filter(({ id }) => !ids.includes(id)) }));
  }, []);
  function add(chosen: readonly Pick<Row, 'file' | 'media'>[]): void {
    const added = chosen.map((picture): Row => {
      const values = { [fields.title[0]]: titleFromName(fileNameOf(picture)) };
      return { ...picture, id: crypto.randomUUID(), key: crypto.randomUUID(), values };
    });
    setBatch((now) => ({ ...now, rows: [...now.rows, ...added] }));
    addUploads(filesOf(added));
    // Of the new ones nobody has tried anything; what others lack stays told.
    setAttempt((before) => before && { ...before, detail: null });
  }

  /** Adds these rows, to become what each says. */
  function send(sent: readonly Row[], ofAll = forAll): void {
    for (const { id, to, confirmed } of sent)
      changeRow(id, { to, confirmed, phase: 'sending', failure: undefined });
    const saving = saveRows(type, { rows: sent, forAll: ofAll }, abort.current.signal, changeRow);
    sending.current = Promise.allSettled([sending.current, saving]);
  }

  /** Adds all that are not added yet, once nothing is missing and the person has been asked about the people in them. */
  async function save(to: TargetStatus): Promise<void> {
    const free = rows.filter(isFree);
    const lacks = free.map((row) => lackOf(type, row, forAll, to).detail);
    const detail = lacks.find((one) => one !== null) ?? null;
    setAttempt((before) => ({ to, free, detail, count: (before?.count ?? 0) + 1 }));
    if (detail !== null) return;
    const toAsk = to === 'published' ? picturesToAsk(free, forAll) : [];
    if (toAsk.length > 0 && !(await confirmPeople(toAsk, forAll))) return;
    // While the question stood, some may have been added, and the library may have told whom others show.
    const left = latest.current.filter((row) => isFree(row) && free.some(({ id }) => id === row.id));
    const answered = new Map(toAsk.map((row) => [row.id, peopleIn(row, forAll)]));
    const sent = left.map((row): Row => {
      const people = peopleIn(row, forAll);
      return { ...row, to, ...(answered.get(row.id) === people && { confirmed: people }) };
    });
    send(sent);
  }

  const offline = rows.filter(({ phase }) => phase === 'offline');
  useWhenOnline(offline.length > 0, () => send(offline));

  /** The pictures of an earlier visit; null for none, and until they are found. */
  const [earlier, setEarlier] = useState<RecoverableBatch | null>(null);
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
  const stored = useStoredDraft({ key, draft, files: filesOf(rows), isPaused: lock !== 'held' });
  /** Another tab has pictures of the type: what is chosen here is not stored. */
  const isOpenElsewhere = lock === 'elsewhere';

  const { uploads } = useUploads();
  const isNotUp = (row: Row) => uploads.some(({ id, error }) => id === row.id && error !== undefined);
  const unsent = rows.filter(isUnsent);
  return {
    type,
    fields,
    rows,
    forAll,
    attempt,
    unsent,
    free: unsent.filter(isFree),
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
    /** How many are sent by themselves once there is a connection. */
    offline: offline.length,
    /** How many files are in the library; null when no upload is running. */
    uploaded: rows.some((row) => !row.media && !isNotUp(row))
      ? rows.filter(({ media }) => media).length
      : null,
    changeRow,
    changeForAll: (part: Partial<ForAll>) =>
      setBatch((now) => ({ ...now, forAll: { ...now.forAll, ...part } })),
    remove,
    addFiles: (chosen: readonly File[]) => add(chosen.map((file) => ({ file }))),
    addMedia: (items: readonly MediaItem[]) => add(items.map((media) => ({ media }))),
    save,
    /** Ends the saves on their way; what has been added stays, and the files still go up. */
    cancel: () => {
      abort.current.abort();
      abort.current = new AbortController();
      void sending.current?.then(() => addUploads(filesOf(rows)));
    },
  };
}

/** Properties of what shows a batch, or a part of it. */
export interface BatchPart {
  readonly batch: ReturnType<typeof useBatch>;
}
