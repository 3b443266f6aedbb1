import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { ApiProblem, SessionExpired, logFailure } from '../../../data/admin-client';
import { removeItem, restoreItem } from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { say } from '../ui/toasts';
import { oneOf, titleOf } from '../ui/words';

/** Why a delete did not happen; the policy's has a text of its own (specification section 8). */
function failureText(type: ContentTypeDefinition, error: unknown): string {
  const status = error instanceof ApiProblem ? error.problem.status : 0;
  if (status === 412)
    return 'Not deleted: someone else has changed it in the meantime. Look at it again first.';
  if (error instanceof ApiProblem && status < 500) return error.problem.detail;
  if (error instanceof SessionExpired) return 'Not deleted: you are not signed in.';
  return type.singleton
    ? `Failed to delete ${type.name}`
    : `The ${oneOf(type)} was not deleted. Try again in a moment.`;
}

/**
 * Deletes after asking, says so, and offers to bring the item back. Returns what starts it and the dialog to show.
 * `onChange` is told when the item is gone and when it is back.
 */
export function useDelete(type: ContentTypeDefinition, onChange: (item: AnyItem, gone: boolean) => void) {
  const [item, setItem] = useState<AnyItem | null>(null);

  async function undo(gone: AnyItem): Promise<void> {
    try {
      onChange(await withSignIn(() => restoreItem(type.path, gone._id)), false);
      say(`“${titleOf(type, gone)}” is back.`);
    } catch (error) {
      logFailure(error);
      say(error instanceof ApiProblem ? error.problem.detail : 'It could not be brought back. Try again.', {
        action: { label: 'Try again', run: () => void undo(gone) },
      });
    }
  }

  async function remove(chosen: AnyItem): Promise<void> {
    setItem(null);
    try {
      await withSignIn(() => removeItem(type.path, chosen));
      onChange(chosen, true);
      say(`“${titleOf(type, chosen)}” was deleted.`, {
        action: { label: 'Undo', run: () => void undo(chosen) },
      });
    } catch (error) {
      logFailure(error);
      say(failureText(type, error));
    }
  }

  const dialog = (
    <ConfirmDialog
      open={item !== null}
      title={`Delete this ${oneOf(type)}?`}
      action="Delete"
      cancel="Keep it"
      onCancel={() => setItem(null)}
      onConfirm={() => item && void remove(item)}
    >
      <p>{item ? `“${titleOf(type, item)}” disappears from the site at once. You can undo this.` : ''}</p>
    </ConfirmDialog>
  );
  return { ask: setItem, dialog };
}
