import { IconButton } from '@chakra-ui/react';
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
import {
  useSortable,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';

interface SortableEntry {
  readonly id: string;
  /** For screen readers. */
  readonly name: string;
}

const screenReaderInstructions = {
  draggable:
    'Press space or enter to pick this up, the arrow keys to move it, space or enter to put it down, Escape to leave it where it was.',
};

interface SortableProps {
  /** In their order. */
  readonly entries: readonly SortableEntry[];
  readonly onMove: (from: number, to: number) => void;
  /** The new place of a moved entry is announced elsewhere. */
  readonly isSaidElsewhere?: boolean;
  readonly children: ReactNode;
}

/** A list whose entries can be moved by pointer, finger or keyboard. */
export function Sortable({ entries, onMove, isSaidElsewhere, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map(({ id }) => id);
  const indexOf = ({ id }: Active | Over) => ids.indexOf(String(id));
  const nameOf = (active: Active) => entries[indexOf(active)]?.name ?? '';
  const place = (at: Active | Over) => `number ${indexOf(at) + 1} of ${entries.length}.`;
  const moved = ({ active, over }: { active: Active; over: Over | null }, is: string) =>
    over && over.id !== active.id ? `${nameOf(active)} ${is} ${place(over)}` : undefined;
  const stays = ({ active }: { active: Active }) => `${nameOf(active)} stays ${place(active)}`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions,
        announcements: {
          onDragStart: ({ active }) => `Picked up ${nameOf(active)}, ${place(active)}`,
          onDragOver: (event) => moved(event, 'would be'),
          onDragEnd: (event) => {
            const end = moved(event, 'is now');
            return end && isSaidElsewhere ? undefined : (end ?? stays(event));
          },
          onDragCancel: stays,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active), indexOf(over));
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The properties of an entry's element within `Sortable`, and the handle by which it is moved. */
export function useSortableEntry({ id, name }: SortableEntry) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      variant="ghost"
      {...attributes}
      {...listeners}
      aria-label={`Move: ${name}`}
      css={{ color: 'fg.muted', cursor: isDragging ? 'grabbing' : 'grab', touchAction: 'none' }}
    >
      <GripVertical aria-hidden size="1.5rem" />
    </IconButton>
  );
  return {
    handle,
    entry: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging ? '' : undefined,
    },
  };
}

/** Styles of an entry in its list, and while it is dragged. */
export const sortableEntry = {
  background: 'bg.raised',
  position: 'relative',
  '&[data-dragging]': { zIndex: '1', boxShadow: 'panel' },
  _first: { borderTopRadius: 'lg' },
  _last: { borderBottomWidth: '0', borderBottomRadius: 'lg' },
} as const;
