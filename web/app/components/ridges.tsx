import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const far =
  'M0 22l29-2 36-6 43 5 26 13 31-9 42-12 26 9 32 9 26-4 35-9 34 5 24 9 43-6 31-15 23 9 29 12 51-10 40-14 36 9 43 16 50-12 38-11 38 7 24 14 30-5 21-13 41 5 49 11 37-7 26-12 33 8 26 13 27-11 23-10 29 7 35 15 41-5 48-9 41 7 38 10 33-12 32-14V60H0z';
const near =
  'M0 47l47-2 64-2 45 3 29 6 54-3 64-7 55 7 76 6 66-7 46-12 56 6 46 10 53-3 49-6 35 4 49 8 49-5 35-12 36 5 44 9 55-4 33-6 48 4 27 6 54-5 30-10 42 4 57 12 51-5 45-11V60H0z';

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
      height={{ base: '2.5rem', md: 'max(3rem, 4.17vw)' }}
      data-screen-only
      {...style}
    >
      <path d={far} fill="#F4A259" opacity=".35" />
      <chakra.path d={near} fill={surfaceBelow} />
    </chakra.svg>
  );
}
