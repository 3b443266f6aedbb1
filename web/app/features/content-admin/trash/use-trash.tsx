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
import { type Outcome, useRun, type Work } from '../bulk-edit/use-run';
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

/** The link to the one item that is back, or to the one that keeps it from being restored. */
function linkAfter({ done: [only, ...others], failed, left }: Outcome<Deleted>): ToastExtra {
  const [refused] = failed.length === 1 ? failed : [];
  if (refused) {
    const { item, error } = refused;
    const isConflict = error instanceof ApiProblem && error.problem.status === 409;
    if (!isConflict || needsConsentCheck(error)) return {};
    return { link: { label: `Open the ${oneOf(item.type)}`, to: adminPaths.list(item.type.path) } };
  }
  if (!only || others.length + failed.length + left.length > 0) return {};
  return { link: { label: 'Open it', to: itemAddress(only.type, only.entry.item._id) } };
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

const removeEntry = ({ entry }: Deleted) => removeFromTrash(entry);

const restoring: Work<Deleted> = {
  label: 'Restoring',
  done: 'restored',
  work: async ({ type, entry }, answer) =>
    setCachedItem(type, await runItemAction(type.path, entry.item, { name: 'restore' }, answer)),
  onGone: removeEntry,
  textOf: (done) => (done.length === 0 ? '' : `${subjectOf(done)} ${are(done.length)} back.`),
  extraOf: linkAfter,
};

const erasing: Work<Deleted> = {
  label: 'Erasing',
  done: 'erased',
  work: ({ type, entry }) =>
    apiData({ method: 'DELETE', path: `${apiPaths.one(type.path, entry.item._id)}?view=trash` }),
  onGone: removeEntry,
  textOf: (done) => (done.length === 0 ? '' : `${subjectOf(done)} ${were(done.length)} erased.`),
};

/**
 * Restores or erases items of the trash: one, several, or all of the type at `path`. `onOver` is told when all of them have left
 * it, also where somebody else was faster.
 */
export function useTrash(path: string | undefined, onOver: () => void) {
  const { run, ...state } = useRun<Deleted>(nameOf, ({ type }) => type, onOver);
  const [isCounting, setCounting] = useState(false);
  const isBusy = isCounting || state.progress !== null;

  async function erase(items: readonly Deleted[]): Promise<void> {
    if (!(await confirmErasing(items))) return;
    await run(erasing, items);
    invalidateAt(staffApiPaths.trash);
  }

  /** Reads what there is, however much: what is deleted from then on stays. */
  async function empty(): Promise<void> {
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

  const unlessBusy = (act: () => Promise<void>) => (isBusy ? undefined : void act());
  return {
    ...state,
    isBusy,
    restore: (items: readonly Deleted[]) => unlessBusy(() => run(restoring, items)),
    erase: (items: readonly Deleted[]) => unlessBusy(() => erase(items)),
    empty: () => unlessBusy(empty),
  };
}
