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
import type { BulkResult } from '../bulk-edit/bulk-run';
import { type BulkAction, type Subject, useBulkActions } from '../bulk-edit/use-bulk-actions';
import { needsConsentCheck } from '../items/consent-check';
import { trashRead } from '../queries/reads';
import { invalidateAt, removeFromTrash, setCachedItem } from '../queries/writes';

/** The note before something is erased: copies remain. */
export const copiesText = `Copies of its files may remain on visitors’ devices for up to ${COPY_DAYS.devices} days and in backups for up to ${COPY_DAYS.backups} days.`;

/** An entry of the trash with its type's definition, and what tells it from all others. */
export interface Deleted extends TrashEntry {
  readonly id: string;
  readonly type: ContentType;
}

/** Entries with their definitions; those of a type that is no longer known are left out. */
export const deletedOf = (entries: readonly TrashEntry[]): Deleted[] =>
  entries.flatMap((entry) => {
    const type = contentTypeAt(entry.path);
    return type ? [{ ...entry, id: `${entry.path} ${entry.item._id}`, type }] : [];
  });

/** The title of a single item, or how many there are. */
const subjectOf = ([first, ...others]: readonly Subject[]) =>
  first && others.length === 0 ? `“${titleOf(first.type, first.item)}”` : `${1 + others.length} items`;

/** The link to the one item that is back, or to the one that keeps it from being restored. */
function linkAfter({ done: [only, ...others], failed, left }: BulkResult<Subject>): ToastExtra {
  const [refused] = failed.length === 1 ? failed : [];
  if (refused) {
    const { item: subject, error } = refused;
    const isConflict = error instanceof ApiProblem && error.problem.status === 409;
    if (!isConflict || needsConsentCheck(error)) return {};
    return { link: { label: `Open the ${oneOf(subject.type)}`, to: adminPaths.list(subject.type.path) } };
  }
  if (!only || others.length + failed.length + left.length > 0) return {};
  return { link: { label: 'Open it', to: itemAddress(only.type, only.item._id) } };
}

function confirmErasing(all: readonly Subject[]): Promise<boolean> {
  const [only] = all.length === 1 ? all : [];
  return confirm({
    title: only ? `Erase this ${oneOf(only.type)} for good?` : `Erase all ${all.length} items for good?`,
    action: only ? 'Erase now' : `Erase all ${all.length}`,
    cancel: only ? 'Keep it' : 'Keep them',
    children: (
      <>
        <p>
          {only ? `${subjectOf(all)} and its files leave` : 'They and their files leave'} the site at once.
          This cannot be undone.
        </p>
        <p>{copiesText}</p>
      </>
    ),
  });
}

const onRemoved = ({ type, item }: Subject) => removeFromTrash(type.path, item._id);

const restoring: BulkAction = {
  label: 'Restoring',
  done: 'restored',
  work: async ({ type, item }, answer) =>
    setCachedItem(type, await runItemAction(type.path, item, { name: 'restore' }, answer)),
  onRemoved,
  textOf: (done) => (done.length === 0 ? '' : `${subjectOf(done)} ${are(done.length)} back.`),
  extraOf: linkAfter,
};

const erasing: BulkAction = {
  label: 'Erasing',
  done: 'erased',
  work: ({ type, item }) =>
    apiData({ method: 'DELETE', path: `${apiPaths.one(type.path, item._id)}?view=trash` }),
  onRemoved,
  textOf: (done) => (done.length === 0 ? '' : `${subjectOf(done)} ${were(done.length)} erased.`),
};

/** Restores or erases items of the trash: one, several, or all of the type at `path`. */
export function useTrash(path: string | undefined, items: readonly Deleted[]) {
  const { run, chosen, ...state } = useBulkActions(items);
  const [isCounting, setCounting] = useState(false);
  const isBusy = isCounting || state.progress !== null;

  async function erase(all: readonly Subject[]): Promise<void> {
    if (!(await confirmErasing(all))) return;
    await run(erasing, all);
    invalidateAt(staffApiPaths.trash);
  }

  /** Erases everything that is in the trash now; what is deleted later stays. */
  async function empty(): Promise<void> {
    let found: readonly Subject[] | undefined;
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
  const actionsOn = (all: readonly Subject[]) => [
    { label: 'Restore', run: () => unlessBusy(() => run(restoring, all)) },
    { label: 'Erase now', isDangerous: true, run: () => unlessBusy(() => erase(all)) },
  ];
  return { ...state, isBusy, actionsOn, actions: actionsOn(chosen), empty: () => unlessBusy(empty) };
}
