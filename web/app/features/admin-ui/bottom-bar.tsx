import { chakra, Progress as ChakraProgress } from '@chakra-ui/react';

/** How far something has come, in percent. */
export function Progress({ percent, label = 'Upload' }: { percent: number; label?: string }) {
  return (
    <ChakraProgress.Root value={percent}>
      <ChakraProgress.Track aria-label={label}>
        <ChakraProgress.Range />
      </ChakraProgress.Track>
    </ChakraProgress.Root>
  );
}

/** The bar at the foot of a sheet: always in reach of the thumb. */
export const BottomBar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    marginTop: '6',
    marginInline: { base: '-4', sm: '-6' },
    marginBottom: { base: '-4', sm: '-6' },
    paddingInline: { base: '4', sm: '6' },
    paddingBlock: '3',
    background: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    borderBottomRadius: 'lg',
  },
});

/** What the state is, in the bar: read aloud when there is a pause. */
export const BarText = chakra('p', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    flex: '1 1 12rem',
    lineHeight: '1.4',
    minHeight: '2.6em',
    alignContent: 'center',
  },
});
