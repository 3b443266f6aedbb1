import type { AnyItem } from '@content';
import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react';
import { showToast } from '../../../admin-ui/toasts';
import { useDraftLock } from '../../drafts/draft-lock';
import { dropDraft, storeFiles, writeDraft } from '../../drafts/draft-store';
import { useStoredDraft } from '../../drafts/use-stored-draft';
import type { SaveInput } from '../content/changes';
import type { FormContent } from '../content/form-content';
import { draftKeysFor, findDraft, formDraftKey, type FormDraft, freshFiles } from '../save/form-draft';
import { draftAction, nextDraftPhase, openingPhase } from './draft-phase';
import { type FormState, isDirty as hasUnsaved, requestSave, type SetState, withDraft } from './form-state';

export const storageKeyOf = ({ type, item, key }: FormState): string => formDraftKey(type, item?._id ?? key);

const draftOf = (input: SaveInput, isQueued: boolean): FormDraft => ({
  ...input,
  at: new Date().toISOString(),
  isQueued,
});

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
  const hasNote = Boolean(options.note);
  const [phase, dispatch] = useReducer(nextDraftPhase, null, () =>
    openingPhase(draftKeysFor(type, item, storageKey).length > 0),
  );

  async function search(): Promise<void> {
    const found = await findDraft(type, item, storageKey, content);
    if (!found) return dispatch({ name: 'searched', offered: null });
    const action = draftAction(found, { storageKey, isDirty, hasNote });
    if (action === 'resume') setState((now) => requestSave(withDraft(now, found.draft)));
    dispatch({ name: 'searched', offered: action === 'offer' ? found : null });
  }
  useDraftLock(storageKey, sending, {
    onHeld: async (isLate) => {
      // The other tab may have stored a draft.
      const wasElsewhere = isLate || phase.name === 'elsewhere';
      return wasElsewhere || phase.name === 'finding' ? search() : dispatch({ name: 'held' });
    },
    onElsewhere: () => dispatch({ name: 'elsewhere' }),
  });

  const draft = useMemo(
    () => (isDirty || isQueued ? draftOf({ content, base: item, key, itemId, options }, isQueued) : null),
    [isDirty, content, key, itemId, item, isQueued, options],
  );
  const isPaused = phase.name !== 'storing';
  const stored = useStoredDraft({ key: storageKey, draft, files: freshFiles(content), isPaused });
  const offered = phase.name === 'offered' ? phase.draft : null;
  const isUnstored = phase.name === 'elsewhere' || (isDirty && offered !== null);

  return {
    stored: { ...stored, text: stored.text && !isUnstored },
    /** What was typed earlier and not saved; not while something else is typed here. */
    recoverable: isDirty || hasNote ? null : offered,
    isReady: phase.name !== 'finding',
    /** Another tab has the item open, or its draft waits until something is done with what is typed here. */
    isOpenElsewhere: isUnstored,
    continueDraft: () => {
      if (offered) setState((now) => withDraft(now, offered.draft));
      dispatch({ name: 'continued' });
    },
    discardDraft: () => {
      if (offered) void dropDraft(offered.key).then(search);
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
      writeDraft(storageKey, draftOf({ content: thrown, base, key, itemId }, false));
      void storeFiles(storageKey, freshFiles(thrown));
      showToast('It is offered when you open the form again.');
    };
    showToast(text, { action: { label: 'Bring mine back', run } });
  };
}
