import { chakra } from '@chakra-ui/react';
import type { Area, Point } from '@content/files/picture-details';
import { drawnInto } from './shape';

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
