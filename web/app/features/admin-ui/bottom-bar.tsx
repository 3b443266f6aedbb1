import { chakra, defineStyle, HStack, Progress as ChakraProgress } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useBottomInset } from './use-bottom-inset';

export function Progress({ percent, label = 'Upload' }: { percent: number; label?: string }) {
  return (
    <ChakraProgress.Root value={percent} marginBottom="2">
      <ChakraProgress.Track
        aria-label={label}
        css={{ height: '0.5rem', borderRadius: 'full', overflow: 'hidden', background: 'bg.band' }}
      >
        <ChakraProgress.Range
          css={{ height: 'full', background: 'accent.solid', transition: 'width 150ms' }}
        />
      </ChakraProgress.Track>
    </ChakraProgress.Root>
  );
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    // A message lies below it, and covers none of its buttons.
    bottom: 'var(--toast-room, 0px)',
    zIndex: '1',
    marginTop: '6',
    marginInline: { base: '-4', sm: '-6' },
    marginBottom: { base: '-4', sm: '-6' },
    paddingInline: { base: '4', sm: '6' },
    paddingBlock: { base: '2', sm: '3' },
    background: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    borderBottomLeftRadius: 'lg',
    borderBottomRightRadius: 'lg',
  },
});

/**
 * A sticky bar at the foot of a sheet, in reach of the thumb: a state and buttons, side by side where the state is short enough. It
 * never covers what has the focus (`aboveBars`).
 */
export const BottomBar = ({ progress, children }: { progress: ReactNode; children: ReactNode }) => (
  <Bar ref={useBottomInset('--bar-room')}>
    {progress}
    <HStack wrap="wrap" justify="space-between" columnGap="3" rowGap="2">
      {children}
    </HStack>
  </Bar>
);

export const BarText = chakra('p', {
  base: {
    fontSize: 'sm',
    color: 'fg.muted',
    flex: { base: '1 1 4.5rem', sm: '1 1 12rem' },
    minWidth: '0',
    lineHeight: '1.4',
    minHeight: { sm: '2.6em' },
    alignContent: 'center',
  },
});

/** Further words of a state, on phones for screen readers only. */
export const BarMore = chakra('span', { base: { smDown: { srOnly: true } } });

/** Keeps a control that is scrolled to clear of the bars of the window (`useBottomInset`). */
export const clearOfBars = defineStyle({
  // The page keeps clear of a bar at its head, which desks do not have here.
  scrollMarginTop: { base: '0', md: '-4.5rem' },
  scrollMarginBottom: '1rem',
});

/** Keeps all controls within an element clear of the bars of the window. */
export const aboveBars = defineStyle({ '& :is(input, textarea, select, button, a, li)': clearOfBars });
