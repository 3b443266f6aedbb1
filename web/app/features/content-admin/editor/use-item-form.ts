import type { AnyItem, ContentTypeDefinition } from '@content';
import type { PublishOptions } from '@content/publishing-status';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { readLastAuthor } from '../../../data/admin-content';
import { stored } from '../../../data/stored';
import { showToast } from '../../admin-ui/toasts';
import { whileSending } from '../drafts/draft-lock';
import { useLocalDraft, useOffers } from '../drafts/use-drafts';
import type { FormContent } from '../form/content';
import { flushPendingInput } from '../form/pending-input';
import { setCachedItem } from '../queries/writes';
import { useEarlyUploads } from '../saving/form-uploads';
import { type SaveInput, save } from '../saving/save';
import { useWhenOnline } from '../../admin-ui/use-online';
import {
  formDraftKey,
  formDraftPrefix,
  findOffers,
  formDrafts,
  freshFiles,
  isReadyToSend,
  storeFormDraft,
  isStoredAs,
  makeFormDraft,
} from '../drafts/form-draft';
import { type LastSave, resolvedContent, isDirty as hasUnsaved, openForm, reduceForm } from './form-reducer';

/**
 * The draft that this tab is sending, by its storage key: after a reload its form goes on by itself. Where the storage is
 * blocked, the draft is offered instead.
 */
const NAME = 'sending';

const noteOwnSend = (key: string) => stored(() => sessionStorage.setItem(NAME, key));

const forgetOwnSend = () => stored(() => sessionStorage.removeItem(NAME));

const ownSend = (): string | null => stored(() => sessionStorage.getItem(NAME));

const THEIRS = 'What you see now is theirs.';

export type ItemFormControl = ReturnType<typeof useItemForm>;

/**
 * The state of one form and everything that can happen to it. `given` is the item that it opens with, `onSaved` is called after
 * a save, with a function that puts the result of an undo into the form; `begun` are initial values of a new item.
 */
