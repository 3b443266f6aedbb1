import type { AnyItem } from '@content';
import { type PublishOptions, publishingStateIn } from '@content/items/publishing-status';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import { endPreviews, makePreview } from '../../../../data/staff/admin-content';
import { showToast } from '../../../admin-ui/toasts';
import { formatDateTime } from '../../../admin-ui/labels';
import { runWithToast } from '../../../session/with-sign-in';
import { copyText } from '../../../admin-ui/copy-text';
import { BarMore } from '../../../admin-ui/bottom-bar';
import { Muted } from '../../../admin-ui/layout';
import { badgeOf, visibilityText } from '../../../admin-ui/publishing-labels';
import { StateBadge } from '../../../admin-ui/state-badge';
import { SiteLink } from '../../items/item-menu';
import type { ItemFormControl } from '../state/use-item-form';

/** The use of a preview: its link, or a tab, opened at once as browsers allow it only then. */
type Use = 'copy' | { readonly tab: Window | null };

const closeTab = (use: Use) => use !== 'copy' && use.tab?.close();

/** Saves a form for a preview: visitors do not see it, and a scheduled item stays scheduled. */
const optionsOf = (item: AnyItem | undefined): PublishOptions =>
  item && publishingStateIn(item).state === 'scheduled' ? {} : { state: 'draft' };

/** Shows a form's item as visitors will see it. Unsaved changes are saved as a draft first, which a toast says. */
function usePreview(form: ItemFormControl) {
  const { type, item, phase, lastSaved, attempt } = form;
  const isDirty = form.isDirty || form.reading.length > 0;
  /** The use that waits for a save, and what had been saved when that began. */
  const waiting = useRef<{ readonly use: Use; readonly before: typeof lastSaved } | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function whileBusy(work: () => Promise<void>, use: Use = 'copy'): Promise<void> {
    setBusy(true);
    await runWithToast(work, {
      onFailure: () => {
        closeTab(use);
        return {};
      },
    });
    setBusy(false);
  }

  const showPreview = (use: Use, { _id }: AnyItem) =>
    whileBusy(async () => {
      const { url, expiresAt } = await makePreview(type.path, _id);
      if (use === 'copy') {
        const link = new URL(url, window.location.origin).href;
        await copyText(link, `The link, which ends on ${formatDateTime(expiresAt)}, is`);
      } else if (use.tab && !use.tab.closed) use.tab.location.replace(url);
      else showToast('The preview is ready.', { link: { label: 'Open it', href: url } });
    }, use);

  const continueAfterSave = useEffectEvent(() => {
    const begun = waiting.current;
    if (!begun || phase.name === 'sending' || phase.name === 'reading') return;
    waiting.current = null;
    if (lastSaved && lastSaved !== begun.before) void showPreview(begun.use, lastSaved.item);
    // A save that was refused or could not be sent leads nowhere.
    else closeTab(begun.use);
  });
  useEffect(() => continueAfterSave(), [phase, attempt]);

  function begin(createUse: () => Use): void {
    if (!item && !isDirty) return showToast('There is nothing to preview yet.');
    const use = createUse();
    if (item && !isDirty) return void showPreview(use, item);
    waiting.current = { use, before: lastSaved };
    form.save(optionsOf(item));
  }

  return {
    busy: isBusy || phase.name === 'sending',
    endLinks: ({ _id }: AnyItem) =>
      void whileBusy(async () => {
        await endPreviews(type.path, _id);
        showToast('Links copied earlier no longer work.');
      }),
    open: () => begin(() => ({ tab: window.open('about:blank', '_blank') })),
    copy: () => begin(() => 'copy'),
  };
}

/** The head of a form: what visitors see of the item, and the ways to look at it and at its preview. */
export function FormHead({ form }: { form: ItemFormControl }) {
  const preview = usePreview(form);
  const { type, item, isDirty } = form;
  return (
    <Stack gap="3">
      {item && badgeOf(publishingStateIn(item)) ? (
        <HStack wrap="wrap" gap="2">
          <StateBadge item={item} />
          <Muted>{visibilityText(publishingStateIn(item))}</Muted>
          <Button variant="ghost" aria-disabled={preview.busy} onClick={() => preview.endLinks(item)}>
            End links to previews
          </Button>
        </HStack>
      ) : null}
      <HStack wrap="wrap" justify="space-between" gap="2">
        <Muted css={{ flex: '1 1 12rem' }}>
          {item ? `Last changed on ${formatDateTime(item.updatedAt)}` : ''}
        </Muted>
        <HStack wrap="wrap" gap="2" css={{ '& > *': { paddingInline: { base: '3', sm: '4' } } }}>
          {form.isReady && type.pages ? (
            <>
              <Button aria-disabled={preview.busy} onClick={preview.open}>
                <Eye aria-hidden size="1.25rem" />
                {isDirty ? 'Save draft and preview' : 'Preview'}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </Button>
              <Button aria-disabled={preview.busy} onClick={preview.copy}>
                <Link2 aria-hidden size="1.25rem" />
                <span>
                  Copy link<BarMore> for a colleague (3 days)</BarMore>
                </span>
              </Button>
            </>
          ) : null}
          {item ? <SiteLink type={type} item={item} /> : null}
        </HStack>
      </HStack>
    </Stack>
  );
}
