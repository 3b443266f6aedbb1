import type { AnyItem, ContentTypeDefinition } from '@content';
import { logFailure } from '../../../data/admin-client';
import { formAddress, siteAddress } from '../../admin-ui/addresses';
import { failureText } from '../../admin-ui/failure-text';
import { publishingStateOf, savedText } from '../../admin-ui/publishing-labels';
import { showToast } from '../../admin-ui/toasts';
import { titleOf } from '../../admin-ui/labels';
import { withSignIn } from '../../session/sign-in-store';
import { contentOf } from '../form/content';
import { pageNotShown } from '../form/notes';
import { confirming } from '../form/picture-question';
import { stepsBack, undoChange } from './undo';
import { setCachedItem, invalidateLists } from '../queries/writes';

/** What has been changed: what it is now, and what it was, which is absent for a new item. */
export interface Changed {
  readonly item: AnyItem;
  readonly before: AnyItem | undefined;
}

export interface Telling {
  /** Goes on behind the title; by default what became of it: 'was saved.' */
  readonly words?: string | undefined;
  /** Told what an undo has made of the item. */
  readonly onUndone?: ((item: AnyItem) => void) | undefined;
}

async function undo(
  type: ContentTypeDefinition,
  { item, before }: Changed,
  telling: Telling,
  isConsentConfirmed = false,
): Promise<void> {
  try {
    const back = await withSignIn(() => undoChange(type, before, item, isConsentConfirmed));
    setCachedItem(type, back);
    invalidateLists(type.path);
    telling.onUndone?.(back);
    const told = before || type.defaults ? 'is as it was before.' : savedText(back, item);
    showToast(`“${titleOf(type, back)}” ${told}`);
  } catch (error) {
    logFailure(error);
    showToast(failureText(error, 'brought back', type), {
      link: { label: 'Open it', to: formAddress(type, item._id) },
      ...confirming(error, () => void undo(type, { item, before }, telling, true)),
    });
  }
}

/**
 * Tells that an item was changed, with a way to undo it, and the way to where visitors see it.
 */
export function notifySaved(type: ContentTypeDefinition, changed: Changed, telling: Telling = {}): void {
  const { item, before } = changed;
  const url = publishingStateOf(item).state === 'published' ? siteAddress(type, item) : null;
  const isUndoable = stepsBack(type, before, item).length > 0;
  const told = `“${titleOf(type, item)}” ${telling.words ?? savedText(item, before)}`;
  showToast([told, pageNotShown(type, contentOf(type, item))].filter(Boolean).join(' '), {
    action: isUndoable ? { label: 'Undo', run: () => void undo(type, changed, telling) } : undefined,
    link: url === null ? undefined : { label: 'See on site', href: url },
  });
}
