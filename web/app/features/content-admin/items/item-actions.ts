import type { AnyItem, ContentTypeDefinition } from '@content';
import { useRef } from 'react';
import {
  type PublishingState,
  type PublishOptions,
  publishingStateIn,
} from '@content/items/publishing-status';
import { type ItemAction, readItem, runItemAction } from '../../../data/staff/admin-content';
import { ApiProblem } from '../../../data/staff/admin-client';
import { formAddress, siteAddress } from '../../admin-ui/addresses';
import { titleOf } from '../../admin-ui/labels';
import { savedText } from '../../admin-ui/publishing-labels';
import { showToast } from '../../admin-ui/toasts';
import { runWithToast } from '../../session/with-sign-in';
import { withConsentCheck } from './consent-check';
import { differingFields, formContentOf } from '../form/content/form-content';
import { pageNotShown } from '../form/content/form-notes';
import { invalidateLists, setCachedItem } from '../queries/writes';

const seenVersion = ({ _version }: AnyItem, { isPublic, publicVersion }: PublishingState) =>
  isPublic ? (publicVersion ?? _version) : null;

/** The publish options that restore a publishing state. */
function optionsFor({ state, publishAt, unpublishAt }: PublishingState): PublishOptions {
  if (state === 'draft') return { state: 'draft' };
  return { state: 'published', publishAt: state === 'scheduled' ? publishAt : null, unpublishAt };
}

/** The action that restores an item as it was, with its publishing state. */
const bringBack = (was: AnyItem): ItemAction => ({
  name: `versions/${was._version}/restore`,
  options: optionsFor(publishingStateIn(was)),
});

/** The action that undoes the first save of an item: it is unpublished, and a global gets its defaults. */
function undoOfFirst({ defaults }: ContentTypeDefinition, { state }: PublishingState): ItemAction | null {
  if (defaults)
    return { name: 'versions/0/restore', options: { state: state === 'draft' ? 'draft' : 'published' } };
  return state === 'draft' ? null : { name: 'unpublish' };
}

/**
 * What undoes a change; `before` is absent for a new item. Null where there is nothing to undo, and where one request could not:
 * a draft of changes that was published has taken the place of what visitors saw.
 */
export function undoOf(
  type: ContentTypeDefinition,
  before: AnyItem | undefined,
  after: AnyItem,
): ItemAction | null {
  const is = publishingStateIn(after);
  if (!before) return undoOfFirst(type, is);
  if (before._version >= after._version) return null;
  const was = publishingStateIn(before);
  const seen = seenVersion(before, was);
  if (seen === null && is.isPublic) return { name: 'unpublish' };
  const isSeenStill = seen !== null && seenVersion(after, is) === seen;
  const hadDraft = was.state === 'draft' || was.state === 'scheduled';
  if (isSeenStill && !hadDraft) return { name: 'discard-draft' };
  if (seen !== null && hadDraft && !isSeenStill) return null;
  return bringBack(before);
}

/** An item before and after a change; `before` is absent for a new one. */
export interface ItemChange {
  readonly item: AnyItem;
  readonly before: AnyItem | undefined;
}

interface NotifyOptions {
  /** Follows the title; by default the outcome: 'was saved.' */
  readonly words?: string | undefined;
  /** By default `undoOf` the change. */
  readonly undo?: ItemAction;
  readonly onUndone?: ((item: AnyItem) => void) | undefined;
}

/** Changes an item outside its form, with the consent check for pictures that become visible. Returns the changed item. */
async function changeItem(type: ContentTypeDefinition, before: AnyItem, action: ItemAction) {
  const item = await withConsentCheck((answer) => runItemAction(type.path, before, action, answer));
  setCachedItem(type, item);
  void invalidateLists(type.path);
  return item;
}

const runUndo = (type: ContentTypeDefinition, item: AnyItem, undo: ItemAction, { onUndone }: NotifyOptions) =>
  runWithToast(
    async () => {
      const back = await changeItem(type, item, undo);
      onUndone?.(back);
      const text = undo.name === 'unpublish' ? savedText(back, item) : 'is as it was before.';
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
  { item, before }: ItemChange,
  options: NotifyOptions = {},
): void {
  const url = publishingStateIn(item).state === 'published' ? siteAddress(type, item) : null;
  const undo = options.undo ?? undoOf(type, before, item);
  const text = `“${titleOf(type, item)}” ${options.words ?? savedText(item, before)}`;
  const notShown = pageNotShown(type, formContentOf(type, item)).map((advice) => advice.text);
  showToast([text, ...notShown].join(' '), {
    action: undo ? { label: 'Undo', run: () => void runUndo(type, item, undo, options) } : undefined,
    link: url === null ? undefined : { label: 'See on site', href: url },
  });
}

/** Changes an item outside its form, one change at a time: each shows a toast and can be undone. `onChanged` gets the item. */
export function useItemActions(type: ContentTypeDefinition, onChanged: (item: AnyItem) => void) {
  const isBusy = useRef(false);
  function run(before: AnyItem, action: ItemAction, options: Pick<NotifyOptions, 'words' | 'undo'> = {}) {
    if (isBusy.current) return;
    isBusy.current = true;
    void runWithToast(async () => {
      const item = await changeItem(type, before, action).catch(async (error: unknown) => {
        if (!(error instanceof ApiProblem) || ![409, 412].includes(error.problem.status)) throw error;
        // The form goes on from how the item is now, unless its content has changed: then Save asks.
        const latest = await readItem(type.path, before._id);
        if (differingFields(type, formContentOf(type, before), formContentOf(type, latest)).length === 0) {
          setCachedItem(type, latest);
          onChanged(latest);
        }
        throw error;
      });
      onChanged(item);
      notifySaved(type, { item, before }, { ...options, onUndone: onChanged });
    }).finally(() => (isBusy.current = false));
  }
  function discard(item: AnyItem): void {
    const words = 'is what visitors see again: the draft is given up.';
    run(item, { name: 'discard-draft' }, { words, undo: bringBack(item) });
  }
  return { run, discard };
}
