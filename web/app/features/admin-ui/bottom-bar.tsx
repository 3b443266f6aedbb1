import { chakra } from '@chakra-ui/react';

/** How far something has come, in percent. */
export function Progress({ percent, label = 'Upload' }: { percent: number; label?: string }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      height="2"
      marginBottom="2"
      borderRadius="full"
      overflow="hidden"
      background="bg.band"
    >
      <chakra.div
        height="full"
        background="accent.solid"
        transformOrigin="left"
        transition="transform 150ms"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </chakra.div>
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
