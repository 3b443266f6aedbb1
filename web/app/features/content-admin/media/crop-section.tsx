import { Button, chakra, HStack } from '@chakra-ui/react';
import type { Area } from '@content/files/picture-details';
import { headsOf } from '@content/items/item';
import { useState } from 'react';
import ReactCrop from 'react-image-crop';
import cropStyles from 'react-image-crop/dist/ReactCrop.css?inline';
import { DialogSection } from '../../admin-ui/dialog';
import { Muted } from '../../admin-ui/layout';
import {
  focusWithin,
  type FrameSectionProps,
  largestAround,
  percent,
  rounded,
  shapeOf,
  WHOLE,
} from './framed';

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

  function show(area: Area): void {
    const next = area.width > 0.995 && area.height > 0.995 ? WHOLE : area;
    onNotes({ crop: next === WHOLE ? null : next, focus: focus && focusWithin(focus, part, next) });
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
