import { defineStyle } from '@chakra-ui/react';

/** How one of the choices looks by which a list is narrowed: a link (`aria-current`) or a button (`aria-pressed`). */
export const chip = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '4',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'fg.body',
  fontSize: 'sm',
  fontWeight: 'bold',
  cursor: 'pointer',
  // Not the chosen one: its letters are light.
  '&:not([aria-current], [aria-pressed=true])': { _hover: { background: 'bg.band' } },
  '&:is([aria-current], [aria-pressed=true])': { background: 'bg.dark', color: 'fg.onDark' },
});
