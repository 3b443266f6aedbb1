import { chakra } from '@chakra-ui/react';
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
  /** What screen readers call it. */
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
  /** Whoever moves them says where an entry stands now. */
  readonly isSaidElsewhere?: boolean;
  readonly children: ReactNode;
}

/** Entries of a list that are moved among themselves, by pointer, finger or keyboard. */
export function Sortable({ entries, onMove, isSaidElsewhere, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = entries.map(({ id }) => id);
  const indexOf = ({ id }: Active | Over) => ids.indexOf(String(id));
  /** Says where an entry stands, or would. */
  const place = (active: Active, does: (name: string) => string, at: Active | Over = active) => {
    const entry = entries[indexOf(active)];
    return entry && `${does(entry.name)} number ${indexOf(at) + 1} of ${entries.length}.`;
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions,
        announcements: {
          onDragStart: ({ active }) => place(active, (name) => `Picked up ${name},`),
          onDragOver: ({ active, over }) =>
            over && over.id !== active.id ? place(active, (name) => `${name} would be`, over) : undefined,
          onDragEnd: ({ active, over }) =>
            over && over.id !== active.id
              ? isSaidElsewhere
                ? undefined
                : place(active, (name) => `${name} is now`, over)
              : place(active, (name) => `${name} stays`),
          onDragCancel: ({ active }) => place(active, (name) => `${name} stays`),
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

/** Of an entry within `Sortable`: what its element takes, and the handle that drags it, or moves it by the keyboard. */
export function useSortableEntry({ id, name }: SortableEntry) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <chakra.button
      ref={setActivatorNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Move: ${name}`}
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

/** How an entry looks in its list, and while it is dragged over the others. */
export const sortableEntry = {
  background: 'bg.raised',
  position: 'relative',
  '&[data-dragging]': { zIndex: '1', boxShadow: 'panel' },
  _first: { borderTopRadius: 'lg' },
  _last: { borderBottomWidth: '0', borderBottomRadius: 'lg' },
} as const;
