import type { AnyItem, ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/publishing-status';
import { formAddress, siteAddress } from '../../admin-ui/addresses';
import { savedText } from '../../admin-ui/publishing-labels';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/labels';
import { runWithToast } from '../../session/run-with-toast';
import { formContentOf } from '../item-form/form-content';
import { pageNotShown } from '../item-form/form-notes';
import { stepsBack, undoChange } from './undo';
import { setCachedItem, invalidateLists } from '../queries/writes';

/** An item before and after a change; `before` is absent for a new one. */
export interface Changed {
  readonly item: AnyItem;
  readonly before: AnyItem | undefined;
}

export interface NotifyOptions {
  /** Follows the title; by default the outcome: 'was saved.' */
  readonly words?: string | undefined;
  readonly onUndone?: ((item: AnyItem) => void) | undefined;
}

const undo = (
  type: ContentTypeDefinition,
  { item, before }: Changed,
  options: NotifyOptions,
): Promise<void> =>
  runWithToast(
    async () => {
      const back = await undoChange(type, before, item, (reached) => {
        setCachedItem(type, reached);
        void invalidateLists(type.path);
        options.onUndone?.(reached);
      });
      const text = before || type.defaults ? 'is as it was before.' : savedText(back, item);
      showToast(`“${titleOf(type, back)}” ${text}`);
    },
    {
      verb: 'brought back',
      type,
      onFailure: () => ({ link: { label: 'Open it', to: formAddress(type, item._id) } }),
    },
  );

/** Shows a toast that an item was changed, with Undo and a link to where visitors see it. */
export function notifySaved(
  type: ContentTypeDefinition,
  changed: Changed,
  options: NotifyOptions = {},
): void {
  const { item, before } = changed;
  const url = publishingStateIn(item).state === 'published' ? siteAddress(type, item) : null;
  const isUndoable = stepsBack(type, before, item).length > 0;
  const text = `“${titleOf(type, item)}” ${options.words ?? savedText(item, before)}`;
  showToast([text, pageNotShown(type, formContentOf(type, item))].filter(Boolean).join(' '), {
    action: isUndoable ? { label: 'Undo', run: () => void undo(type, changed, options) } : undefined,
    link: url === null ? undefined : { label: 'See on site', href: url },
  });
}
