import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { discardDraft, unpublishItem } from '../../../data/admin-content';
import { attempt } from '../../session/attempt';
import { confirmAction } from '../form/consent-check';
import { notifySaved } from '../items/notify-saved';
import { setCachedItem, invalidateLists } from '../queries/writes';

/** Changes of an item without its form's Save: each is told, and can be undone. `take` is given the changed item. */
export function useSteps(type: ContentTypeDefinition, take: (item: AnyItem) => void) {
  const [busy, setBusy] = useState(false);
  /** `work` is told whether the pictures that need a decision are confirmed, once that was asked. */
  async function run(
    before: AnyItem,
    work: (isConsentConfirmed: boolean) => Promise<AnyItem>,
    words?: string,
    isConsentConfirmed = false,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    await attempt(
      async () => {
        const item = await work(isConsentConfirmed);
        setCachedItem(type, item);
        invalidateLists(type.path);
        take(item);
        notifySaved(type, { item, before }, { words, onUndone: take });
      },
      { onFailure: (error) => confirmAction(error, () => void run(before, work, words, true)) },
    );
    setBusy(false);
  }
  return {
    run,
    unpublish: (item: AnyItem) => void run(item, () => unpublishItem(type.path, item)),
    discard: (item: AnyItem) =>
      void run(
        item,
        () => discardDraft(type.path, item),
        'is what visitors see again: the draft is given up.',
      ),
  };
}
