import { chakra } from '@chakra-ui/react';

/** Line drawings of the four stations: the sun over the ridge, the path, the flag on the peak, the steps up. */
const drawings = [
  'M6 66l26-24 16 14 22-28 20 26 12-8 12 20M60 22a10 10 0 0 1 20 0M70 4v-2M52 10l-2-2M88 10l2-2M46 22h-4M98 22h-4',
  'M6 66l30-34 22 22 18-16 38 28M48 70q-8-8 4-12t2-12q-8-6 2-10M20 70q10-4 16 0',
  'M6 68l34-30 14 10 22-34 40 54M76 14V-2l16 6-16 6M64 32l8 6 6-6 8 6M24 68q20-10 44 0',
  'M6 68h22V54h22V40h22V26h22V12h20M94 12V-2M90 2l4-4 4 4M14 68v4M36 54v4M58 40v4M80 26v4',
] as const;

/** The drawing of a station, on screens that have room for it. */
export function JourneyArt({ station }: { station: number }) {
  return (
    <chakra.svg
      aria-hidden
      viewBox="0 -6 120 82"
      display={{ base: 'none', md: 'block' }}
      width="7.5rem"
      height="5.125rem"
      marginBottom="auto"
      fill="none"
      stroke="var(--chakra-colors-accent-mark)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[station]} />
    </chakra.svg>
  );
}
