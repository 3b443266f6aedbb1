import { chakra } from '@chakra-ui/react';

/** Where an item's picture stands in a row, small; its width is the row's choice. */
export const ThumbnailFrame = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    aspectRatio: '4 / 3',
    flexShrink: 0,
    borderRadius: 'sm',
    overflow: 'hidden',
    background: 'bg.band',
    color: 'fg.muted',
  },
});
