import { type ContentTypeDefinition, type AnyItem, contentTypes } from '@content';
import { hasPage, isTypeWithPages, pagePath } from '@content/items/item';
import { publishingStateIn } from '@content/items/publishing-status';
import { adminPaths } from '../../../data/staff/admin-paths';
import { ApiProblem, isMissing } from '../../../data/staff/admin-client';
import { readItem, removeItem, runItemAction } from '../../../data/staff/admin-content';
import { confirm } from '../../admin-ui/dialog';
import { showToast, type ToastExtra } from '../../admin-ui/toasts';
import { formatDateTime, oneOf, titleOf } from '../../admin-ui/labels';
import { runWithToast } from '../../session/with-sign-in';
import { withConsentCheck } from './consent-check';
import { LinkedFrom } from './linked-from';
import { focusBeside, focusRow } from './list-place';
import { removeCachedItem, setCachedItem } from '../queries/writes';

/** Called when an item was deleted; returns a function that shows it again once it is restored. */
type OnDeleted = (item: AnyItem) => (restored: AnyItem) => void | Promise<void>;

/** A link to add a redirect from the page that an item had. */
function redirectLink(type: ContentTypeDefinition, item: AnyItem): ToastExtra {
  const to = contentTypes.find((other) => 'redirects' in other);
  if (!to || !isTypeWithPages(type) || !hasPage(type, item) || !publishingStateIn(item).isPublic) return {};
  const search = new URLSearchParams({ from: pagePath(type, item) }).toString();
  return { link: { label: 'Redirect its address', to: `${adminPaths.new(to.path)}?${search}` } };
}

function confirmDelete(type: ContentTypeDefinition, item: AnyItem, isChanged: boolean): Promise<boolean> {
  const title = titleOf(type, item);
  return confirm({
    title: isChanged ? `Delete the changed ${oneOf(type)}?` : `Delete this ${oneOf(type)}?`,
    action: isChanged ? 'Delete it anyway' : 'Delete',
    cancel: 'Keep it',
    children: isChanged ? (
      <p>
        Not deleted yet: “{title}” was changed on {formatDateTime(item.updatedAt)}, and this screen does not
        show that yet. If you delete it anyway, you can still undo it.
      </p>
    ) : (
      <>
        <p>
          “{title}”{' '}
          {publishingStateIn(item).isPublic ? 'disappears from the site at once' : 'goes to the trash'}. You
          can undo this.
        </p>
        <LinkedFrom type={type} id={item._id} isCount />
      </>
    ),
  });
}

const undo = (
  type: ContentTypeDefinition,
  deleted: AnyItem,
  onRestored: ReturnType<OnDeleted>,
): Promise<void> =>
  runWithToast(
    async () => {
      const restored = await withConsentCheck((answer) =>
        runItemAction(type.path, deleted, { name: 'restore' }, answer),
      );
      setCachedItem(type, restored);
      await onRestored(restored);
      focusRow(restored._id);
      showToast(`“${titleOf(type, deleted)}” is back.`);
    },
    {
      verb: 'brought back',
      onFailure: () => ({ action: { label: 'Try again', run: () => void undo(type, deleted, onRestored) } }),
    },
  );

/** Deletes an item after a question; a toast offers to undo that. `isChanged`: since the person saw it. */
export async function deleteItem(
  type: ContentTypeDefinition,
  item: AnyItem,
  onDeleted: OnDeleted,
  isChanged = false,
): Promise<void> {
  if (!(await confirmDelete(type, item, isChanged))) return;
  function leave() {
    const focusNext = focusBeside(item._id);
    removeCachedItem(type);
    const onRestored = onDeleted(item);
    focusNext();
    return onRestored;
  }
  await runWithToast(
    async () => {
      try {
        await removeItem(type.path, item);
      } catch (error) {
        if (error instanceof ApiProblem && error.problem.status === 412)
          return void deleteItem(type, await readItem(type.path, item._id), onDeleted, true);
        if (isMissing(error)) leave(); // Someone else was faster.
        throw error;
      }
      const onRestored = leave();
      showToast(`“${titleOf(type, item)}” was deleted.`, {
        action: { label: 'Undo', run: () => void undo(type, item, onRestored) },
        ...redirectLink(type, item),
      });
    },
    { verb: 'deleted', type },
  );
}
