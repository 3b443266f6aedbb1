import { Button, chakra } from '@chakra-ui/react';
import {
  useSortable,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { AnyItem, ContentTypeDefinition } from '@content';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { LucideIcon } from 'lucide-react';
import {
  type Active,
  DndContext,
  KeyboardSensor,
  type Over,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { ListRow, Sheet } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
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

const screenReaderInstructions = {
  draggable:
    'Press space or enter to pick this up, the arrow keys to move it, space or enter to put it down, Escape to leave it where it was.',
};

interface SortableGroupProps {
  readonly type: ContentTypeDefinition;
  readonly label: string;
  readonly items: readonly AnyItem[];
  readonly onMove: (ids: readonly string[], from: number, to: number) => void;
}

/** Items that are moved among themselves, by pointer, finger or keyboard. */
export function SortableGroup({ type, label, items, onMove }: SortableGroupProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ _id }) => _id);
  const indexOf = ({ id }: Active | Over) => ids.indexOf(String(id));
  /** Says where an item stands, or would. */
  const place = (active: Active, does: (title: string) => string, at: Active | Over = active) => {
    const item = items[indexOf(active)];
    return item && `${does(titleOf(type, item))} number ${indexOf(at) + 1} of ${items.length}.`;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions,
        announcements: {
          onDragStart: ({ active }) => place(active, (title) => `Picked up ${title},`),
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? place(active, (title) => `${title} would be`, over) : undefined,
          // A move is told by its toast.
          onDragEnd: ({ active, over }) =>
            over && over.id !== active.id ? undefined : place(active, (title) => `${title} stays`),
          onDragCancel: ({ active }) => place(active, (title) => `${title} stays`),
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over) onMove(ids, indexOf(active), indexOf(over));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Sheet as="ol" css={{ paddingInline: '0', paddingBlock: '0' }} aria-label={label}>
          {items.map((item, at) => (
            <SortableRow
              key={item._id}
              type={type}
              item={item}
              at={at}
              count={items.length}
              onMove={(to) => onMove(ids, at, to)}
            />
          ))}
        </Sheet>
      </SortableContext>
    </DndContext>
  );
}
