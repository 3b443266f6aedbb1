import { chakra, defineStyle } from '@chakra-ui/react';

/** Styles of a button that holds one icon. */
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

/** A button that holds one icon, named by `aria-label`. */
export const RoundButton = chakra('button', { base: roundButton });
