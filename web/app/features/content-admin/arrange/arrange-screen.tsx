import { chakra, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { adminPaths } from '../../../data/admin-paths';
import { Muted, Sheet, ScreenHead } from '../../admin-ui/layout';
import { textOf } from '../../admin-ui/labels';
import { allItemsRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import { SortableGroup } from './sortable-group';
import { useArrange } from './use-arrange';

/** The groups that are ordered one by one: of the choice that parts the list (employees' category), or the whole list. */
function groupsOf(type: ContentTypeDefinition, items: readonly AnyItem[]) {
  const by = type.order.find(({ rank }) => rank)?.field;
  const field = by === undefined ? undefined : type.fields[by];
  if (by === undefined || field?.kind !== 'choice') return [{ label: type.label.many, items }];
  return field.options
    .map((option) => ({ label: option, items: items.filter((item) => textOf(item, by) === option) }))
    .filter((group) => group.items.length > 0);
}

function Groups({ type, first }: { type: ContentTypeDefinition; first: readonly AnyItem[] }) {
  const { items, saving, move } = useArrange(type, first);
  const groups = groupsOf(type, items);
  return (
    <>
      <Muted role="status">{saving ? 'Saving …' : 'Every move is saved at once.'}</Muted>
      {groups.map((group) => (
        <Stack gap="3" key={group.label} as="section">
          {groups.length > 1 ? <chakra.h2 css={{ fontSize: 'lg' }}>{group.label}</chakra.h2> : null}
          <SortableGroup type={type} label={group.label} items={group.items} onMove={move} />
        </Stack>
      ))}
    </>
  );
}

/** The order in which visitors see a type's items: drag them, or move them with the keyboard or two buttons. */
export function ArrangeScreen({ type }: { type: ContentTypeDefinition }) {
  const many = type.label.many;
  return (
    <Stack gap="5" css={{ maxWidth: 'reading', marginInline: 'auto', width: 'full' }}>
      <ScreenHead
        title={`Order of ${many.toLowerCase()}`}
        back={{ to: adminPaths.list(type.path), label: many }}
      />
      <Loaded
        read={useRead(allItemsRead(type.path))}
        failure={type.messages.listFailed ?? `Failed to load ${many.toLowerCase()}`}
      >
        {(items) =>
          items.length > 0 ? (
            <Groups type={type} first={items} />
          ) : (
            <Sheet>
              <p>{type.messages.empty}</p>
            </Sheet>
          )
        }
      </Loaded>
    </Stack>
  );
}
