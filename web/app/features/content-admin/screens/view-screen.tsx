import type { ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import { adminPaths } from '../../../data/admin-paths';
import { heldBy } from '../kinds/kind-view';
import { FieldReading } from '../kinds/registry';
import { History } from '../history/history';
import { ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { publishingStateOf, visibilityText } from '../../admin-ui/publishing-labels';
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
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={titleOf(type, item)} back={back} />
      <Row>
        <ButtonLink variant="solid" to={adminPaths.edit(type.path, item._id)}>
          Edit
        </ButtonLink>
        <SiteLink type={type} item={item} />
      </Row>
      <Row gap="2">
        <StateBadge item={item} />
        <Muted>{visibilityText(publishingStateOf(item))}</Muted>
      </Row>
      <Sheet>
        <Stack as="dl" gap="5">
          {Object.entries(type.fields).map(([name, field]) => (
            <div key={name}>
              <chakra.dt fontSize="sm" fontWeight="bold" color="fg.muted">
                {field.label}
              </chakra.dt>
              <chakra.dd overflowWrap="anywhere">
                <FieldReading {...heldBy(item, name, field)} />
              </chakra.dd>
            </div>
          ))}
        </Stack>
      </Sheet>
      <Muted>
        Added on {formatDateTime(item.createdAt)} · last changed on {formatDateTime(item.updatedAt)}
      </Muted>
      <History target={{ path: type.path, id: item._id }} item={item} />
    </Stack>
  );
}
