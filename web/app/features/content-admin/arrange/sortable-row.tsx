import { Button, chakra } from '@chakra-ui/react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AnyItem, ContentTypeDefinition } from '@content';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { LucideIcon } from 'lucide-react';
import { Thumbnail } from '../items/thumbnail';
import { ListRow } from '../../admin-ui/row-list';
import { titleOf } from '../../admin-ui/labels';

export interface SortableRowProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem;
  /** Index in its group, and how many there are. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** One item that can be moved: dragged by its handle, by the handle with the keyboard, or with two buttons. */
export function SortableRow({ type, item, at, count, onMove }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item._id });
  const title = titleOf(type, item);
  const move = (label: string, to: number, Arrow: LucideIcon) => (
    <Button
      aria-label={`${label}: ${title}`}
      aria-disabled={to < 0 || to >= count}
      onClick={() => onMove(to)}
    >
      <Arrow aria-hidden size="1.25rem" />
    </Button>
  );
  return (
    <ListRow
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      css={{
        columnGap: { base: '2', sm: '3' },
        paddingInline: { base: '2', sm: '3' },
        paddingBlock: '2',
        background: 'bg.raised',
        zIndex: isDragging ? '1' : '0',
        boxShadow: isDragging ? 'panel' : 'none',
        _first: { borderTopLeftRadius: 'lg', borderTopRightRadius: 'lg' },
        _last: {
          borderBottomWidth: '0',
          borderBottomLeftRadius: 'lg',
          borderBottomRightRadius: 'lg',
        },
      }}
    >
      <chakra.button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move: ${title}`}
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          boxSize: 'target',
          flexShrink: 0,
          borderRadius: 'md',
          color: 'fg.muted',
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'none',
          _hover: { background: 'bg.band', color: 'fg.body' },
        }}
      >
        <GripVertical aria-hidden size="1.5rem" />
      </chakra.button>
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
      <chakra.span css={{ display: 'flex', gap: '1', flexShrink: 0 }}>
        {move('Move up', at - 1, ArrowUp)}
        {move('Move down', at + 1, ArrowDown)}
      </chakra.span>
    </ListRow>
  );
}
