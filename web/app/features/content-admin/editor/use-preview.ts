import type { AnyItem, ContentTypeDefinition } from '@content';
import { type PublishOptions, publishingStateIn } from '@content/items/publishing-status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endPreviews, makePreview } from '../../../data/admin-content';
import { showToast, type ToastExtra } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { runWithToast } from '../../session/run-with-toast';
import { copyText } from '../../admin-ui/copy-text';
import type { ItemFormControl } from './use-item-form';

type Use = { readonly name: 'open'; readonly tab: Window | null } | { readonly name: 'copy' };

/** Saves a form for a preview: visitors do not see it, and a scheduled item stays scheduled. */
const optionsOf = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateIn(item).state === 'scheduled' ? {} : { state: 'draft' };

/**
 * Shows a form's item as visitors will see it. Unsaved changes are saved as a draft first, which a toast says. The new tab is
 * opened at once, as browsers allow it only then, and closed if that fails.
 */
export function usePreview(type: ContentTypeDefinition, form: ItemFormControl) {
  const { item, phase, lastSaved, attempt: saves } = form;
  const isDirty = form.isDirty || form.isReading;
  const waiting = useRef<{ readonly use: Use; readonly saves: number } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function whileBusy(work: () => Promise<void>, onFailure?: () => ToastExtra): Promise<void> {
    setBusy(true);
    await runWithToast(work, { onFailure });
    setBusy(false);
  }

  const carryOut = (use: Use, { _id }: AnyItem) =>
    whileBusy(
      async () => {
        const { url, expiresAt } = await makePreview(type.path, _id);
        if (use.name === 'copy') {
          const link = new URL(url, window.location.origin).href;
          await copyText(link, `The link, which ends on ${formatDateTime(expiresAt)}, is`);
        } else if (use.tab && !use.tab.closed) use.tab.location.replace(url);
        else showToast('The preview is ready.', { link: { label: 'Open it', href: url } });
      },
      () => {
        if (use.name === 'open') use.tab?.close();
        return {};
      },
    );

  const endLinks = ({ _id }: AnyItem) =>
    whileBusy(async () => {
      await endPreviews(type.path, _id);
      showToast('Links copied earlier no longer work.');
    });

  const savedBefore = useRef(lastSaved);
  const onSaved = useEffectEvent((saved: AnyItem) => {
    const use = waiting.current?.use;
    waiting.current = null;
    if (use) void carryOut(use, saved);
  });
  useEffect(() => {
    if (lastSaved && lastSaved !== savedBefore.current) onSaved(lastSaved.item);
    savedBefore.current = lastSaved;
  }, [lastSaved]);
  // A save that was refused or could not be sent leads nowhere.
  useEffect(() => {
    const asked = waiting.current;
    if (!asked || phase.name === 'sending' || saves === asked.saves) return;
    if (asked.use.name === 'open') asked.use.tab?.close();
    waiting.current = null;
  }, [phase, saves]);

  function start(use: Use): void {
    if (item && !isDirty) return void carryOut(use, item);
    waiting.current = { use, saves };
    form.save(optionsOf(item));
  }

  return {
    busy: isBusy || phase.name === 'sending',
    endLinks: (of: AnyItem) => void endLinks(of),
    open: () => {
      if (!item && !isDirty) return showToast('There is nothing to preview yet.');
      start({ name: 'open', tab: window.open('about:blank', '_blank') });
    },
    copy: () => {
      if (!item && !isDirty) return showToast('There is nothing to preview yet.');
      start({ name: 'copy' });
    },
  };
}
