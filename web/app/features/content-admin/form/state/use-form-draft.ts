import type { AnyItem } from '@content';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../../admin-ui/toasts';
import { useDraftLock, dropDraft, storeFiles, writeDraft, useStoredDraft } from '../../drafts/draft-store';
import type { FormContent } from '../content/form-content';
import {
  draftKeysFor,
  findDraft,
  formDraftKey,
  type FormDraft,
  freshFiles,
  type RecoverableDraft,
} from '../save/form-draft';
import { type FormState, isDirty as hasUnsaved, requestSave, type SetState, withDraft } from './form-state';

export const storageKeyOf = ({ type, item, key }: FormState): string => formDraftKey(type, item?._id ?? key);

/**
 * Keeps in this browser what is typed into a form and not saved yet, and finds what was kept earlier. `isQueued` says that its Save
 * waits or is on its way, as `sending`.
 */
export function useFormDraft(
  state: FormState,
  isQueued: boolean,
  sending: RefObject<Promise<unknown> | null>,
  setState: SetState,
) {
  const { type, item, content, key, itemId, options } = state;
  const storageKey = storageKeyOf(state);
  const isDirty = hasUnsaved(state);
  const lock = useDraftLock(storageKey, sending, async () => {
    if (recoverable === undefined || lock === 'elsewhere') await findRecoverable();
  });
  /** Undefined until it is known whether there is a draft to recover. */
  const [recoverable, setRecoverable] = useState<RecoverableDraft | null | undefined>(() =>
    draftKeysFor(type, item, storageKey).length > 0 ? undefined : null,
  );
  async function findRecoverable(): Promise<void> {
    const found = await findDraft(type, item, storageKey, content);
    // Other new items can wait: what is typed here is stored under a key of its own.
    if (isDirty && found?.key !== storageKey) return setRecoverable(null);
    const isInUse = isDirty || Boolean(options.note);
    if (isInUse || !found?.draft.isQueued || found.missing.length > 0) return setRecoverable(found);
    // A reload has interrupted its save, which continues.
    setState((now) => requestSave(withDraft(now, found.draft)));
    setRecoverable(null);
  }

  const draft = useMemo((): FormDraft | null => {
    if (!isDirty && !isQueued) return null;
    return { content, base: item, key, itemId, options, at: new Date().toISOString(), isQueued };
  }, [isDirty, content, key, itemId, item, isQueued, options]);
  const isPaused = lock !== 'held' || recoverable !== null;
  const stored = useStoredDraft({ key: storageKey, draft, files: freshFiles(content), isPaused });
  const isUnstored = lock === 'elsewhere' || (isDirty && Boolean(recoverable));

  return {
    stored: { ...stored, text: stored.text && !isUnstored },
    /** What was typed earlier and not saved; not while something else is typed here. */
    recoverable: recoverable && !isDirty && !options.note ? recoverable : null,
    isReady: lock === 'elsewhere' || recoverable !== undefined,
    /** Another tab has the item open, or its draft waits until something is done with what is typed here. */
    isOpenElsewhere: isUnstored,
    takeRecoverable: () => {
      if (recoverable) setState((now) => withDraft(now, recoverable.draft));
      setRecoverable(null);
    },
    dropRecoverable: () => {
      if (recoverable) void dropDraft(recoverable.key).then(findRecoverable);
    },
  };
}

/** Returns a function that offers to bring back what a click has just thrown away, also after the form is left. */
export function useBringBack(state: FormState, setState: SetState) {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const { key, itemId } = state;
  const storageKey = storageKeyOf(state);
  return (text: string, thrown: FormContent, base: AnyItem | undefined): void => {
    const run = () => {
      if (isOpen.current) return setState((now) => ({ ...now, content: thrown }));
      const at = new Date().toISOString();
      writeDraft(storageKey, { content: thrown, base, key, itemId, at, isQueued: false });
      void storeFiles(storageKey, freshFiles(thrown));
      showToast('It is offered when you open the form again.');
    };
    showToast(text, { action: { label: 'Bring mine back', run } });
  };
}
