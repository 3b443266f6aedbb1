import type { Area, Point } from '@content/files/picture-details';
import { chakra } from '@chakra-ui/react';
import type { PictureNotes } from './notes';

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };

/** A fraction to the ten-thousandth, which is finer than a pixel of a preview. */
export const rounded = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** A fraction for people: '20 %'. */
export const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

/** Width to height of the part that is shown of a picture of `ratio`. */
export const shapeOf = ({ width, height }: Area, ratio: number) => (ratio * width) / height;

/** The same place of a picture once another part of it is shown; at its edge where it is not shown any more. */
export function focusWithin({ x, y }: Point, before: Area, after: Area): Point {
  return {
    x: rounded((before.x + x * before.width - after.x) / after.width),
    y: rounded((before.y + y * before.height - after.y) / after.height),
  };
}

/** The largest part of a picture of `ratio` that has a shape, with a place in its middle as far as the picture goes. */
export function largestAround({ x, y }: Point, shape: number, ratio: number): Area {
  const [width, height] = shape > ratio ? [1, ratio / shape] : [shape / ratio, 1];
  return {
    x: rounded(Math.min(x - width / 2, 1 - width)),
    y: rounded(Math.min(y - height / 2, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  };
}

/**
 * How the whole picture is drawn so that a frame shows the part `crop` of it, which fills the frame, with the focus as far from
 * the frame's edges as from the part's: its own size, and where its upper left corner lies, in percent of the frame. Shapes are
 * width to height.
 */
export function drawnInto(frame: number, { crop, focus }: { crop: Area; focus: Point }, ratio: number) {
  const shape = shapeOf(crop, ratio);
  const [across, down] = shape > frame ? [shape / frame, 1] : [1, frame / shape];
  const [width, height] = [across / crop.width, down / crop.height];
  return {
    width: 100 * width,
    height: 100 * height,
    left: 100 * (-focus.x * (across - 1) - crop.x * width),
    top: 100 * (-focus.y * (down - 1) - crop.y * height),
  };
}

/** The properties of a section about the picture as it is framed. */
export interface FrameSectionProps extends Pick<FramedProps, 'src' | 'ratio'> {
  readonly notes: PictureNotes;
  /** Called with the notes that change. */
  readonly onNotes: (part: Partial<PictureNotes>) => void;
}

export interface FramedProps {
  /** Address of the whole picture. */
  readonly src: string;
  /** Empty where it is decorative. */
  readonly alt?: string;
  /** Width to height of the whole picture, and of the frame. */
  readonly ratio: number;
  readonly frame: number;
  readonly crop: Area;
  readonly focus: Point;
}

/** A part of a picture in a frame of another shape, as the site will show it. */
export function Framed({ src, alt = '', ratio, frame, crop, focus }: FramedProps) {
  const { width, height, left, top } = drawnInto(frame, { crop, focus }, ratio);
  return (
    <chakra.span
      css={{
        display: 'block',
        position: 'relative',
        overflow: 'hidden',
        width: 'full',
        background: 'bg.band',
        borderRadius: 'sm',
      }}
      style={{ aspectRatio: `${frame}` }}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        style={{
          position: 'absolute',
          maxWidth: 'none',
          width: `${width}%`,
          height: `${height}%`,
          left: `${left}%`,
          top: `${top}%`,
        }}
      />
    </chakra.span>
  );
}
