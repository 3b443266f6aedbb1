import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useWhenOnline } from '../../admin-ui/use-online';
import { useDraftLock } from '../drafts/draft-lock';
import { readDraft, readFiles } from '../drafts/draft-store';
import { useStoredDraft } from '../drafts/use-stored-draft';
import { addUploads, removeUpload, retryUpload, useUploads } from '../media/upload-queue';
import { type Row, filesToKeep, inLibrary, isOnItsWay, isUnsent, manyFields, newRow } from './rows';
import { makeManyDraft, type ManyDraft, manyKey, type ManyOffer } from './many-draft';
import { lostOf, restoreMany, sendingStore } from './many-store';

/** The state of the screen that adds many pictures: kept in this browser until they are added. */
export function useMany(type: ContentTypeDefinition) {
  const fields = useMemo(() => manyFields(type), [type]);
  const key = manyKey(type.path);
  const [store] = useState(() => sendingStore(type));
  const state = useStore(store);
  const { rows, forAll, arrive, send, atRest, remove: removeRow } = state;
  const sending = useRef<Promise<unknown>>(null);
  /** Undefined until it is known whether there are pictures of an earlier visit. */
  const [offer, setOffer] = useState<ManyOffer | null>();
  const lock = useDraftLock(key, sending, async () => {
    const draft = readDraft<ManyDraft>(key);
    const found = draft && { key, draft, files: await readFiles(key) };
    const isBegun = store.getState().rows.length > 0;
    if (isBegun || !found?.draft.queued.length || lostOf(found).length > 0) return setOffer(found);
    restoreMany(store, found);
    send(found.draft.queued);
    setOffer(null);
  });

  const { uploads, arrived } = useUploads();
  useEffect(() => arrive(arrived), [arrive, arrived, rows.length]);
  const uploadOf = ({ id }: Row) => uploads.find((upload) => upload.id === id);
  const isNotUp = (row: Row) => uploadOf(row)?.error !== undefined;

  const unsent = rows.filter(isUnsent);
  const draft = useMemo(() => makeManyDraft(rows, forAll), [rows, forAll]);
  const isPaused = lock !== 'held' || offer !== null;
  const stored = useStoredDraft({ key, draft, files: filesToKeep(unsent), isPaused });
  /** Another tab has pictures of the type, or had: what is chosen here is not stored. */
  const isSecond = lock === 'elsewhere' || (Boolean(offer) && rows.length > 0);

  // Also when the screen is left: what is on its way is not sent a second time from elsewhere.
  const isSending = rows.some(isOnItsWay);
  useEffect(() => {
    if (isSending) sending.current = atRest();
  }, [isSending, atRest]);

  const offlineIds = unsent
    .filter(({ state: its }) => its.name === 'failed' && its.offline)
    .map(({ id }) => id);
  useWhenOnline(offlineIds.length > 0, () => send(offlineIds));

  // What rows are given stays the same as long as they do: with sixty of them each key would render all.
  const remove = useCallback(
    ({ id }: Row) => {
      removeUpload(id);
      removeRow(id);
    },
    [removeRow],
  );
  const retry = useCallback(
    ({ id, state: its }: Row) => {
      retryUpload(id);
      if (its.name === 'failed') send([id]);
    },
    [send],
  );

  return {
    ...state,
    fields,
    unsent,
    stored: { ...stored, text: stored.text && !isSecond },
    isSecond,
    offer: rows.length === 0 ? offer : null,
    isSending,
    uploadOf,
    failed: rows.filter((row) => (row.state.name === 'failed' && !row.state.offline) || isNotUp(row)).length,
    /** How many are sent by themselves once there is a connection. */
    offline: offlineIds.length,
    /** How many files are in the library; null when no upload is running. */
    uploaded: rows.some((row) => row.media === undefined && !isNotUp(row))
      ? rows.filter(({ media }) => media !== undefined).length
      : null,
    addFiles: (files: readonly File[]) => {
      const added = files.map((file) => newRow(fields, file.name, file));
      state.add(added);
      addUploads(filesToKeep(added));
    },
    addMedia: (items: readonly MediaItem[]) =>
      state.add(items.map((item) => inLibrary(newRow(fields, item.file.name ?? ''), item))),
    remove,
    /** Repeats a failed upload, and adds the item if that had failed too. */
    retry,
    takeOffer: () => {
      if (offer) restoreMany(store, offer);
      setOffer(null);
    },
    dropOffer: () => {
      for (const { id } of offer?.draft.rows ?? []) removeUpload(id);
      setOffer(null); // with its draft, as nothing is on the screen
    },
  };
}

export type Many = ReturnType<typeof useMany>;
