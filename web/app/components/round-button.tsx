import { chakra } from '@chakra-ui/react';

/** A button that holds one icon; `aria-label` says what it does. */
export const RoundButton = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'target',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '1px',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms',
  },
  variants: {
    surface: {
      light: {
        borderColor: 'fg.body',
        background: 'bg.raised',
        _hover: { background: 'bg.dark', color: 'fg.onDark' },
      },
      dark: {
        borderColor: 'border.onDark',
        background: 'bg.dark',
        color: 'fg.onDark',
        _hover: { background: 'fg.onDark', color: 'fg.body' },
      },
    },
  },
  defaultVariants: { surface: 'light' },
});
