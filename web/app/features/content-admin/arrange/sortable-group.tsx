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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { Sheet } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { SortableRow } from './sortable-row';

const screenReaderInstructions = {
  draggable:
    'Press space or enter to pick this up, the arrow keys to move it, space or enter to put it down, Escape to leave it where it was.',
};

export interface SortableGroupProps {
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
