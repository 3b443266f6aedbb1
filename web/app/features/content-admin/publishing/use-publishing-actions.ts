import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { ApiProblem } from '../../../data/staff/admin-client';
import { type ItemAction, readItem } from '../../../data/staff/admin-content';
import { runWithToast } from '../../session/with-sign-in';
import { differingFields, formContentOf } from '../item-content/form-content';
import { bringBack, changeItem, notifySaved, type NotifyOptions } from '../items/notify-saved';
import { setCachedItem } from '../queries/writes';

/** Changes of an item outside its form: each shows a toast and can be undone. `take` gets the changed item. */
export function usePublishingActions(type: ContentTypeDefinition, take: (item: AnyItem) => void) {
  const [busy, setBusy] = useState(false);
  async function run(
    before: AnyItem,
    action: ItemAction,
    options: Pick<NotifyOptions, 'words' | 'undo'> = {},
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    await runWithToast(async () => {
      const item = await changeItem(type, before, action).catch(async (error: unknown) => {
        if (!(error instanceof ApiProblem) || ![409, 412].includes(error.problem.status)) throw error;
        // The form goes on from how the item is now, unless its content has changed: then Save asks.
        const latest = await readItem(type.path, before._id);
        const changed = differingFields(type, formContentOf(type, before), formContentOf(type, latest));
        if (changed.length === 0) {
          setCachedItem(type, latest);
          take(latest);
        }
        throw error;
      });
      take(item);
      notifySaved(type, { item, before }, { ...options, onUndone: take });
    });
    setBusy(false);
  }
  return {
    run,
    discard: (item: AnyItem) =>
      void run(
        item,
        { name: 'discard-draft' },
        {
          words: 'is what visitors see again: the draft is given up.',
          undo: bringBack(item),
        },
      ),
  };
}
