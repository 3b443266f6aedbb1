import { HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { hasView } from '../../admin-ui/addresses';
import { ItemReading } from '../field-types/registry';
import { History } from '../history/history';
import { ButtonLink } from '../../admin-ui/buttons';
import { Muted, Screen, Sheet } from '../../admin-ui/layout';
import { visibilityText } from '../../admin-ui/publishing-labels';
import { StateBadge } from '../../admin-ui/state-badge';
import { formatDateTime, titleOf } from '../../admin-ui/labels';
import { backToList } from '../items/list-place';
import { SiteLink } from '../items/item-menu';
import { loadRead } from '../queries/query-client';
import { itemRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { ItemFailure } from './item-failure';
import { typeOf } from '../../../data/staff/type-of';
import type { Route } from './+types/view-screen';

/** Types without a view of their own show the form. */
export async function clientLoader({ request, params: { path, id } }: Route.ClientLoaderArgs) {
  const type = typeOf({ path });
  if (!hasView(type)) throw redirect(adminPaths.edit(type.path, id));
  await loadRead(request, itemRead(type.path, id));
}

/**
 * /admins/:path/:id/view
 * One item, to read: every field with its label.
 */
export default function ViewScreen({ params }: Route.ComponentProps) {
  const { id } = params;
  const type: ContentTypeDefinition = typeOf(params);
  const read = useRead(itemRead(type.path, id));
  const { data: item } = read;
  const back = backToList(type);
  if (!item) {
    return (
      <Screen title={type.label.one} back={back}>
        <ItemFailure type={type} read={read} />
      </Screen>
    );
  }
  return (
    <Screen title={titleOf(type, item)} back={back} maxWidth="reading">
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
        <ItemReading type={type} item={item} />
      </Sheet>
      <Muted>
        Added on {formatDateTime(item.createdAt)} · last changed on {formatDateTime(item.updatedAt)}
      </Muted>
      <History target={{ path: type.path, id: item._id }} item={item} />
    </Screen>
  );
}
