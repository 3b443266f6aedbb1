import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/api/contract';
import type { TargetStatus } from '@content/items/publishing-status';
import { useMemo, useRef, useState } from 'react';
import { useWhenOnline } from '../../../data/staff/connectivity';
import { useDraftLock } from '../drafts/draft-lock';
import { useStoredDraft } from '../drafts/use-stored-draft';
import { addUploads, useUploads } from '../uploads/upload-queue';
import {
  batchFields,
  batchKey,
  draftOf,
  validateRow,
  peopleIn,
  picturesToAsk,
  prependBatch,
  type RecoverableBatch,
  recoverBatch,
  type Row,
  saveRows,
} from './batch';
import { confirmPeople } from './people-question';
import { filesOf, useRows, withMedia } from './use-rows';

const isUnsent = ({ item }: Row) => item === undefined;
/** It can be changed and added. */
const isFree = (row: Row) => isUnsent(row) && row.phase !== 'sending';

/** The last try to add the pictures. */
interface Attempt {
  readonly to: TargetStatus;
  readonly rows: readonly Row[];
  /** Why nothing was sent; null where all were complete. */
  readonly detail: string | null;
  /** The same message is read aloud again. */
  readonly count: number;
}

function useSaving(
  type: ContentTypeDefinition,
  { rows, forAll, latest, changeRow }: ReturnType<typeof useRows>,
) {
  const [attempt, setAttempt] = useState<Attempt>();
  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef(new AbortController());

  /** Adds these rows, to become what each says. */
  function send(sent: readonly Row[], ofAll = forAll): void {
    for (const { id, to, confirmed } of sent)
      changeRow(id, { to, confirmed, phase: 'sending', failure: undefined });
    const saving = saveRows(type, { rows: sent, forAll: ofAll }, abort.current.signal, changeRow);
    sending.current = Promise.allSettled([sending.current, saving]);
  }

  /** Adds the remaining pictures once they are complete and the person has confirmed the people in them. */
  async function save(to: TargetStatus): Promise<void> {
    const free = rows.filter(isFree);
    const lacks = free.map((row) => validateRow(type, row, forAll, to).detail);
    const detail = lacks.find((one) => one !== null) ?? null;
    setAttempt((before) => ({ to, rows: free, detail, count: (before?.count ?? 0) + 1 }));
    if (detail !== null) return;
    const toAsk = to === 'published' ? picturesToAsk(free, forAll) : [];
    if (toAsk.length > 0 && !(await confirmPeople(toAsk, forAll))) return;
    // Meanwhile some may have been added, and the library may know now who can be recognised in others.
    const left = latest.current.filter((row) => isFree(row) && free.some(({ id }) => id === row.id));
    const answered = new Map(toAsk.map((row) => [row.id, peopleIn(row, forAll)]));
    const sent = left.map((row): Row => {
      const people = peopleIn(row, forAll);
      return { ...row, to, ...(answered.get(row.id) === people && { confirmed: people }) };
    });
    send(sent);
  }

  /** Ends the saves on their way; what has been added stays, and the files still go up. */
  function cancel(): void {
    abort.current.abort();
    abort.current = new AbortController();
    void sending.current?.then(() => addUploads(filesOf(rows)));
  }

  const offline = rows.filter(({ phase }) => phase === 'offline');
  useWhenOnline(offline.length > 0, () => send(offline));
  return {
    attempt,
    setAttempt,
    sending,
    send,
    save,
    cancel,
    /** How many are sent by themselves once there is a connection. */
    offline: offline.length,
  };
}

/** A batch of pictures, which this browser keeps until they are added; their files go up while the person types. */
export function useBatch(type: ContentTypeDefinition) {
  const fields = batchFields(type);
  const batch = useRows(fields.title[0]);
  const { rows, forAll, setBatch, changeRow, changeForAll, remove } = batch;
  const { sending, send, setAttempt, ...saving } = useSaving(type, batch);
  const key = batchKey(type.path);

  /** The pictures of an earlier visit; null for none, and until they are found. */
  const [earlier, setEarlier] = useState<RecoverableBatch | null>(null);
  const [lock, setLock] = useState<'unknown' | 'held' | 'elsewhere'>('unknown');
  async function recoverEarlier(): Promise<void> {
    const recovered = await recoverBatch(type);
    if (recovered) {
      const left = withMedia(recovered.batch); // they may have gone up since
      setBatch((now) => prependBatch(left, now));
      addUploads(filesOf(recovered.batch.rows));
    }
    const goesOn = recovered !== null && recovered.queued.length > 0 && recovered.missing.length === 0;
    if (goesOn) send(recovered.queued, recovered.batch.forAll);
    setEarlier(goesOn ? null : recovered);
    setLock('held');
  }
  useDraftLock(key, sending, { onHeld: recoverEarlier, onElsewhere: () => setLock('elsewhere') });
  const draft = useMemo(() => draftOf({ rows, forAll }), [rows, forAll]);
  const stored = useStoredDraft({ key, draft, files: filesOf(rows), isPaused: lock !== 'held' });
  /** Another tab has pictures of the type: what is chosen here is not stored. */
  const isOpenElsewhere = lock === 'elsewhere';

  function add(pictures: readonly Pick<Row, 'file' | 'media'>[]): void {
    batch.add(pictures);
    // Nobody has tried to add these; what the others lack stays on the screen.
    setAttempt((before) => before && { ...before, detail: null });
  }
  const { uploads } = useUploads();
  const isNotUp = (row: Row) => uploads.some(({ id, error }) => id === row.id && error !== undefined);
  const unsent = rows.filter(isUnsent);
  return {
    type,
    fields,
    rows,
    forAll,
    unsent,
    ...saving,
    free: unsent.filter(isFree),
    stored: { ...stored, text: stored.text && !isOpenElsewhere },
    isOpenElsewhere,
    /** The pictures of an earlier visit, until they are discarded or added. */
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
    changeRow,
    changeForAll,
    remove,
    addFiles: (files: readonly File[]) => add(files.map((file) => ({ file }))),
    addMedia: (items: readonly MediaItem[]) => add(items.map((media) => ({ media }))),
  };
}

/** Properties of what shows a batch, or a part of it. */
export interface BatchPart {
  readonly batch: ReturnType<typeof useBatch>;
}
