import { HStack, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { adminPaths } from '../../../data/admin-paths';
import { ItemReading } from '../kinds/registry';
import { History } from '../history/history';
import { ButtonLink } from '../../admin-ui/buttons';
import { Muted, Sheet, ScreenHead } from '../../admin-ui/layout';
import { visibilityText } from '../../admin-ui/publishing-labels';
import { StateBadge } from '../../admin-ui/state-badge';
import { formatDateTime, titleOf } from '../../admin-ui/labels';
import { wayToList } from '../items/list-place';
import { SiteLink } from '../items/site-link';
import { itemRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ItemFailure } from './item-failure';

/** One item, to read: every field with its label. */
export function ViewScreen({ type, id }: { type: ContentTypeDefinition; id: string }) {
  const { data: item, error, busy, retry } = useRead(itemRead(type.path, id));
  const back = wayToList(type);
  if (!item) {
    return (
      <Stack gap="5">
        <ScreenHead title={type.label.one} back={back} />
        <ItemFailure type={type} error={error} busy={busy} onRetry={retry} />
      </Stack>
    );
  }
  return (
    <Stack gap="5" css={{ maxWidth: 'reading', marginInline: 'auto' }}>
      <ScreenHead title={titleOf(type, item)} back={back} />
      <HStack wrap="wrap" gap="3">
        <ButtonLink variant="solid" to={adminPaths.edit(type.path, item._id)}>
          Edit
        </ButtonLink>
        <SiteLink type={type} item={item} />
      </HStack>
      <HStack wrap="wrap" gap="2">
        <StateBadge item={item} />
        <Muted>{visibilityText(publishingStateIn(item))}</Muted>
      </HStack>
      <Sheet>
        <ItemReading type={type} item={item} gap="5" />
      </Sheet>
      <Muted>
        Added on {formatDateTime(item.createdAt)} · last changed on {formatDateTime(item.updatedAt)}
      </Muted>
      <History target={{ path: type.path, id: item._id }} item={item} />
    </Stack>
  );
}
