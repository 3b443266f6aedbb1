import type { ContentTypeDefinition } from '@content';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ApiProblem, SessionExpired } from '../../../data/admin-client';
import { NoNetwork } from '../../../data/admin-transport';
import { withSignIn } from '../../session/sign-in-store';
import { draftStore } from '../form/draft';
import { dropFiles, keepFiles, readFiles } from '../form/draft-files';
import { saveItem } from '../form/save-item';
import { useWhenOnline } from '../form/use-when-online';
import { failureVerdict } from '../form/verdict';
import type { ManyDraft } from './many-draft';
import { makeManyDraft, manyKey, readManyDraft, restoreMany, writeManyDraft } from './many-draft';
import type { ManyState } from './many-store';
import { createManyStore } from './many-store';
import { isUnsent } from './rows';

function readFailure(type: ContentTypeDefinition, error: unknown) {
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (error instanceof NoNetwork) {
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
  readonly draft: ManyDraft;
  readonly files: ReadonlyMap<string, File>;
}

/** The state of the screen that adds many pictures: kept in this browser until they are sent. */
export function useMany(type: ContentTypeDefinition) {
  const key = manyKey(type.path);
  const [store] = useState(() =>
    createManyStore(
      type,
      (content, idempotencyKey, watch) =>
        withSignIn(() => saveItem(type, content, { item: undefined, key: idempotencyKey }, watch)),
      (error) => readFailure(type, error),
    ),
  );
  const state = useStore(store);
  const [draft, setDraft] = useState(() => readManyDraft(draftStore(), key));
  const [offer, setOffer] = useState<ManyOffer | null>(null);
  const [textKept, setTextKept] = useState(true);
  const [keptIds, setKeptIds] = useState('');

  useEffect(() => {
    if (draft) void readFiles(key).then((files) => setOffer({ draft, files }));
  }, [draft, key]);

  const unsent = state.rows.filter(isUnsent);
  const ids = unsent.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (draft) return;
    const keep = (now: ManyState) => writeManyDraft(draftStore(), key, makeManyDraft(now));
    keep(store.getState());
    return store.subscribe((now) => setTextKept(keep(now)));
  }, [draft, key, store]);
  useEffect(() => {
    if (draft) return;
    const files = store
      .getState()
      .rows.filter(isUnsent)
      .map(({ id, file }) => ({ id, file }));
    if (files.length === 0) void dropFiles(key);
    else void keepFiles(key, files).then((isKept) => setKeptIds(isKept ? ids : ''));
  }, [draft, key, store, ids]);

  const offlineIds = unsent
    .filter(({ state: its }) => its.name === 'failed' && its.offline)
    .map(({ id }) => id);
  useWhenOnline(offlineIds.length > 0, () => state.send(offlineIds));

  return {
    ...state,
    unsent,
    kept: { text: textKept, files: ids === '' || keptIds === ids },
    offer: draft && offer,
    takeOffer: () => {
      if (offer) restoreMany(store, offer.draft, offer.files);
      setDraft(null);
    },
    dropOffer: () => setDraft(null),
  };
}
