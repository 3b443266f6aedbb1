import { COPY_DAYS } from '@content/site-state';
import { type ContentType, contentTypeAt } from '@content';
import type { TrashEntry } from '@content/contract';
import { useRef, useState } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { ApiProblem, isMissing, logFailure } from '../../../data/admin-client';
import { eraseItem, restoreItem } from '../../../data/admin-content';
import { withSignIn } from '../../session/sign-in-store';
import { confirm } from '../../admin-ui/dialog';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { needsConsentCheck, withConsentCheck } from '../form/consent-check';
import { itemAddress } from '../../admin-ui/addresses';
import { oneOf, titleOf } from '../../admin-ui/labels';
import { trashRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import { setCachedItem, invalidateAudit, takeFromTrash } from '../queries/writes';

export function daysLeftText(days: number): string {
  if (days === 0) return 'erased with the next daily clean-up';
  return days === 1 ? '1 day left' : `${days} days left`;
}

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

const isInTheWay = (error: unknown) =>
  error instanceof ApiProblem && error.problem.status === 409 && !needsConsentCheck(error);

/** The trash on the screen, and what can be done with what lies in it. `onGone` is told when an item has left it. */
export function useTrash(path: string | undefined, onGone: () => void) {
  const list = usePages(trashRead(path));
  const [busy, setBusy] = useState<string>();
  const working = useRef(false);

  async function act(
    deleted: Deleted,
    done: 'restored' | 'erased',
    work: () => Promise<void>,
  ): Promise<void> {
    if (working.current) return;
    const { type, entry } = deleted;
    const leave = () => {
      takeFromTrash(entry);
      onGone();
    };
    working.current = true;
    setBusy(entry.item._id);
    try {
      await withSignIn(work);
      leave();
    } catch (error) {
      logFailure(error);
      if (isMissing(error)) leave();
      const link = { label: `Open the ${oneOf(type)}`, to: adminPaths.list(type.path) };
      showToast(failureText(error, done, type), isInTheWay(error) ? { link } : {});
    } finally {
      working.current = false;
      setBusy(undefined);
    }
  }

  async function erase(deleted: Deleted): Promise<void> {
    const { type, entry } = deleted;
    const title = titleOf(type, entry.item);
    const isConfirmed = await confirm({
      title: `Erase this ${oneOf(type)} for good?`,
      action: 'Erase now',
      cancel: 'Keep it',
      children: (
        <>
          <p>“{title}” and its files leave the site at once. This cannot be undone.</p>
          <p>{copiesText}</p>
        </>
      ),
    });
    if (!isConfirmed) return;
    await act(deleted, 'erased', async () => {
      await eraseItem(type.path, entry.item._id);
      invalidateAudit();
      showToast(`“${title}” was erased.`);
    });
  }

  return {
    list,
    working: busy,
    items: deletedOf(list.items ?? []),
    restore: (deleted: Deleted) =>
      void act(deleted, 'restored', async () => {
        const { type, entry } = deleted;
        const item = await withConsentCheck((answer) => restoreItem(type.path, entry.item._id, answer));
        setCachedItem(type, item);
        const link = { label: 'Open it', to: itemAddress(type, item._id) };
        showToast(`“${titleOf(type, item)}” is back.`, { link });
      }),
    erase: (deleted: Deleted) => void erase(deleted),
  };
}
