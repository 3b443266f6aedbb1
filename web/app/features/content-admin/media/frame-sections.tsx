import { Button, chakra, HStack, SimpleGrid, Stack } from '@chakra-ui/react';
import type { Area, Point } from '@content/files/picture-details';
import { headsOf, shareCard } from '@content/items/item';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import ReactCrop from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import { Help } from '../../admin-ui/forms';
import { Muted } from '../../admin-ui/layout';
import { DialogSection } from './consent-fields';
import {
  focusWithin,
  Framed,
  type FramedProps,
  largestAround,
  percent,
  rounded,
  shapeOf,
  WHOLE,
} from './framed';
import type { PictureNotes } from './notes';

/** A part of the dialog that asks something of the picture as it is framed. */
interface FrameSectionProps {
  readonly src: string;
  /** Width to height of the whole picture. */
  readonly ratio: number;
  readonly notes: PictureNotes;
  /** Told what changes of them. */
  readonly onNotes: (part: Partial<PictureNotes>) => void;
}

const shapes = [
  { label: 'Any shape', value: undefined },
  { label: '4 : 3', value: 4 / 3 },
  { label: '16 : 9', value: 16 / 9 },
  { label: 'Square', value: 1 },
] as const;

const mapArea = ({ x, y, width, height }: Area, map: (length: number) => number): Area => ({
  x: map(x),
  y: map(y),
  width: map(width),
  height: map(height),
});

/** Lets the person choose the part of a picture that is shown. */
export function CropSection({ src, ratio, notes, onNotes }: FrameSectionProps) {
  const { crop = null, focus } = notes;
  const [shape, setShape] = useState<number>();
  const part = crop ?? WHOLE;

  function show(wanted: Area): void {
    const isWhole = wanted.width > 0.995 && wanted.height > 0.995;
    const next = isWhole ? WHOLE : wanted;
    onNotes({ crop: isWhole ? null : next, focus: focus && focusWithin(focus, part, next) });
  }

  function choose(next: number | undefined): void {
    setShape(next);
    if (next === undefined) return;
    // The largest part in the shape, with what matters most in its middle.
    const kept = focus ?? headsOf({ width: shapeOf(part, ratio), height: 1 });
    show(largestAround(focusWithin(kept, part, WHOLE), next, ratio));
  }

  return (
    <DialogSection title="Which part is shown?">
      <style>{cropStyles}</style>
      <HStack wrap="wrap" gap="2" role="group" aria-label="Shape of the part">
        {shapes.map(({ label, value }) => (
          <Button
            key={label}
            aria-pressed={shape === value}
            css={shape === value ? { borderColor: 'link.body', background: 'bg.band' } : undefined}
            onClick={() => choose(value)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="ghost"
          aria-disabled={crop === null}
          onClick={() => {
            setShape(undefined);
            show(WHOLE);
          }}
        >
          Show all of it
        </Button>
      </HStack>
      <chakra.div
        css={{
          '--rc-drag-handle-size': '1rem',
          '--rc-drag-handle-mobile-size': '2rem',
          '--rc-focus-color': '{colors.link.body}',
          // Half of a corner's handle lies outside of the picture.
          '@media (pointer: coarse)': { margin: '4' },
          '& [class~=ReactCrop] img': { display: 'block', maxHeight: '22rem!' },
        }}
      >
        <ReactCrop
          crop={{ unit: '%', ...mapArea(part, (length) => 100 * length) }}
          aspect={shape}
          minWidth={24}
          minHeight={24}
          keepSelection
          onChange={(_, next) => show(mapArea(next, (length) => rounded(length / 100)))}
        >
          <img src={src} alt="The whole picture" />
        </ReactCrop>
      </chakra.div>
      <Muted aria-live="polite">
        {crop === null
          ? 'All of it is shown. Pull in an edge or a corner, or move them with Tab and the arrow keys.'
          : `${percent(crop.width)} of its width and ${percent(crop.height)} of its height are shown. The whole picture is kept: you can always go back.`}
      </Muted>
    </DialogSection>
  );
}

/** How far an arrow key moves the place, and with Shift. */
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

/** The picture as it is shown, with a mark on what every crop keeps: put there by a click or a touch, or moved by arrow keys. */
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
    const far = event.shiftKey ? LEAP : STEP;
    onFocus({ x: rounded(focus.x + step.x * far), y: rounded(focus.y + step.y * far) });
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
          style={{ left: percent(focus.x).replace(' ', ''), top: percent(focus.y).replace(' ', '') }}
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
  const shown = { src, ratio, crop, focus };
  return (
    <DialogSection title="What matters most in it?">
      <FocusPicker {...shown} onFocus={(place) => onNotes({ focus: place })} />
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
              <Framed {...shown} frame={frame} />
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
