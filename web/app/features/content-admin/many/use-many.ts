import type { ContentTypeDefinition } from '@content';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { whileSending } from '../drafts/draft-lock';
import { withFound } from '../drafts/draft-store';
import { useOffers, useDraft } from '../drafts/use-drafts';
import { useWhenOnline } from '../../admin-ui/use-online';
import { manyFields, isOnItsWay, isUnsent } from './rows';
import {
  bulkDrafts,
  makeManyDraft,
  type ManyOffer,
  manyPrefix,
  newManyKey,
  readyToSend,
  restoreMany,
} from './many-draft';
import { sendingStore, whenAtRest } from './many-store';

/** The state of the screen that adds many pictures: kept in this browser until they are sent. */
export function useMany(type: ContentTypeDefinition) {
  const fields = useMemo(() => manyFields(type), [type]);
  const [key, setKey] = useState(() => newManyKey(type.path));
  const [store] = useState(() => sendingStore(type));
  const state = useStore(store);
  const { rows, forAll, remembered } = state;
  const [offers, setOffers] = useState<readonly ManyOffer[]>([]);
  const offer = offers[0] ?? null;
  const take = ({ key: offered, draft: chosen, files }: ManyOffer) => {
    restoreMany(store, chosen, files);
    setKey(offered); // They go on under the key under which they were kept.
  };
  useOffers(bulkDrafts, manyPrefix(type.path), async (again) => {
    const found = await bulkDrafts.offers(manyPrefix(type.path));
    const { rows: begun } = store.getState();
    if (again && begun.length > 0) return;
    const [first] = found;
    const ready = first && !again ? readyToSend(first) : [];
    if (!first || ready.length === 0) return setOffers((now) => withFound(now, found));
    take(first);
    state.send(ready);
  });

  const unsent = rows.filter(isUnsent);
  const draft = useMemo(() => makeManyDraft({ rows, forAll, remembered }), [rows, forAll, remembered]);
  const stored = useDraft(bulkDrafts, { key, draft, files: unsent });

  // Also when the screen is left: what is on its way is not sent a second time from elsewhere.
  const isSending = rows.some(isOnItsWay);
  useEffect(() => {
    if (isSending) void whileSending(key, () => whenAtRest(store));
  }, [isSending, key, store]);

  const offlineIds = unsent
    .filter(({ state: its }) => its.name === 'failed' && its.offline)
    .map(({ id }) => id);
  useWhenOnline(offlineIds.length > 0, () => state.send(offlineIds));

  return {
    ...state,
    fields,
    unsent,
    stored,
    offer,
    takeOffer: () => {
      if (!offer) return;
      take(offer);
      setOffers([]);
    },
    dropOffer: () => {
      if (!offer) return;
      bulkDrafts.drop(offer.key);
      setOffers((now) => now.slice(1));
    },
  };
}
