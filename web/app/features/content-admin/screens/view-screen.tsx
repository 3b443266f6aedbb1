import type { ContentTypeDefinition } from '@content';
import { chakra } from '@chakra-ui/react';
import { adminPaths } from '../../../data/admin-paths';
import { FieldReading, heldBy } from '../kinds/registry';
import { History } from '../history/history';
import { ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { momentInWords, titleOf } from '../../admin-ui/words';
import { ItemFailure } from './item-failure';
import type { LoadedItem } from './load-item';
import { SiteLink } from './site-link';

/** One item, to read: every field with its label. */
export function ViewScreen({ type, loaded }: { type: ContentTypeDefinition; loaded: LoadedItem }) {
  const back = { to: adminPaths.list(type.path), label: type.label.many };
  if (loaded.state !== 'ready') {
    return (
      <Stack gap="5">
        <ScreenHead title={type.label.one} back={back} />
        <ItemFailure type={type} loaded={loaded} />
      </Stack>
    );
  }
  const { item } = loaded;
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title={titleOf(type, item)} back={back} />
      <Row>
        <ButtonLink variant="solid" to={adminPaths.edit(type.path, item._id)}>
          Edit
        </ButtonLink>
        <SiteLink type={type} item={item} />
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
        Added on {momentInWords(item.createdAt)} · last changed on {momentInWords(item.updatedAt)}
      </Muted>
      <History target={{ path: type.path, id: item._id }} version={item._version} />
    </Stack>
  );
}
