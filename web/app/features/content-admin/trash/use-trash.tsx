import { COPY_DAYS } from '@content/api/site-state';
import { type ContentType, contentTypeAt } from '@content';
import { apiPaths, MAX_PAGE_SIZE, type TrashEntry } from '@content/api/contract';
import { useState } from 'react';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, ApiProblem } from '../../../data/staff/admin-client';
import { runItemAction } from '../../../data/staff/admin-content';
import { readAllPages } from '../../../data/pages/read-all-pages';
import { adminPaths } from '../../../data/staff/admin-paths';
import { itemAddress } from '../../admin-ui/addresses';
import { confirm } from '../../admin-ui/dialog';
import { are, oneOf, titleOf, were } from '../../admin-ui/labels';
import type { ToastExtra } from '../../admin-ui/toasts';
import { runWithToast } from '../../session/with-sign-in';
import { goneOf, type Reported, report, useRun } from '../bulk-edit/use-run';
import { needsConsentCheck } from '../item-content/consent-check';
import { trashRead } from '../queries/reads';
import { invalidateAt, removeFromTrash, setCachedItem } from '../queries/writes';

/** Told before something is erased: copies remain. */
export const copiesText = `Copies of its files may remain on visitors’ devices for up to ${COPY_DAYS.devices} days and in backups for up to ${COPY_DAYS.backups} days.`;

/** An entry of the trash with its type's definition, and what tells it from all others. */
export interface Deleted {
  readonly id: string;
  readonly type: ContentType;
  readonly entry: TrashEntry;
}

/** Entries with their definitions; those of a type that is no longer known are left out. */
export const deletedOf = (entries: readonly TrashEntry[]): Deleted[] =>
  entries.flatMap((entry) => {
    const type = contentTypeAt(entry.path);
    return type ? [{ id: `${entry.path} ${entry.item._id}`, type, entry }] : [];
  });

const nameOf = ({ type, entry }: Deleted) => titleOf(type, entry.item);

/** The names of few are told, of more their number. */
const subjectOf = ([first, ...others]: readonly Deleted[]) =>
  first && others.length === 0 ? `“${nameOf(first)}”` : `${1 + others.length} items`;

/** The link to the one item that there can be, where it keeps another one from being restored. */
function inTheWay({ failed: [first, ...others] }: Reported<Deleted>): ToastExtra {
  if (!first || others.length > 0) return {};
  const { item, error } = first;
  const isConflict = error instanceof ApiProblem && error.problem.status === 409 && !needsConsentCheck(error);
  if (!isConflict) return {};
  return { link: { label: `Open the ${oneOf(item.type)}`, to: adminPaths.list(item.type.path) } };
}

function confirmErasing(all: readonly Deleted[]): Promise<boolean> {
  const [only] = all.length === 1 ? all : [];
  return confirm({
    title: only ? `Erase this ${oneOf(only.type)} for good?` : `Erase all ${all.length} items for good?`,
    action: only ? 'Erase now' : `Erase all ${all.length}`,
    cancel: only ? 'Keep it' : 'Keep them',
    children: (
      <>
        <p>
          {only ? `“${nameOf(only)}” and its files leave` : 'They and their files leave'} the site at once.
          This cannot be undone.
        </p>
        <p>{copiesText}</p>
      </>
    ),
  });
}

/**
 * Restores or erases items of the trash: one, several, or all of the type at `path`. `onGone` is told when all of them have left
 * it, also where somebody else was faster.
 */
export function useTrash(path: string | undefined, onGone: () => void) {
  const { run, ...state } = useRun<Deleted>(nameOf, ({ type }) => type);
  const [isCounting, setCounting] = useState(false);

  function leave(outcome: Reported<Deleted>, text: string, extra: ToastExtra): void {
    const gone = goneOf(outcome);
    for (const { entry } of gone) removeFromTrash(entry);
    if (outcome.failed.length + outcome.done.length === gone.length && outcome.left.length === 0) onGone();
    report(outcome.done.length > 0 ? `${subjectOf(outcome.done)} ${text}` : '', outcome, extra);
  }

  async function restore(items: readonly Deleted[]): Promise<void> {
    if (state.progress) return;
    const outcome = await run({
      label: 'Restoring',
      done: 'restored',
      items,
      work: async ({ type, entry }, answer) => ({
        type,
        item: await runItemAction(type.path, entry.item, { name: 'restore' }, answer),
      }),
    });
    for (const { type, item } of outcome.results) setCachedItem(type, item);
    const [only] = items.length === 1 ? outcome.results : [];
    const extra = only
      ? { link: { label: 'Open it', to: itemAddress(only.type, only.item._id) } }
      : inTheWay(outcome);
    leave(outcome, `${are(outcome.done.length)} back.`, extra);
  }

  async function erase(items: readonly Deleted[]): Promise<void> {
    if (state.progress || !(await confirmErasing(items))) return;
    const outcome = await run({
      label: 'Erasing',
      done: 'erased',
      items,
      work: ({ type, entry }) =>
        apiData({ method: 'DELETE', path: `${apiPaths.one(type.path, entry.item._id)}?view=trash` }),
    });
    leave(outcome, `${were(outcome.done.length)} erased.`, {});
    invalidateAt(staffApiPaths.trash);
  }

  /** Reads what there is, however much: what is deleted from then on stays. */
  async function empty(): Promise<void> {
    if (isCounting || state.progress) return;
    let found: readonly Deleted[] | undefined;
    setCounting(true);
    await runWithToast(
      async () => {
        found = deletedOf(await readAllPages(trashRead(path, MAX_PAGE_SIZE).readPage));
      },
      { verb: 'erased' },
    );
    setCounting(false);
    if (found) await erase(found);
  }

  return {
    ...state,
    isBusy: isCounting || state.progress !== null,
    restore: (items: readonly Deleted[]) => void restore(items),
    erase: (items: readonly Deleted[]) => void erase(items),
    empty: () => void empty(),
  };
}
