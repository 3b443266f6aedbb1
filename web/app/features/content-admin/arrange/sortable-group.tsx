import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { useRef } from 'react';
import { Sheet } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/words';
import { SortableRow } from './sortable-row';

const instructions = {
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
  const name = (id: string | number) => {
    const item = items.find(({ _id }) => _id === id);
    return item ? titleOf(type, item) : '';
  };
  const position = (id: string | number) => `number ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const fresh = useRef(false);
  /** Where it would be put down. */
  const place = useRef('');
  const announcements: Announcements = {
    // Told with the first place below: until the rows are measured, no arrow key moves anything.
    onDragStart: () => {
      fresh.current = true;
      return undefined;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const isFresh = fresh.current;
      fresh.current = false;
      place.current = position(over.id);
      const pickedUp = `Picked up ${name(active.id)}, ${position(active.id)}.`;
      const moved = `${name(active.id)} would be ${place.current}.`;
      if (!isFresh) return moved;
      return over.id === active.id ? pickedUp : `${pickedUp} ${moved}`;
    },
    // The list may stand in its new order already, in which `over` has moved on.
    onDragEnd: ({ active, over }) => (over ? `${name(active.id)} is ${place.current}.` : undefined),
    onDragCancel: ({ active }) => `${name(active.id)} stays ${position(active.id)}.`,
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Sheet as="ol" padding="0" listStyleType="none" aria-label={label}>
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
