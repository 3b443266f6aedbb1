import { defineStyle } from '@chakra-ui/react';

const far =
  'M0 30l39-3 24-8 39 9 34 5 35-8 29-20 59 17 51 10 37-4 28-10 25 7 28 4 23-2 19-6 39 7 27 5 25-4 15-8 26 4 25 3 53-7 39-16 42 14 50 8 18-1 21-3 31 3 19 2 18-2 18-6 35 9 31 6 27-4 32-8 19 4 19 2 56-7 33-17 56 17 43 11 41-4 26-10 54 8 32 5V60H0z';
const near =
  'M0 46l29-1 16-2 31 6 20 3 55-4 58-11 39 9 27 6 69-4 39-10 42 10 33 6 40-5 25-12 44 11 39 6 36-3 34-7 30 3 26 2 57-3 32-6 40 10 44 6 57-6 31-13 49 10 41 6 56-3 32-6 31 5 35 3 60-4 39-9 67 10 37 6V60H0z';

/** The look of an edge; its `color` is the ground of what follows below. */
export const edge = defineStyle({
  display: 'block',
  width: 'full',
  height: { base: '2.5rem', md: 'max(3rem, 4.17vw)' },
});

/** The edge between two sections: a line of hills, equally steep at each width. */
export const Edge = () => (
  <svg
    data-part="edge"
    aria-hidden
    viewBox="0 0 1440 60"
    preserveAspectRatio="xMidYMax slice"
    data-screen-only
  >
    <path d={far} fill="#F4A259" opacity=".35" />
    <path d={near} fill="currentColor" />
  </svg>
);