export function useItemForm(
  type: ContentTypeDefinition,
  given: AnyItem | undefined,
  onSaved: (saved: LastSave, take: (item: AnyItem) => void) => void,
  begun: FormContent['values'] = {},
) {
  const [prefix] = useState(() => formDraftPrefix(type.path, given?._id));
  const [state, dispatch] = useReducer(reduceForm, null, () => {
    const opened = openForm(type, given, crypto.randomUUID(), begun);
    const hasDrafts = formDrafts.list(prefix).length > 0;
    return hasDrafts ? opened : reduceForm(opened, { name: 'offersFound', offers: [] });
  });
  const { item, content, key, phase, status, lastSaved, options, note } = state;
  const isDirty = hasUnsaved(state);
  const conflict = phase.name === 'conflict' ? phase.conflict : null;
  const sent = phase.name === 'sending' ? phase.sent : null;
  const offline = phase.name === 'editing' && phase.offline;
  useEarlyUploads(type, content);
  const sending = useRef<AbortController>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const [own] = useState(ownSend);
  useOffers(formDrafts, prefix, async (again) => {
    const found = await findOffers(type, item, content);
    // Other new items that wait to be sent go from any screen: this form is for another one.
    const offers =
      item && !again ? found : found.filter((one) => !isReadyToSend(one) || (one.key === own && !again));
    dispatch({ name: 'offersFound', offers });
    if (again || !offers[0] || !isReadyToSend(offers[0])) return;
    dispatch({ name: 'offerTaken' });
    dispatch({ name: 'saveAsked' });
  });

  const isPromised = offline || (sent !== null && sent.content === content);
  const draft = useMemo(
    () =>
      isDirty || isPromised
        ? {
            ...makeFormDraft(type, content, key, item),
            promised: isPromised,
            options: { ...options, note },
            note,
          }
        : null,
    [isDirty, type, content, key, item, isPromised, options, note],
  );
  const storageKey = formDraftKey(type.path, item?._id, key);
  useEffect(() => {
    if (isPromised) noteOwnSend(storageKey);
    else forgetOwnSend();
    return () => void forgetOwnSend();
  }, [isPromised, storageKey]);
  const stored = useLocalDraft(formDrafts, {
    key: storageKey,
    draft,
    files: freshFiles(content),
    paused: phase.name === 'offering',
  });

  const run = useEffectEvent(async (input: SaveInput) => {
    const abort = new AbortController();
    sending.current = abort;
    const { content: typed, base, key: formKey } = input;
    const outcome = await whileSending(formDraftKey(type.path, base?._id, formKey), () =>
      save(type, input, {
        signal: abort.signal,
        onProgress: (percent) => dispatch({ name: 'progressed', percent }),
        onWaiting: (waiting) => dispatch({ name: 'progressed', waiting }),
      }),
    );
    if (outcome.name === 'saved') setCachedItem(type, outcome.item);
    // Whoever has left the form meanwhile finds what was typed after Save offered.
    const isDone =
      (outcome.name === 'saved' && (isOpen.current || isStoredAs(type, base, formKey, typed))) ||
      (outcome.name === 'gone' && isOpen.current);
    const savedKey = formDraftKey(type.path, base?._id, formKey);
    // Files that were chosen meanwhile stay kept: an open form lets go of the others itself.
    if (isDone && isOpen.current) formDrafts.dropText(savedKey);
    else if (isDone) formDrafts.drop(savedKey);
    dispatch({ name: 'saveEnded', outcome, freshKey: crypto.randomUUID() });
  });
  useEffect(() => {
    if (sent) void run(sent);
  }, [sent]);
  useWhenOnline(offline, () => {
    flushPendingInput();
    dispatch({ name: 'saveAsked' });
  });

  useEffect(() => {
    if (status.toast !== undefined) showToast(status.toast);
  }, [status]);

  /** Puts into the form what the item has become by other ways than its Save; what is typed stays. */
  const take = useCallback((changed: AnyItem) => {
    if (isOpen.current) dispatch({ name: 'replaced', item: changed });
  }, []);

  // Told when the form is clean again, so that whoever leaves the page then is not asked about unsaved changes.
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (lastSaved) tell(lastSaved, take);
  }, [lastSaved, take]);

  // Who saved the version that a taken draft stands against is asked for once the two are on the screen.
  const isOfDraft = phase.name === 'conflict' && phase.then === 'edit';
  const findAuthor = useEffectEvent(() => readLastAuthor(type.path, item?._id ?? ''));
  useEffect(() => {
    if (isOfDraft) void findAuthor().then((author) => dispatch({ name: 'authorFound', author }));
  }, [isOfDraft]);

  /** Lets Save wait for a field's files that were chosen and are being looked at; `looking` says whether all were taken. */
  const waitForFiles = useCallback((field: string, looking: Promise<boolean>) => {
    const end = (areTaken: boolean) => {
      flushPendingInput();
      dispatch({ name: 'readingEnded', field, areTaken });
    };
    dispatch({ name: 'readingBegun' });
    looking.then(end, () => end(false));
  }, []);

  /** Offers to bring back what a click has just thrown away. */
  function offerBack(text: string, thrown: FormContent, based: AnyItem | undefined): void {
    const run = () => {
      if (isOpen.current) return dispatch({ name: 'changed', change: () => thrown });
      void storeFormDraft(type, thrown, key, based);
      showToast('It is offered when you open the form again.');
    };
    showToast(text, { action: { label: 'Bring mine back', run } });
  }

  return {
    ...state,
    isDirty,
    offline,
    isPromised,
    stored,
    /** Null until it is known whether there is a draft to offer. */
    offer: phase.name === 'offering' ? (phase.offers?.[0] ?? null) : null,
    isReady: phase.name !== 'offering' || phase.offers !== null,
    setContent: (change: (now: FormContent) => FormContent) => dispatch({ name: 'changed', change }),
    take,
    waitForFiles,
    setNote: (text: string) => dispatch({ name: 'noted', note: text }),
    save: (asked: PublishOptions) => dispatch({ name: 'saveAsked', options: asked }),
    cancel: () => sending.current?.abort(),
    undoChanges: () => {
      dispatch({ name: 'undone' });
      offerBack('Your changes are undone.', content, item);
    },
    resolve: (chosen: FormContent) => dispatch({ name: 'conflictResolved', chosen }),
    takeTheirs: () => {
      if (!conflict) return;
      formDrafts.drop(formDraftKey(type.path, item?._id, key));
      dispatch({ name: 'theirsTaken' });
      // With theirs where only they have changed something: brought back and saved, mine would overwrite it unseen.
      const mine = resolvedContent(type, conflict, conflict.merge.content, content);
      const now = conflict.author?.isSelf ? 'What you see now is as you saved it elsewhere.' : THEIRS;
      offerBack(now, mine, conflict.latest);
    },
    backFromConflict: () => dispatch({ name: 'conflictLeft' }),
    takeOffer: () => dispatch({ name: 'offerTaken' }),
    dropOffer: () => {
      if (phase.name === 'offering' && phase.offers?.[0]) formDrafts.drop(phase.offers[0].key);
      dispatch({ name: 'offerDropped' });
    },
  };
}
