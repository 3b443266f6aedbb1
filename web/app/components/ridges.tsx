import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const far =
  'M0 44 90 30l70 12 120-30 96 26 88-12 104 22 132-36 96 28 120-14 84 18 140-34 100 26 104-10 96 14V60H0z';
const near = 'M0 52l110-12 96 10 130-24 110 22 126-10 120 14 132-26 116 20 128-8 112 10 124-18 136 16V60H0z';

interface RidgesProps extends ComponentProps<typeof chakra.svg> {
  /** The background of what follows below: the near ridge has its colour. */
  readonly surfaceBelow: 'bg.page' | 'bg.dark';
}

/** The edge between two sections: a line of hills, as steep on a phone as on a desk. */
export function Ridges({ surfaceBelow, ...style }: RidgesProps) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 0 1440 60"
      preserveAspectRatio="xMidYMax slice"
      display="block"
      width="full"
      height={{ base: '2rem', md: 'max(3rem, 4.17vw)' }}
      data-screen-only
      {...style}
    >
      <path d={far} fill="#F4A259" opacity=".35" />
      <chakra.path d={near} fill={surfaceBelow} />
    </chakra.svg>
  );
}
