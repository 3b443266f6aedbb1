import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { ApiProblem, SessionExpired, logFailure } from '../../../data/admin-client';
import { readItem, removeItem, restoreItem } from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';
import { lastAuthor } from '../form/conflict';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import { showToast } from '../../admin-ui/toasts';
import { momentInWords, oneOf, titleOf } from '../../admin-ui/words';

/** Why a delete did not happen; the policy's has a text of its own (specification section 8). */
function failureText(type: ContentTypeDefinition, error: unknown): string {
  if (error instanceof ApiProblem && error.problem.status < 500) return error.problem.detail;
  if (error instanceof SessionExpired) return 'Not deleted: you are not signed in.';
  return type.singleton
    ? `Failed to delete ${type.name}`
    : `The ${oneOf(type)} was not deleted. Try again in a moment.`;
}

/** What is to be deleted. */
interface Chosen {
  readonly item: AnyItem;
  /** Someone has changed it since the person saw it: who, where the log tells. */
  readonly changedBy?: string | null;
}

const statusOf = (error: unknown) => (error instanceof ApiProblem ? error.problem.status : 0);

async function readChanged(type: ContentTypeDefinition, { _id }: AnyItem): Promise<Chosen> {
  const [item, changedBy] = await Promise.all([readItem(type.path, _id), lastAuthor(type.path, _id)]);
  return { item, changedBy };
}

/**
 * Deletes after asking, says so, and offers to bring the item back. Returns what starts it and the dialog to show.
 * `onChange` is told when the item is gone and when it is back.
 */
export function useDelete(type: ContentTypeDefinition, onChange: (item: AnyItem, gone: boolean) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function undo(gone: AnyItem): Promise<void> {
    try {
      onChange(await withSignIn(() => restoreItem(type.path, gone._id)), false);
      showToast(`“${titleOf(type, gone)}” is back.`);
    } catch (error) {
      logFailure(error);
      showToast(
        error instanceof ApiProblem ? error.problem.detail : 'It could not be brought back. Try again.',
        {
          action: { label: 'Try again', run: () => void undo(gone) },
        },
      );
    }
  }

  async function remove(item: AnyItem): Promise<void> {
    setChosen(null);
    try {
      await withSignIn(() => removeItem(type.path, item));
      onChange(item, true);
      showToast(`“${titleOf(type, item)}” was deleted.`, {
        action: { label: 'Undo', run: () => void undo(item) },
      });
    } catch (error) {
      await fail(error, item);
    }
  }

  async function fail(error: unknown, item: AnyItem): Promise<void> {
    if (statusOf(error) === 412) {
      try {
        return setChosen(await withSignIn(() => readChanged(type, item)));
      } catch (problem) {
        return fail(problem, item);
      }
    }
    logFailure(error);
    if (statusOf(error) === 404) onChange(item, true); // Someone else was faster.
    showToast(failureText(type, error));
  }

  const changed = chosen?.changedBy !== undefined;
  const dialog = (
    <ConfirmDialog
      open={chosen !== null}
      title={changed ? `Delete the changed ${oneOf(type)}?` : `Delete this ${oneOf(type)}?`}
      action={changed ? 'Delete all the same' : 'Delete'}
      cancel="Keep it"
      onCancel={() => setChosen(null)}
      onConfirm={() => chosen && void remove(chosen.item)}
    >
      {chosen ? <Question type={type} chosen={chosen} /> : null}
    </ConfirmDialog>
  );
  return { ask: (item: AnyItem) => setChosen({ item }), dialog };
}

function Question({ type, chosen: { item, changedBy } }: { type: ContentTypeDefinition; chosen: Chosen }) {
  const title = titleOf(type, item);
  if (changedBy === undefined) return <p>“{title}” disappears from the site at once. You can undo this.</p>;
  return (
    <p>
      Not deleted yet: {changedBy ?? 'another person'} changed “{title}” on {momentInWords(item.updatedAt)},
      and you have not seen that. If you delete it all the same, you can still undo it.
    </p>
  );
}
