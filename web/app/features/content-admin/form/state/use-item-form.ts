import type { AnyItem, ContentTypeDefinition } from '@content';
import type { PublishOptions } from '@content/items/publishing-status';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '../../../admin-ui/toasts';
import { useWhenOnline } from '../../../../data/staff/connectivity';
import { type FormContent, formContentOf, mergeContents } from '../content/form-content';
import { flushPendingInput } from '../../drafts/leave-guard';
import { useEarlyUploads } from '../save/form-uploads';
import { runSave } from '../save/save-item';
import type { SaveInput } from '../content/changes';
import type { ItemChange } from '../../items/item-actions';
import {
  baseOf,
  resolveConflict,
  endReading,
  type FormState,
  isDirty as hasUnsaved,
  openForm,
  replaceItem,
  requestSave,
  endSave,
  type SetState,
  undoChanges,
} from './form-state';
import { storageKeyOf, useBringBack, useFormDraft } from './use-form-draft';

export type ItemFormControl = ReturnType<typeof useItemForm>;

/** Sends the form while its phase is 'sending', and repeats a save that had no connection once there is one. */
function useSending(state: FormState, offline: boolean, setState: SetState) {
  const { type, phase } = state;
  const sent = phase.name === 'sending' ? phase.sent : null;
  const sending = useRef<Promise<unknown>>(null);
  const abort = useRef<AbortController>(null);
  const run = useEffectEvent((input: SaveInput) => {
    const { signal } = (abort.current = new AbortController());
    const freshKey = crypto.randomUUID();
    sending.current = runSave(type, storageKeyOf(state), input, signal).then((outcome) =>
      setState((now) => endSave(now, outcome, freshKey)),
    );
  });
  useEffect(() => {
    if (sent) run(sent);
  }, [sent]);
  useWhenOnline(offline, () => {
    flushPendingInput();
    setState((now) => requestSave(now));
  });
  return { sending, cancel: () => abort.current?.abort() };
}

/**
 * The state of one form and everything that can happen to it. It opens with `initialItem`; `onSaved` is called after a save, with a
 * function that puts the result of an undo into the form; `initialValues` are those of a new item.
 */
export function useItemForm(
  type: ContentTypeDefinition,
  initialItem: AnyItem | undefined,
  onSaved: (saved: ItemChange, setItem: (item: AnyItem) => void) => void,
  initialValues: FormContent['values'] = {},
) {
  const [state, setState] = useState(() => openForm(type, initialItem, crypto.randomUUID(), initialValues));
  const { item, content, phase, status, lastSaved } = state;
  const offline = phase.name === 'editing' && phase.offline;
  const isQueued = offline || (phase.name === 'sending' && phase.sent.content === content);
  useEarlyUploads(type, content);
  const { sending, cancel } = useSending(state, offline, setState);
  const draft = useFormDraft(state, isQueued, sending, setState);
  const setContent = useCallback(
    (change: (now: FormContent) => FormContent) =>
      setState((now) => ({ ...now, content: change(now.content) })),
    [],
  );
  const offerBack = useBringBack(state, setState);

  useEffect(() => {
    if (status.toast !== undefined) showToast(status.toast);
  }, [status]);

  /** Takes over an item that was changed by other ways than this form's Save; what is typed stays. */
  const setItem = useCallback((changed: AnyItem) => setState((now) => replaceItem(now, changed)), []);

  // Once the form is clean again, so that leaving the page then asks nothing about unsaved changes.
  const handleSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (lastSaved) handleSaved(lastSaved, setItem);
  }, [lastSaved, setItem]);

  /** Makes Save wait for a field's chosen files; `looking` resolves to whether all of them were taken. */
  const waitForFiles = useCallback((field: string, looking: Promise<boolean>) => {
    setState((now) => ({ ...now, reading: [...now.reading, field] }));
    void looking
      .catch(() => false)
      .then((areTaken) => {
        flushPendingInput();
        setState((now) => endReading(now, field, areTaken));
      });
  }, []);

  return {
    ...state,
    ...draft,
    isDirty: hasUnsaved(state),
    offline,
    isQueued,
    setContent,
    setItem,
    waitForFiles,
    setNote: (note: string) => setState((now) => ({ ...now, options: { ...now.options, note } })),
    save: (asked: PublishOptions) => setState((now) => requestSave(now, asked)),
    cancel,
    undoChanges: () => {
      setState(undoChanges);
      offerBack('Your changes are undone.', content, item);
    },
    resolve: (chosen?: FormContent) => setState((now) => resolveConflict(now, chosen)),
    takeTheirs: (latest: AnyItem) => {
      const theirs = formContentOf(type, latest);
      setState((now) => resolveConflict(now, theirs, 'edit'));
      // With theirs where only they have changed something: brought back and saved, mine would overwrite it unseen.
      const mine = mergeContents(type, baseOf(state), content, theirs).content;
      offerBack('What you see now is what was saved.', mine, latest);
    },
  };
}
