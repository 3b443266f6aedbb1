import type { ContentTypeDefinition } from '@content';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { whileSending } from '../drafts/draft-lock';
import { useDraftKeeping } from '../drafts/use-draft-keeping';
import { useWhenOnline } from '../saving/use-when-online';
import { manyFields } from './fields';
import type { ManyOffer } from './many-draft';
import { makeManyDraft, manyDrafts, manyPrefix, newManyKey, readyToSend, restoreMany } from './many-draft';
import { isOnItsWay, isUnsent } from './rows';
import { sendingStore, whenAtRest } from './sending-store';

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
    restoreMany(store, fields, chosen, files);
    setKey(offered); // They go on under the key under which they were kept.
  };
  const goOn = useEffectEvent((found: ManyOffer, ready: readonly string[]) => {
    take(found);
    state.send(ready);
  });
  useEffect(() => {
    void manyDrafts.offers(manyPrefix(type.path)).then((found) => {
      const [first] = found;
      const ready = first ? readyToSend(first) : [];
      if (!first || ready.length === 0) return setOffers(found);
      goOn(first, ready);
    });
  }, [type.path]);

  const unsent = rows.filter(isUnsent);
  const draft = useMemo(() => makeManyDraft({ rows, forAll, remembered }), [rows, forAll, remembered]);
  const kept = useDraftKeeping(manyDrafts, { key, draft, files: unsent });

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
    kept,
    offer,
    takeOffer: () => {
      if (!offer) return;
      take(offer);
      setOffers([]);
    },
    dropOffer: () => {
      if (!offer) return;
      manyDrafts.drop(offer.key);
      setOffers((now) => now.slice(1));
    },
  };
}
