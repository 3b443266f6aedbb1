import { css } from '#styled-system/css';
import { headsOf } from '@content/item';
import type { Area, Point } from '@content/picture-details';
import { type ReactNode, useState } from 'react';
import { Button } from '../../admin-ui/buttons';
import { Loading } from '../../admin-ui/feedback';
import { Muted, Stack } from '../../admin-ui/layout';
import { FocusPicker, Framed } from './focus-picker';
import { shapeOf } from './shape';

const SHARED = 'Shared link';

/** Shapes of the frames in which the site shows pictures, width to height. */
const frames = [
  { label: 'Card', frame: 4 / 3 },
  { label: 'Wide', frame: 16 / 9 },
  { label: 'Square', frame: 1 },
  { label: SHARED, frame: 1200 / 630 },
] as const;

export function Heading({ children }: { children: string }) {
  return <h3 className={css({ fontSize: 'md', fontWeight: 'bold' })}>{children}</h3>;
}

interface WithRatioProps {
  readonly src: string;
  readonly children: (ratio: number) => ReactNode;
}

/** Loads a picture, then renders its children with its ratio, width to height. */
export function WithRatio({ src, children }: WithRatioProps) {
  const [ratio, setRatio] = useState<number>();
  if (ratio !== undefined) return children(ratio);
  return (
    <>
      <img
        src={src}
        alt=""
        className={css({ height: '1px', opacity: '0' })}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
      <Loading lines={6} />
    </>
  );
}

export interface FocusSectionProps {
  readonly src: string;
  /** Width to height of the whole picture. */
  readonly ratio: number;
  readonly crop: Area;
  /** Null where the site chooses. */
  readonly chosen: Point | null;
  readonly onChoose: (focus: Point | null) => void;
}

/** Lets the person choose the focus, and shows the picture in each frame. */
export function FocusSection({ src, ratio, crop, chosen, onChoose }: FocusSectionProps) {
  const focus = chosen ?? headsOf({ width: shapeOf(crop, ratio), height: 1 });
  // Until somebody chooses, the card of a shared link is cut to what stands out in the picture, which is known on the site only.
  const shown = frames.filter(({ label }) => chosen !== null || label !== SHARED);
  return (
    <Stack as="section" css={{ gap: '3' }}>
      <Heading>What matters most in it?</Heading>
      <FocusPicker src={src} ratio={ratio} crop={crop} focus={focus} onFocus={onChoose} />
      <ul
        className={css({
          display: 'grid',
          gap: '3',
          gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
          alignItems: 'end',
        })}
        aria-label="How the site shows it"
      >
        {shown.map(({ label, frame }) => (
          <li key={label}>
            <Framed src={src} ratio={ratio} crop={crop} focus={focus} frame={frame} />
            <Muted css={{ fontSize: 'xs', marginTop: '1' }}>{label}</Muted>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Button variant="quiet" css={{ alignSelf: 'flex-start' }} onClick={() => onChoose(null)}>
          Let the site choose
        </Button>
      ) : null}
    </Stack>
  );
}
