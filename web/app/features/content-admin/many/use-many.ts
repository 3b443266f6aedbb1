import type { ContentTypeDefinition } from '@content';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { NetworkError } from '../../../data/admin-transport';
import { failureText } from '../../admin-ui/failure-text';
import { withSignIn } from '../../session/sign-in-store';
import { useDraftKeeping } from '../drafts/use-draft-keeping';
import { isCancel } from '../form/status';
import { saveItem } from '../saving/save-item';
import { useWhenOnline } from '../saving/use-when-online';
import { manyFields } from './fields';
import type { ManyOffer } from './many-draft';
import { makeManyDraft, manyDrafts, manyPrefix, newManyKey, restoreMany } from './many-draft';
import { createManyStore } from './many-store';
import { isUnsent } from './rows';

/** The state of the screen that adds many pictures: kept in this browser until they are sent. */
export function useMany(type: ContentTypeDefinition) {
  const fields = useMemo(() => manyFields(type), [type]);
  const [key, setKey] = useState(() => newManyKey(type.path));
  const [store] = useState(() =>
    createManyStore(
      type,
      (content, idempotencyKey, watch) =>
        withSignIn(() => saveItem(type, { content, base: undefined, key: idempotencyKey }, watch)),
      (error) =>
        isCancel(error)
          ? null
          : { message: failureText(error, 'sent', type), offline: error instanceof NetworkError },
    ),
  );
  const state = useStore(store);
  const { rows, forAll, remembered } = state;
  const [offers, setOffers] = useState<readonly ManyOffer[]>([]);
  const offer = offers[0] ?? null;
  useEffect(() => {
    void manyDrafts.offers(manyPrefix(type.path)).then(setOffers);
  }, [type.path]);

  const unsent = rows.filter(isUnsent);
  const draft = useMemo(() => makeManyDraft({ rows, forAll, remembered }), [rows, forAll, remembered]);
  const kept = useDraftKeeping(manyDrafts, { key, draft, files: unsent });

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
      restoreMany(store, fields, offer.draft, offer.files);
      setKey(offer.key); // They go on under the key under which they were kept.
      setOffers([]);
    },
    dropOffer: () => {
      if (!offer) return;
      manyDrafts.drop(offer.key);
      setOffers((now) => now.slice(1));
    },
  };
}
