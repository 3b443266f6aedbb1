import type { AnyItem } from '@content';
import { useState } from 'react';
import { logFailure } from '../../../data/admin-client';
import { eraseItem, listAllTrash, restoreItem } from '../../../data/admin-content';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import type { Verb } from '../../admin-ui/failure-text';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { are, titleOf, were } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import type { Selection } from '../bulk/use-selection';
import { goneOf, notDoneOf } from '../bulk/run-all';
import type { Told } from '../bulk/use-run';
import { tell, useRun } from '../bulk/use-run';
import { setCachedItem, takeFromTrash, invalidateTrash } from '../queries/writes';
import { copiesText } from './trash-labels';
import type { Deleted } from './use-trash';
import { deletedOf } from './use-trash';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const nameOf = ({ type, entry }: Deleted) => titleOf(type, entry.item);
const reasonOf =
  (verb: Verb) =>
  (error: unknown, { type }: Deleted) =>
    failureText(error, verb, type);

/** What can be done with several items of the trash: to restore them, or to erase them, up to all there are. */
export function useTrashSeveral(
  path: string | undefined,
  shown: readonly Deleted[],
  selection: Selection,
  onDone: () => void,
) {
  const { run, ...state } = useRun();
  /** What is to be erased, once that is confirmed. */
  const [erasing, setErasing] = useState<readonly Deleted[] | null>(null);
  const [counting, setCounting] = useState(false);
  const chosen = shown.filter(({ id }) => selection.has(id));

  /** What has left the trash leaves the list, also where somebody else has restored or erased it. */
  function leave(outcome: Told<Deleted>, done: string): void {
    for (const { entry } of goneOf(outcome)) takeFromTrash(entry);
    if (notDoneOf(outcome).length === 0) onDone();
    tell(done, outcome);
  }

  async function restore(): Promise<void> {
    const back: [Deleted, AnyItem][] = [];
    const outcome = await run({
      label: 'Restoring',
      done: 'restored',
      items: chosen,
      work: async (each) => {
        const restored = await withSignIn(() => restoreItem(each.type.path, each.entry.item._id));
        back.push([each, restored]);
      },
      nameOf,
      reasonOf: reasonOf('restored'),
    });
    for (const [{ type }, item] of back) setCachedItem(type, item);
    const { length } = outcome.done;
    leave(outcome, length > 0 ? `${items(length)} ${are(length)} back.` : '');
  }

  async function erase(all: readonly Deleted[]): Promise<void> {
    const outcome = await run({
      label: 'Erasing',
      done: 'erased',
      items: all,
      work: ({ type, entry }) => withSignIn(() => eraseItem(type.path, entry.item._id)),
      nameOf,
      reasonOf: reasonOf('erased'),
    });
    const { length } = outcome.done;
    leave(outcome, length > 0 ? `${items(length)} ${were(length)} erased.` : '');
    invalidateTrash();
  }

  /** Reads what there is, however much: what is deleted from then on stays. */
  async function askToEmpty(): Promise<void> {
    if (counting || state.progress) return;
    setCounting(true);
    try {
      setErasing(deletedOf(await withSignIn(() => listAllTrash(path))));
    } catch (error) {
      logFailure(error);
      showToast(failureText(error, 'erased'));
    } finally {
      setCounting(false);
    }
  }

  const count = erasing?.length ?? 0;
  const dialog = (
    <ConfirmDialog
      open={erasing !== null}
      title={count === 1 ? 'Erase 1 item for good?' : `Erase all ${count} items for good?`}
      action={count === 1 ? 'Erase it' : `Erase all ${count}`}
      cancel="Keep them"
      onCancel={() => setErasing(null)}
      onConfirm={() => {
        setErasing(null);
        if (erasing) void erase(erasing);
      }}
    >
      <p>
        {count === 1 ? 'It and its files leave' : 'They and their files leave'} the site at once. This cannot
        be undone.
      </p>
      <p>{copiesText}</p>
    </ConfirmDialog>
  );
  return {
    ...state,
    isBusy: counting || state.progress !== null,
    restore: () => void restore(),
    askToErase: () => setErasing(chosen),
    askToEmpty: () => void askToEmpty(),
    dialog,
  };
}
