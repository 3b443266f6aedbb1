import { Button, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import Eye from 'lucide-react/icons/eye';
import Link2 from 'lucide-react/icons/link-2';
import { BarMore } from '../../admin-ui/bottom-bar';
import { Muted } from '../../admin-ui/layout';
import { visibilityText } from '../../admin-ui/publishing-labels';
import { StateBadge } from '../../admin-ui/state-badge';
import { formatDateTime } from '../../admin-ui/labels';
import type { ItemFormControl } from './use-item-form';
import { SiteLink } from '../items/site-link';
import { usePreview } from './use-preview';

/** Above a form: what visitors see of the item, and the ways to see it as they do, or will. */
export function FormHead({ type, form }: { type: ContentTypeDefinition; form: ItemFormControl }) {
  const preview = usePreview(type, form);
  const { item, isDirty } = form;
  const isPlain =
    item && publishingStateIn(item).state === 'published' && publishingStateIn(item).unpublishAt === null;
  return (
    <Stack gap="3">
      {item && !isPlain ? (
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
          {form.isReady ? (
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
