import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { discardDraft, unpublishItem } from '../../../data/admin-content';
import { attempt } from '../../session/attempt';
import { confirmAction } from '../form/consent-check';
import { notifySaved } from '../items/notify-saved';
import { setCachedItem, invalidateLists } from '../queries/writes';

/** Changes of an item outside its form: each shows a toast and can be undone. `take` gets the changed item. */
export function useSteps(type: ContentTypeDefinition, take: (item: AnyItem) => void) {
  const [busy, setBusy] = useState(false);
  /** `work` gets whether the consent check has been answered. */
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
