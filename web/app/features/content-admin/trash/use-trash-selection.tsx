import { useState } from 'react';
import { eraseItem, listAllTrash, restoreItem } from '../../../data/admin-content';
import { confirm } from '../../admin-ui/dialog';
import { are, titleOf, were } from '../../admin-ui/labels';
import { runWithToast } from '../../session/run-with-toast';
import type { Selection } from '../bulk-edit/use-selection';
import { goneOf, notDoneOf, type Reported, report, useRun } from '../bulk-edit/use-run';
import { setCachedItem, takeFromTrash, invalidateTrash } from '../queries/writes';
import { copiesText, type Deleted, deletedOf } from './use-trash';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);
/** Restores or erases several items of the trash, up to all there are. */
export function useTrashSelection(
  path: string | undefined,
  shown: readonly Deleted[],
  selection: Selection,
  onDone: () => void,
) {
  const { run, ...state } = useRun<Deleted>(
    ({ type, entry }) => titleOf(type, entry.item),
    ({ type }) => type,
  );
  const [counting, setCounting] = useState(false);
  const chosen = shown.filter(({ id }) => selection.has(id));

  /** Gone items leave the list, also where somebody else has restored or erased them. */
  function leave(outcome: Reported<Deleted>, done: string): void {
    for (const { entry } of goneOf(outcome)) takeFromTrash(entry);
    if (notDoneOf(outcome).length === 0) onDone();
    report(done, outcome);
  }

  async function restore(): Promise<void> {
    const outcome = await run({
      label: 'Restoring',
      done: 'restored',
      items: chosen,
      work: async ({ type, entry }, answer) => ({
        type,
        item: await restoreItem(type.path, entry.item._id, answer),
      }),
    });
    for (const { type, item } of outcome.results) setCachedItem(type, item);
    const { length } = outcome.done;
    leave(outcome, length > 0 ? `${items(length)} ${are(length)} back.` : '');
  }

  async function erase(all: readonly Deleted[]): Promise<void> {
    const count = all.length;
    const isConfirmed = await confirm({
      title: count === 1 ? 'Erase 1 item for good?' : `Erase all ${count} items for good?`,
      action: count === 1 ? 'Erase it' : `Erase all ${count}`,
      cancel: 'Keep them',
      children: (
        <>
          <p>
            {count === 1 ? 'It and its files leave' : 'They and their files leave'} the site at once. This
            cannot be undone.
          </p>
          <p>{copiesText}</p>
        </>
      ),
    });
    if (!isConfirmed) return;
    const outcome = await run({
      label: 'Erasing',
      done: 'erased',
      items: all,
      work: ({ type, entry }) => eraseItem(type.path, entry.item._id),
    });
    const { length } = outcome.done;
    leave(outcome, length > 0 ? `${items(length)} ${were(length)} erased.` : '');
    invalidateTrash();
  }

  /** Reads what there is, however much: what is deleted from then on stays. */
  async function empty(): Promise<void> {
    if (counting || state.progress) return;
    let found: readonly Deleted[] | undefined;
    setCounting(true);
    await runWithToast(
      async () => {
        found = deletedOf(await listAllTrash(path));
      },
      { verb: 'erased' },
    );
    setCounting(false);
    if (found) await erase(found);
  }

  return {
    ...state,
    isBusy: counting || state.progress !== null,
    restore: () => void restore(),
    erase: () => void erase(chosen),
    empty: () => void empty(),
  };
}
