import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { ApiProblem, logFailure } from '../../../data/admin-client';
import type { Author } from '../../../data/admin-content';
import { readItem, readLastAuthor, removeItem, restoreItem } from '../../../data/admin-content';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime, oneOf, titleOf } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import { confirming } from '../form/picture-question';
import { focusBeside, focusRow } from './focus-row';
import { removeCachedItem, setCachedItem } from '../queries/writes';

/** What is to be deleted. */
interface Chosen {
  readonly item: AnyItem;
  /** Someone has changed it since the person saw it: who, where the log tells. */
  readonly changedBy?: Author | null;
}

const statusOf = (error: unknown) => (error instanceof ApiProblem ? error.problem.status : 0);

async function readChanged(type: ContentTypeDefinition, { _id }: AnyItem): Promise<Chosen> {
  const [item, changedBy] = await Promise.all([readItem(type.path, _id), readLastAuthor(type.path, _id)]);
  return { item, changedBy };
}

/** Told when an item is gone; returns what puts it back once it was restored. */
export type OnGone = (item: AnyItem) => (restored: AnyItem) => void;

/**
 * Deletes after asking, says so, and offers to bring the item back. Returns what starts it and the dialog to show.
 */
export function useDelete(type: ContentTypeDefinition, onGone: OnGone) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function undo(
    gone: AnyItem,
    onBack: (restored: AnyItem) => void,
    isConsentConfirmed = false,
  ): Promise<void> {
    try {
      const restored = await withSignIn(() => restoreItem(type.path, gone._id, isConsentConfirmed));
      setCachedItem(type, restored);
      onBack(restored);
      focusRow(type, restored._id);
      showToast(`“${titleOf(type, gone)}” is back.`);
    } catch (error) {
      logFailure(error);
      showToast(failureText(error, 'brought back'), {
        action: { label: 'Try again', run: () => void undo(gone, onBack) },
        ...confirming(error, () => void undo(gone, onBack, true)),
      });
    }
  }

  function leave(item: AnyItem) {
    const focusNext = focusBeside(type, item._id);
    removeCachedItem(type);
    const onBack = onGone(item);
    focusNext();
    return onBack;
  }

  async function remove(item: AnyItem): Promise<void> {
    setChosen(null);
    try {
      await withSignIn(() => removeItem(type.path, item));
      const onBack = leave(item);
      showToast(`“${titleOf(type, item)}” was deleted.`, {
        action: { label: 'Undo', run: () => void undo(item, onBack) },
      });
    } catch (error) {
      await fail(error, item);
    }
  }

  async function fail(error: unknown, item: AnyItem): Promise<void> {
    logFailure(error);
    if (statusOf(error) === 412) {
      try {
        return setChosen(await withSignIn(() => readChanged(type, item)));
      } catch (problem) {
        return fail(problem, item);
      }
    }
    if (statusOf(error) === 404) leave(item); // Someone else was faster.
    showToast(failureText(error, 'deleted', type));
  }

  const changed = chosen?.changedBy !== undefined;
  const dialog = (
    <ConfirmDialog
      open={chosen !== null}
      title={changed ? `Delete the changed ${oneOf(type)}?` : `Delete this ${oneOf(type)}?`}
      action={changed ? 'Delete it anyway' : 'Delete'}
      cancel="Keep it"
      onCancel={() => setChosen(null)}
      onConfirm={() => chosen && void remove(chosen.item)}
    >
      {chosen ? <Question type={type} chosen={chosen} /> : null}
    </ConfirmDialog>
  );
  return { ask: (item: AnyItem) => setChosen({ item }), dialog };
}

function whoIn(author: Author | null): string {
  if (author?.isSelf) return 'you, in another tab or on another device,';
  return author?.name ?? 'another person';
}

function Question({ type, chosen: { item, changedBy } }: { type: ContentTypeDefinition; chosen: Chosen }) {
  const title = titleOf(type, item);
  if (changedBy === undefined) return <p>“{title}” disappears from the site at once. You can undo this.</p>;
  return (
    <p>
      Not deleted yet: {whoIn(changedBy)} changed “{title}” on {formatDateTime(item.updatedAt)}, and this
      screen does not show that yet. If you delete it anyway, you can still undo it.
    </p>
  );
}
