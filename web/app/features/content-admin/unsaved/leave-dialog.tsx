import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import type { Kept } from '../drafts/use-draft-keeping';
import { useUnsavedGuard } from './use-unsaved-guard';

/** What becomes of unsaved changes that are left behind. */
function leavingText(kept: Kept, isPromised: boolean): string {
  if (!kept.text) return 'This browser has no room to keep what you typed: if you leave now, it is lost.';
  if (isPromised && kept.files) return 'What you typed is sent when the connection is back, from any screen.';
  const text = 'What you typed stays in this browser and is offered when you come back.';
  return kept.files ? text : `${text} Files you have chosen will have to be chosen again.`;
}

/** Asks before a form with unsaved changes is left. */
export function LeaveDialog({
  isDirty,
  isPromised = false,
  kept,
}: {
  isDirty: boolean;
  /** Whether what was typed waits for the connection, or is on its way. */
  isPromised?: boolean;
  kept: Kept;
}) {
  const { blocker, isAsked } = useUnsavedGuard(isDirty);
  return (
    <ConfirmDialog
      open={isAsked}
      title="Leave without saving?"
      action="Leave"
      cancel="Stay here"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>{leavingText(kept, isPromised)}</p>
    </ConfirmDialog>
  );
}
