import { VisuallyHidden } from '@chakra-ui/react';
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { useState, type KeyboardEvent } from 'react';
import { Sheet } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { SortableRow } from './sortable-row';

/** The group tells both ways of moving in one place; the library's own announcements are silent. */
const silent = () => undefined;
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: {
    draggable:
      'Press space or enter to pick this up, the arrow keys to move it, space or enter to put it down, Escape to leave it where it was.',
  },
};

export interface SortableGroupProps {
  readonly type: ContentTypeDefinition;
  readonly label: string;
  readonly items: readonly AnyItem[];
  readonly onMove: (ids: readonly string[], from: number, to: number) => void;
}

/**
 * Items that are moved among themselves, by pointer, finger or keyboard. The keys are our own: the library's hear an
 * arrow only once a timer has run, and a key that comes before is lost.
 */
export function SortableGroup({ type, label, items, onMove }: SortableGroupProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  /** The item that the keyboard has picked up, and the index at which it would be put down. */
  const [lifted, setLifted] = useState<{ readonly id: string; readonly to: number } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ _id }) => _id);
  const shown = lifted ? arrayMove([...items], ids.indexOf(lifted.id), lifted.to) : items;
  const announce = (id: string, does: (title: string) => string, at: number) => {
    const item = items.find(({ _id }) => _id === id);
    if (item) setAnnouncement(`${does(titleOf(type, item))} number ${at + 1} of ${items.length}.`);
  };
  const indexOf = (id: unknown) => ids.indexOf(String(id));
  const pickUp = (id: string) => announce(id, (title) => `Picked up ${title},`, indexOf(id));
  const hover = (id: string, at: number) => announce(id, (title) => `${title} would be`, at);
  const leave = (id: string) => announce(id, (title) => `${title} stays`, indexOf(id));
  const putDown = (id: string, at: number) => {
    announce(id, (title) => `${title} is`, at);
    onMove(ids, indexOf(id), at);
  };

  /** Answers a key on an item's handle. */
  function press(event: KeyboardEvent, id: string): void {
    const isLifted = lifted?.id === id;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      setLifted(isLifted ? null : { id, to: indexOf(id) });
      if (isLifted) putDown(id, lifted.to);
      else pickUp(id);
    } else if (isLifted && step !== undefined) {
      const to = Math.min(Math.max(lifted.to + step, 0), ids.length - 1);
      setLifted({ id, to });
      hover(id, to);
    } else if (isLifted && event.key === 'Escape') {
      setLifted(null);
      leave(id);
    } else return;
    event.preventDefault();
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        setLifted(null);
        pickUp(String(active.id));
      }}
      onDragOver={({ active, over }) => {
        if (over && over.id !== active.id) hover(String(active.id), indexOf(over.id));
      }}
      onDragEnd={({ active, over }) => {
        if (over) putDown(String(active.id), indexOf(over.id));
      }}
      onDragCancel={({ active }) => leave(String(active.id))}
    >
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <SortableContext items={shown.map(({ _id }) => _id)} strategy={verticalListSortingStrategy}>
        <Sheet as="ol" css={{ paddingInline: '0', paddingBlock: '0' }} aria-label={label}>
          {shown.map((item, at) => (
            <SortableRow
              key={item._id}
              type={type}
              item={item}
              at={at}
              count={items.length}
              isLifted={lifted?.id === item._id}
              onKey={(event) => press(event, item._id)}
              onLeave={() => {
                setLifted(null);
                leave(item._id);
              }}
              onMove={(to) => onMove(ids, indexOf(item._id), to)}
            />
          ))}
        </Sheet>
      </SortableContext>
    </DndContext>
  );
}
