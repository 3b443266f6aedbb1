import { create } from 'zustand';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { isSessionReplaced } from '../../../data/staff/session';
import { closeTopmost } from '../../../components/overlay';
import { ConfirmDialog } from '../../admin-ui/dialog';
import type { Stored } from './use-stored-draft';

interface Unsaved {
  /** A form on the screen has unsaved changes. */
  readonly unsaved: boolean;
  /** The person has chosen to leave all the same. */
  readonly leaving: boolean;
}

export const useUnsaved = create<Unsaved>(() => ({ unsaved: false, leaving: false }));

const notifyUnsaved = (unsaved: boolean): void => useUnsaved.setState({ unsaved, leaving: false });

/** Lets the person leave without a question, as they have answered one already. */
export const leaveAnyway = (): void => useUnsaved.setState({ leaving: true });

/** For each input that updates its form only when typing pauses, the function that does so now. */
const flushes = new Set<() => void>();

/** Registers `flush` to be called before the form is saved or left; returns a function that ends that. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => void flushes.delete(flush);
}

/** Updates the forms with everything on the screen, before they are sent or left. */
export function flushPendingInput(): void {
  for (const flush of flushes) flush();
}

/** Asks before unsaved changes are left behind: in the app by the blocker it returns, outside by the browser's own question. Back closes a dialog first. */
function useUnsavedGuard(dirty: boolean) {
  // At once: the blocker asks as soon as what was pending is drawn.
  useLayoutEffect(() => {
    notifyUnsaved(dirty);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSessionReplaced()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      notifyUnsaved(false);
    };
  }, [dirty]);
  /** The entry of the history that Back was to lead to when it closed a dialog instead. */
  const [passed, setPassed] = useState<string | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    flushSync(flushPendingInput); // Back leaves the focus where it is
    // Not every browser tells of Back before it leaves the page (`useCloseRequest`).
    const way: string = historyAction;
    const closes = way === 'POP' && closeTopmost();
    setPassed(closes ? nextLocation.key : null);
    const { unsaved, leaving } = useUnsaved.getState();
    return closes || (unsaved && !leaving);
  });
  const isPassed = blocker.state === 'blocked' && blocker.location.key === passed;
  useEffect(() => {
    if (isPassed) blocker.reset();
  }, [isPassed, blocker]);
  return { blocker, isAsked: blocker.state === 'blocked' && !isPassed };
}

function leavingText(stored: Stored, isQueued: boolean): string {
  if (!stored.text) return 'This browser cannot keep what you typed: if you leave now, it is lost.';
  if (isQueued && stored.files) return 'What you typed is sent when the connection is back, from any screen.';
  const text = 'What you typed stays in this browser and is offered when you come back.';
  return stored.files ? text : `${text} Files you have chosen will have to be chosen again.`;
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({
  isDirty,
  isQueued = false,
  stored,
}: {
  isDirty: boolean;
  /** Local drafts wait for the connection, or are on their way. */
  isQueued?: boolean;
  stored: Stored;
}) {
  const { blocker, isAsked } = useUnsavedGuard(isDirty);
  if (!isAsked) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave"
      cancel="Stay here"
      onAnswer={(leaves) => (leaves ? blocker.proceed?.() : blocker.reset?.())}
    >
      <p>{leavingText(stored, isQueued)}</p>
    </ConfirmDialog>
  );
}
