import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { Point } from '@content/files/picture-details';
import { headsOf, shareCard } from '@content/items/item';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { DialogSection } from '../../admin-ui/dialog';
import { Help } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { Framed, type FramedProps, type FrameSectionProps, percent, rounded, shapeOf, WHOLE } from './framed';

/** How far an arrow key moves the mark, and with Shift. */
const STEP = 0.02;
const LEAP = 0.1;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface FocusPickerProps extends Omit<FramedProps, 'frame'> {
  readonly onFocus: (focus: Point) => void;
}

/** A picture with a mark on its focus, which is set by a click or a touch, or moved by arrow keys. */
function FocusPicker({ onFocus, ...picture }: FocusPickerProps) {
  const id = useId();
  const { crop, ratio, focus } = picture;
  const frame = shapeOf(crop, ratio);
  const put = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onFocus({ x: rounded((clientX - left) / width), y: rounded((clientY - top) / height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const distance = event.shiftKey ? LEAP : STEP;
    onFocus({ x: rounded(focus.x + step.x * distance), y: rounded(focus.y + step.y * distance) });
  };
  return (
    <Stack gap="2">
      <chakra.div
        css={{ position: 'relative', cursor: 'crosshair', touchAction: 'none' }}
        // An upright picture leaves room for what stands below it.
        style={{ width: `min(100%, calc(18rem * ${frame}))` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          put(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && put(event)}
      >
        <Framed {...picture} frame={frame} />
        <chakra.button
          type="button"
          aria-label={`Important place: ${percent(focus.x)} from the left, ${percent(focus.y)} from the top`}
          aria-describedby={`${id}-help`}
          onKeyDown={move}
          css={{
            position: 'absolute',
            boxSize: '2.75rem',
            margin: '-1.375rem',
            borderRadius: 'full',
            display: 'grid',
            placeItems: 'center',
            cursor: 'crosshair',
          }}
          style={{ left: `${100 * focus.x}%`, top: `${100 * focus.y}%` }}
        >
          <chakra.span
            aria-hidden
            css={{
              boxSize: '1.75rem',
              borderRadius: 'full',
              borderWidth: '3px',
              borderColor: 'white',
              background: 'rgb(0 0 0 / 0.25)',
              boxShadow: '0 0 0 2px rgb(0 0 0 / 0.85), inset 0 0 0 1px rgb(0 0 0 / 0.5)',
            }}
          />
        </chakra.button>
      </chakra.div>
      <Help id={`${id}-help`}>
        Click or tap on what matters most, for example a face. Or move the mark with the arrow keys.
      </Help>
    </Stack>
  );
}

const { width, height, words } = shareCard;
/** The frames in which the site shows pictures: width to height, and which part of its room the words beside it take. */
const frames = [
  { label: 'Card', frame: 4 / 3, beside: 0 },
  { label: 'Wide', frame: 16 / 9, beside: 0 },
  { label: 'Square', frame: 1, beside: 0 },
  { label: 'Shared link', frame: (width - words) / height, beside: words / width },
] as const;

/** Lets the person choose the focus, and shows the picture in each frame. */
export function FocusSection({ src, ratio, notes, onNotes }: FrameSectionProps) {
  const crop = notes.crop ?? WHOLE;
  const focus = notes.focus ?? headsOf({ width: shapeOf(crop, ratio), height: 1 });
  const picture = { src, ratio, crop, focus };
  return (
    <DialogSection title="What matters most in it?">
      <FocusPicker {...picture} onFocus={(place) => onNotes({ focus: place })} />
      <SimpleGrid
        as="ul"
        columns={{ base: 2, sm: 4 }}
        gap="3"
        alignItems="end"
        aria-label="How the site shows it"
      >
        {frames.map(({ label, frame, beside }) => (
          <li key={label}>
            <chakra.div
              css={{ background: 'bg.dark', borderRadius: 'sm', overflow: 'hidden' }}
              style={{ paddingInlineStart: `${100 * beside}%` }}
            >
              <Framed {...picture} frame={frame} />
            </chakra.div>
            <Muted css={{ fontSize: 'xs', marginTop: '1' }}>{label}</Muted>
          </li>
        ))}
      </SimpleGrid>
      {notes.focus ? (
        <Button variant="ghost" css={{ alignSelf: 'flex-start' }} onClick={() => onNotes({ focus: null })}>
          Let the site choose
        </Button>
      ) : null}
    </DialogSection>
  );
}
