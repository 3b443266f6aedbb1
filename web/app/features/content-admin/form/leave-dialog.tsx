import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useUnsavedGuard } from './use-unsaved-guard';

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({ isDirty, filesKept }: { isDirty: boolean; filesKept: boolean }) {
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);
  const blocker = useUnsavedGuard(() => dirty.current, isDirty);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      action="Leave"
      cancel="Stay here"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>
        What you typed stays in this browser and is offered when you come back.
        {filesKept ? '' : ' Files you have chosen will have to be chosen again.'}
      </p>
    </ConfirmDialog>
  );
}
