import { chakra, defineStyle } from '@chakra-ui/react';

/** How a button that holds one icon looks. */
export const roundButton = defineStyle({
  display: 'inline-grid',
  placeItems: 'center',
  boxSize: 'target',
  flexShrink: 0,
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'fg.body',
  background: 'bg.raised',
  cursor: 'pointer',
  transition: 'background-color 150ms, color 150ms',
  _hover: { background: 'bg.dark', color: 'fg.onDark' },
});

/** A button that holds one icon; `aria-label` says what it does. */
export const RoundButton = chakra('button', { base: roundButton });
