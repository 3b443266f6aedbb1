import type { ContentTypeDefinition } from '@content';
import type { MediaItem } from '@content/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useWhenOnline } from '../../admin-ui/use-online';
import { whileSending } from '../drafts/draft-lock';
import { withFound } from '../drafts/draft-store';
import { useOffers, useLocalDraft } from '../drafts/use-drafts';
import { addUploads, removeUpload, retryUpload, useUploads } from '../media/uploads';
import { type Row, filesToKeep, inLibrary, isOnItsWay, isUnsent, manyFields, newRow } from './rows';
import { bulkDrafts, makeManyDraft, type ManyOffer, manyPrefix, newManyKey } from './many-draft';
import { lostOf, restoreMany, sendingStore } from './many-store';

/** The state of the screen that adds many pictures: kept in this browser until they are added. */
export function useMany(type: ContentTypeDefinition) {
  const fields = useMemo(() => manyFields(type), [type]);
  const [key, setKey] = useState(() => newManyKey(type.path));
  const [store] = useState(() => sendingStore(type));
  const state = useStore(store);
  const { rows, forAll, arrive, send, atRest, remove: removeRow } = state;
  const [offers, setOffers] = useState<readonly ManyOffer[]>([]);
  const offer = offers[0] ?? null;
  const take = (taken: ManyOffer) => {
    restoreMany(store, taken);
    setKey(taken.key); // They go on under the key under which they were kept.
  };
  useOffers(bulkDrafts, manyPrefix(type.path), async (again) => {
    const found = await bulkDrafts.offers(manyPrefix(type.path));
    const { rows: begun } = store.getState();
    if (again && begun.length > 0) return;
    const [first] = found;
    const isPromised = first && !again && first.draft.promised.length > 0 && lostOf(first).length === 0;
    if (!isPromised) return setOffers((now) => withFound(now, found));
    take(first);
    send(first.draft.promised);
  });

  const { uploads, arrived } = useUploads();
  useEffect(() => arrive(arrived), [arrive, arrived, rows.length]);
  const uploadOf = ({ id }: Row) => uploads.find((upload) => upload.id === id);
  const isNotUp = (row: Row) => uploadOf(row)?.failure !== undefined;

  const unsent = rows.filter(isUnsent);
  const draft = useMemo(() => makeManyDraft(rows, forAll), [rows, forAll]);
  const stored = useLocalDraft(bulkDrafts, { key, draft, files: filesToKeep(unsent) });

  // Also when the screen is left: what is on its way is not sent a second time from elsewhere.
  const isSending = rows.some(isOnItsWay);
  useEffect(() => {
    if (isSending) void whileSending(key, atRest);
  }, [isSending, key, atRest]);

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
    stored,
    offer,
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
      if (!offer) return;
      take(offer);
      setOffers([]);
    },
    dropOffer: () => {
      if (!offer) return;
      for (const { id } of offer.draft.rows) removeUpload(id);
      bulkDrafts.drop(offer.key);
      setOffers((now) => now.slice(1));
    },
  };
}

export type Many = ReturnType<typeof useMany>;
