import type { ContentTypeDefinition } from '@content';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ApiProblem, SessionExpired } from '../../../data/admin-client';
import { NetworkError } from '../../../data/admin-transport';
import { withSignIn } from '../../session/sign-in-store';
import { draftStore } from '../form/draft';
import { dropFiles, keepFiles, readFiles } from '../form/draft-files';
import { openDrafts, useHeldDraft } from '../form/draft-holder';
import { saveItem } from '../form/save-item';
import { useWhenOnline } from '../form/use-when-online';
import { failureVerdict } from '../form/verdict';
import type { ManyDraft } from './many-draft';
import {
  makeManyDraft,
  manyKeys,
  newManyKey,
  readManyDraft,
  restoreMany,
  writeManyDraft,
} from './many-draft';
import type { ManyState } from './many-store';
import { createManyStore } from './many-store';
import { isUnsent } from './rows';

function readFailure(type: ContentTypeDefinition, error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (error instanceof NetworkError) {
    return { message: 'No connection. It is sent when the connection is back.', offline: true };
  }
  if (error instanceof SessionExpired) return { message: 'Not sent: you are not signed in.', offline: false };
  if (error instanceof ApiProblem && error.problem.errors?.[0]) {
    return { message: error.problem.errors.map(({ message }) => message).join(' '), offline: false };
  }
  return { message: failureVerdict(type, error).detail ?? 'Something went wrong.', offline: false };
}

/** Pictures of an earlier visit that were not sent, until the person has decided about them. */
export interface ManyOffer {
  readonly key: string;
  readonly draft: ManyDraft;
  readonly files: ReadonlyMap<string, File>;
}

/** What tabs that are closed now have left, newest first. */
async function findOffers(path: string): Promise<ManyOffer[]> {
  const found = manyKeys(draftStore(), path).flatMap((key) => {
    const draft = readManyDraft(draftStore(), key);
    return draft ? [{ key, draft }] : [];
  });
  const open = found.length > 0 ? await openDrafts(found.map(({ key }) => key)) : [];
  const free = found
    .filter(({ key }) => !open.includes(key))
    .toSorted((a, b) => b.draft.at.localeCompare(a.draft.at));
  return Promise.all(free.map(async (one) => ({ ...one, files: await readFiles(one.key) })));
}

/** The state of the screen that adds many pictures: kept in this browser until they are sent. */
export function useMany(type: ContentTypeDefinition) {
  const [key, setKey] = useState(() => newManyKey(type.path));
  useHeldDraft(key);
  const [store] = useState(() =>
    createManyStore(
      type,
      (content, idempotencyKey, watch) =>
        withSignIn(() => saveItem(type, content, { item: undefined, key: idempotencyKey }, watch)),
      (error) => readFailure(type, error),
    ),
  );
  const state = useStore(store);
  const [offers, setOffers] = useState<readonly ManyOffer[] | null>(null);
  const offer = offers?.[0] ?? null;
  const [textKept, setTextKept] = useState(true);
  const [keptIds, setKeptIds] = useState('');

  useEffect(() => {
    void findOffers(type.path).then(setOffers);
  }, [type.path]);

  const unsent = state.rows.filter(isUnsent);
  const ids = unsent.map(({ id }) => id).join(' ');
  useEffect(() => {
    const keep = (now: ManyState) => writeManyDraft(draftStore(), key, makeManyDraft(now));
    keep(store.getState());
    return store.subscribe((now) => setTextKept(keep(now)));
  }, [key, store]);
  useEffect(() => {
    const files = store
      .getState()
      .rows.filter(isUnsent)
      .map(({ id, file }) => ({ id, file }));
    if (files.length === 0) void dropFiles(key);
    else void keepFiles(key, files).then((isKept) => setKeptIds(isKept ? ids : ''));
  }, [key, store, ids]);

  const offlineIds = unsent
    .filter(({ state: its }) => its.name === 'failed' && its.offline)
    .map(({ id }) => id);
  useWhenOnline(offlineIds.length > 0, () => state.send(offlineIds));

  return {
    ...state,
    unsent,
    kept: { text: textKept, files: ids === '' || keptIds === ids },
    offer,
    takeOffer: () => {
      if (!offer) return;
      restoreMany(store, offer.draft, offer.files);
      draftStore()?.removeItem(key); // they go on at the place at which they were kept
      setKey(offer.key);
      setOffers([]);
    },
    dropOffer: () => {
      if (!offer) return;
      draftStore()?.removeItem(offer.key);
      void dropFiles(offer.key);
      setOffers((now) => now?.slice(1) ?? now);
    },
  };
}
