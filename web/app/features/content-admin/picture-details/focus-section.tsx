import { Button, chakra, Stack } from '@chakra-ui/react';
import { headsOf, shareCard } from '@content/items/item';
import type { Area, Point } from '@content/files/picture-details';
import { type ReactNode, useState } from 'react';
import { Loading } from '../../admin-ui/feedback';
import { Muted } from '../../admin-ui/layout';
import { FocusPicker } from './focus-picker';
import { Framed } from './framed';
import { shapeOf } from './shape';

const { width, height, words } = shareCard;
/** The frames in which the site shows pictures: width to height, and which part of its room the words beside it take. */
const frames = [
  { label: 'Card', frame: 4 / 3, beside: 0 },
  { label: 'Wide', frame: 16 / 9, beside: 0 },
  { label: 'Square', frame: 1, beside: 0 },
  { label: 'Shared link', frame: (width - words) / height, beside: words / width },
] as const;

export function Heading({ children }: { children: string }) {
  return <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{children}</chakra.h3>;
}

interface WithRatioProps {
  readonly src: string;
  readonly children: (ratio: number) => ReactNode;
}

/**
 * Loads a picture, then renders its children with its ratio, width to height. An expired address, or a picture that the browser
 * cannot decode, leaves one line instead.
 */
export function WithRatio({ src, children }: WithRatioProps) {
  const [ratio, setRatio] = useState<number | null>();
  if (ratio === null) return <Muted>This picture cannot be shown here.</Muted>;
  if (ratio !== undefined) return children(ratio);
  return (
    <>
      <chakra.img
        src={src}
        alt=""
        css={{ height: '1px', opacity: '0' }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
        onError={() => setRatio(null)}
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
  return (
    <Stack gap="3" as="section">
      <Heading>What matters most in it?</Heading>
      <FocusPicker src={src} ratio={ratio} crop={crop} focus={focus} onFocus={onChoose} />
      <chakra.ul
        css={{
          display: 'grid',
          gap: '3',
          gridTemplateColumns: { base: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
          alignItems: 'end',
        }}
        aria-label="How the site shows it"
      >
        {frames.map(({ label, frame, beside }) => (
          <li key={label}>
            <chakra.div
              css={{ background: 'bg.dark', borderRadius: 'sm', overflow: 'hidden' }}
              style={{ paddingInlineStart: `${100 * beside}%` }}
            >
              <Framed src={src} ratio={ratio} crop={crop} focus={focus} frame={frame} />
            </chakra.div>
            <Muted css={{ fontSize: 'xs', marginTop: '1' }}>{label}</Muted>
          </li>
        ))}
      </chakra.ul>
      {chosen ? (
        <Button variant="ghost" css={{ alignSelf: 'flex-start' }} onClick={() => onChoose(null)}>
          Let the site choose
        </Button>
      ) : null}
    </Stack>
  );
}
