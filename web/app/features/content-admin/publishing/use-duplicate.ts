import type { AnyItem, ContentTypeDefinition } from '@content';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../../../data/admin-client';
import { duplicateItem } from '../../../data/admin-content';
import { adminPaths } from '../../../data/admin-paths';
import { failureText } from '../../admin-ui/failure-text';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/words';
import { withSignIn } from '../../session/sign-in-store';
import { listsHaveChanged } from '../queries/writes';

/** Returns what adds a draft with everything that an item has, and opens its form. */
export function useDuplicate(type: ContentTypeDefinition): (item: AnyItem) => void {
  const navigate = useNavigate();
  const isBusy = useRef(false);
  async function duplicate(item: AnyItem, key: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const copy = await withSignIn(() => duplicateItem(type.path, item._id, key));
      listsHaveChanged(type.path);
      void navigate(adminPaths.edit(type.path, copy._id));
      showToast(`This is a copy of “${titleOf(type, item)}”. Visitors do not see it until you publish it.`);
    } catch (error) {
      logFailure(error);
      // With the same key: where only the response was lost, the copy is there already.
      const run = () => void duplicate(item, key);
      showToast(failureText(error, 'done'), { action: { label: 'Try again', run } });
    } finally {
      isBusy.current = false;
    }
  }
  return (item) => void duplicate(item, crypto.randomUUID());
}
