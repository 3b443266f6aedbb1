import { chakra } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { ListRow, Sheet } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { MoveButtons } from '../../admin-ui/move-buttons';
import { Sortable, sortableEntry, useSortableEntry } from '../../admin-ui/sortable';
import { Thumbnail } from '../items/thumbnail';

interface SortableRowProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Index in its group, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** One item that can be moved: dragged by its handle, by the handle with the keyboard, or with two buttons. */
function SortableRow({ type, item, at, count, onMove }: SortableRowProps) {
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
      <chakra.span
        css={{
          flex: '1',
          minWidth: '0',
          fontWeight: 'bold',
          lineHeight: '1.35',
          overflowWrap: 'anywhere',
        }}
      >
        {title}
      </chakra.span>
      <chakra.span css={{ display: 'flex', flexShrink: 0 }}>
        <MoveButtons name={title} at={at} count={count} onMove={onMove} />
      </chakra.span>
    </ListRow>
  );
}

interface SortableGroupProps {
  readonly type: ContentTypeDefinition;
  readonly label: string;
  readonly items: readonly AnyItem[];
  readonly onMove: (ids: readonly string[], from: number, to: number) => void;
}

/** Items that are moved among themselves, by pointer, finger or keyboard. */
export function SortableGroup({ type, label, items, onMove }: SortableGroupProps) {
  const ids = items.map(({ _id }) => _id);
  const entries = items.map((item) => ({ id: item._id, name: titleOf(type, item) }));
  const move = (from: number, to: number) => onMove(ids, from, to);
  return (
    <Sortable entries={entries} onMove={move} isSaidElsewhere>
      <Sheet as="ol" css={{ paddingInline: '0', paddingBlock: '0' }} aria-label={label}>
        {items.map((item, at) => (
          <SortableRow
            key={item._id}
            type={type}
            item={item}
            at={at}
            count={items.length}
            onMove={(to) => move(at, to)}
          />
        ))}
      </Sheet>
    </Sortable>
  );
}
