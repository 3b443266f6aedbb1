import { chakra } from '@chakra-ui/react';
import type { Point } from '@content/files/picture-details';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { Framed, type FramedProps } from './framed';
import { rounded, shapeOf } from './shape';
import { Help } from '../../admin-ui/forms';

/** How far an arrow key moves the place, and with Shift. */
const STEP = 0.02;
const LEAP = 0.1;

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const percent = (fraction: number) => `${Math.round(fraction * 100)} %`;

export interface FocusPickerProps extends Omit<FramedProps, 'frame'> {
  readonly onFocus: (focus: Point) => void;
}

/** The picture as it is shown, with a mark on what every crop keeps: put there by a click or a touch, or moved by arrow keys. */
export function FocusPicker({ onFocus, ...picture }: FocusPickerProps) {
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
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '2' }}>
      <chakra.div
        css={{
          position: 'relative',
          cursor: 'crosshair',
          touchAction: 'none',
        }}
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
            width: '2.75rem',
            height: '2.75rem',
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
              width: '1.75rem',
              height: '1.75rem',
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
    </chakra.div>
  );
}
