import type { AnyItem, ContentTypeDefinition } from '@content';
import type { PublishOptions } from '@content/items/publishing-status';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { showToast } from '../../admin-ui/toasts';
import { useWhenOnline } from '../../../data/connectivity';
import { useDraftLock, dropDraft, storeFiles, writeDraft, useStoredDraft } from '../drafts/draft-store';
import {
  draftKeysFor,
  findDraft,
  formDraftKey,
  type FormDraft,
  freshFiles,
  type RecoverableDraft,
} from '../saving/form-draft';
import { type FormContent, formContentOf, mergeContents } from '../item-content/form-content';
import { flushPendingInput } from '../drafts/leave-guard';
import { useEarlyUploads } from '../saving/form-uploads';
import { saveMutation } from '../saving/save-item';
import { baseOf, type LastSave, isDirty as hasUnsaved, openForm, reduceForm } from './form-reducer';
import type { SaveInput } from '../item-content/changes';

export type ItemFormControl = ReturnType<typeof useItemForm>;

/**
 * The state of one form and everything that can happen to it. `given` is the item that it opens with, `onSaved` is called after
 * a save, with a function that puts the result of an undo into the form; `initialValues` are initial values of a new item.
 */
export function useItemForm(
  type: ContentTypeDefinition,
  given: AnyItem | undefined,
  onSaved: (saved: LastSave, take: (item: AnyItem) => void) => void,
  initialValues: FormContent['values'] = {},
) {
  const [state, dispatch] = useReducer(reduceForm, null, () =>
    openForm(type, given, crypto.randomUUID(), initialValues),
  );
  const { item, content, key, itemId, phase, status, lastSaved, options, note } = state;
  const isDirty = hasUnsaved(state);
  const sent = phase.name === 'sending' ? phase.sent : null;
  const offline = phase.name === 'editing' && phase.offline;
  useEarlyUploads(type, content);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  const storageKey = formDraftKey(type, item?._id ?? key);
  const sending = useRef<Promise<unknown>>(null);
  const lock = useDraftLock(storageKey, sending, async () => {
    if (recoverable === undefined) await findRecoverable();
  });
  /** Undefined until it is known whether there is a draft to recover. */
  const [recoverable, setRecoverable] = useState<RecoverableDraft | null | undefined>(() =>
    draftKeysFor(type, given, storageKey).length > 0 ? undefined : null,
  );
  /** Another tab has the item open, or had: what is typed here is not stored, as its draft may be there. */
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  if (lock === 'elsewhere' && !isOpenElsewhere) {
    setOpenElsewhere(true);
    setRecoverable(undefined);
  }
  async function findRecoverable(): Promise<void> {
    const found = await findDraft(type, item, storageKey, content);
    // Other new items can wait: what is typed here is stored under a key of its own.
    if (isDirty && found?.key !== storageKey) return setRecoverable(null);
    if (!found?.draft.isQueued || found.missing.length > 0) return setRecoverable(found);
    // A reload has interrupted its save, which goes on.
    dispatch({ name: 'draftTaken', draft: found.draft });
    dispatch({ name: 'saveAsked' });
    setRecoverable(null);
  }

  const isQueued = offline || (sent !== null && sent.content === content);
  const draft = useMemo((): FormDraft | null => {
    if (!isDirty && !isQueued) return null;
    const at = new Date().toISOString();
    return { content, base: item, key, itemId, options: { ...options, note }, at, isQueued };
  }, [isDirty, content, key, itemId, item, isQueued, options, note]);
  const isPaused = lock !== 'held' || recoverable !== null;
  const stored = useStoredDraft({ key: storageKey, draft, files: freshFiles(content), isPaused });
  const isUnstored = isOpenElsewhere && isPaused;

  const abort = useRef<AbortController>(null);
  const { mutateAsync } = useMutation(saveMutation(type, storageKey));
  const run = useEffectEvent((input: SaveInput) => {
    const { signal } = (abort.current = new AbortController());
    sending.current = mutateAsync(
      { ...input, signal },
      {
        onSuccess: (outcome) => dispatch({ name: 'saveEnded', outcome, freshKey: crypto.randomUUID() }),
      },
    );
  });
  useEffect(() => {
    if (sent) run(sent);
  }, [sent]);
  useWhenOnline(offline, () => {
    flushPendingInput();
    dispatch({ name: 'saveAsked' });
  });

  useEffect(() => {
    if (status.toast !== undefined) showToast(status.toast);
  }, [status]);

  /** Puts into the form what the item has become by other ways than its Save; what is typed stays. */
  const take = useCallback((changed: AnyItem) => dispatch({ name: 'replaced', item: changed }), []);

  // Told when the form is clean again, so that whoever leaves the page then is not asked about unsaved changes.
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    if (lastSaved) tell(lastSaved, take);
  }, [lastSaved, take]);

  /** Has a Save wait for a field's chosen files; `looking` says whether all of them were taken. */
  const waitForFiles = useCallback((field: string, looking: Promise<boolean>) => {
    dispatch({ name: 'filesChosen', field });
    void looking
      .catch(() => false)
      .then((areTaken) => {
        flushPendingInput();
        dispatch({ name: areTaken ? 'filesTaken' : 'filesRefused', field });
      });
  }, []);

  /** Offers to bring back what a click has just thrown away. */
  function offerBack(text: string, thrown: FormContent, based: AnyItem | undefined): void {
    const bringBack = () => {
      if (isOpen.current) return dispatch({ name: 'changed', change: () => thrown });
      const at = new Date().toISOString();
      writeDraft(storageKey, { content: thrown, base: based, key, itemId, at, isQueued: false });
      void storeFiles(storageKey, freshFiles(thrown));
      showToast('It is offered when you open the form again.');
    };
    showToast(text, { action: { label: 'Bring mine back', run: bringBack } });
  }

  return {
    ...state,
    isDirty,
    offline,
    isQueued,
    stored: { ...stored, text: stored.text && !isUnstored },
    /** What was typed earlier and not saved; not while something else is typed here. */
    recoverable: recoverable && !isDirty && note === '' ? recoverable : null,
    isReady: isOpenElsewhere || recoverable !== undefined,
    /** Another tab has the item open, or its draft waits until something is done with what is typed here. */
    isOpenElsewhere: isUnstored,
    setContent: (change: (now: FormContent) => FormContent) => dispatch({ name: 'changed', change }),
    take,
    waitForFiles,
    setNote: (text: string) => dispatch({ name: 'noted', note: text }),
    save: (asked: PublishOptions) => dispatch({ name: 'saveAsked', options: asked }),
    cancel: () => abort.current?.abort(),
    undoChanges: () => {
      dispatch({ name: 'undone' });
      offerBack('Your changes are undone.', content, item);
    },
    resolve: (chosen: FormContent) => dispatch({ name: 'conflictResolved', chosen }),
    takeTheirs: () => {
      if (phase.name !== 'conflict') return;
      const { latest } = phase;
      dispatch({ name: 'theirsTaken' });
      // With theirs where only they have changed something: brought back and saved, mine would overwrite it unseen.
      const mine = mergeContents(type, baseOf(state), content, formContentOf(type, latest)).content;
      offerBack('What you see now is what was saved.', mine, latest);
    },
    backFromConflict: () => dispatch({ name: 'conflictLeft' }),
    takeRecoverable: () => {
      if (recoverable) dispatch({ name: 'draftTaken', draft: recoverable.draft });
      setRecoverable(null);
    },
    dropRecoverable: () => {
      if (recoverable) void dropDraft(recoverable.key).then(findRecoverable);
    },
  };
}
