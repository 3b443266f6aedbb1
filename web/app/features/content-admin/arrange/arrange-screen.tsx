import { chakra, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { arrangeField } from '@content/items/display-order';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { ListRow, Muted, RowText, Screen, Sheet } from '../../admin-ui/layout';
import { textOf, titleOf } from '../../admin-ui/labels';
import { MoveButtons, type MoveButtonsProps } from '../../admin-ui/move-buttons';
import { Sortable, sortableEntry, useSortableEntry } from '../../admin-ui/sortable';
import { Thumbnail } from '../items/thumbnail';
import { loadRead } from '../queries/query-client';
import { allItemsRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import { typeOf } from '../../../data/staff/type-of';
import { useArrange } from './use-arrange';
import type { Route } from './+types/arrange-screen';

/** The groups that are ordered one by one: of the choice that parts the list (employees' category), or the whole list. */
function groupsOf(type: ContentTypeDefinition, items: readonly AnyItem[]) {
  const by = type.order.find(({ rank }) => rank)?.field;
  const field = by === undefined ? undefined : type.fields[by];
  if (by === undefined || field?.type !== 'choice') return [{ label: type.label.many, items }];
  return field.options
    .map((option) => ({ label: option, items: items.filter((item) => textOf(item, by) === option) }))
    .filter((group) => group.items.length > 0);
}

interface SortableRowProps extends Omit<MoveButtonsProps, 'name'> {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
}

/** One item that can be moved: dragged by its handle, by the handle with the keyboard, or with two buttons. */
function SortableRow({ type, item, ...move }: SortableRowProps) {
  const title = titleOf(type, item);
  const { entry, handle } = useSortableEntry({ id: item._id, name: title });
  return (
    <ListRow
      {...entry}
      css={{
        ...sortableEntry,
        columnGap: { base: '2', sm: '3' },
        paddingInline: { base: '2', sm: '3' },
        paddingBlock: '2',
      }}
    >
      {handle}
      <Thumbnail type={type} item={item} css={{ width: { base: '2.75rem', sm: '4rem' } }} />
      <RowText css={{ fontWeight: 'bold', lineHeight: '1.35' }}>{title}</RowText>
      <chakra.span css={{ display: 'flex', flexShrink: 0 }}>
        <MoveButtons name={title} {...move} />
      </chakra.span>
    </ListRow>
  );
}

/** Items that are moved among themselves, by pointer, finger or keyboard. */
function Groups({ type, first }: { type: ContentTypeDefinition; first: readonly AnyItem[] }) {
  const { items, saving, move } = useArrange(type, first);
  const groups = groupsOf(type, items);
  return (
    <>
      <Muted role="status">{saving ? 'Saving …' : 'Every move is saved at once.'}</Muted>
      {groups.map((group) => {
        const entries = group.items.map((item) => ({ id: item._id, name: titleOf(type, item) }));
        const moveIn = (from: number, to: number) => move(group.items, from, to);
        return (
          <Stack gap="3" key={group.label} as="section">
            {groups.length > 1 ? <chakra.h2 css={{ fontSize: 'lg' }}>{group.label}</chakra.h2> : null}
            <Sortable entries={entries} onMove={moveIn} isSaidElsewhere>
              <Sheet as="ol" css={{ paddingInline: '0', paddingBlock: '0' }} aria-label={group.label}>
                {group.items.map((item, at) => (
                  <SortableRow
                    key={item._id}
                    type={type}
                    item={item}
                    at={at}
                    count={entries.length}
                    onMove={(to) => moveIn(at, to)}
                  />
                ))}
              </Sheet>
            </Sortable>
          </Stack>
        );
      })}
    </>
  );
}

/** Types that nobody puts in order show their list. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if (arrangeField(type) === undefined) throw redirect(adminPaths.list(type.path));
  await loadRead(request, allItemsRead(type.path));
}

/**
 * /admins/:path/arrange
 * The order in which visitors see a type's items: drag them, or move them with the keyboard or two buttons.
 */
export default function ArrangeScreen({ params }: Route.ComponentProps) {
  const type: ContentTypeDefinition = typeOf(params);
  const many = type.label.many;
  return (
    <Screen
      title={`Order of ${many.toLowerCase()}`}
      back={{ to: adminPaths.list(type.path), label: many }}
      maxWidth="reading"
    >
      <Loaded
        read={useRead(allItemsRead(type.path))}
        failure={type.messages.listFailed ?? `Failed to load ${many.toLowerCase()}`}
      >
        {(items) =>
          items.length > 0 ? (
            <Groups key={type.path} type={type} first={items} />
          ) : (
            <Sheet as="p">{type.messages.empty}</Sheet>
          )
        }
      </Loaded>
    </Screen>
  );
}
