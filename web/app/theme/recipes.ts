import { defineKeyframes, defineRecipe } from '@chakra-ui/react';

/** A visitors' button: a pill. */
export const pill = defineRecipe({
  base: {
    display: { base: 'inline-flex', _print: 'none' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '3rem',
    paddingInline: '6',
    paddingBlock: '2',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'transparent',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
  },
  variants: {
    variant: {
      solid: { background: 'accent.solid', color: 'accent.contrast', _hover: { background: 'accent.hover' } },
      outline: {
        borderColor: 'currentColor',
        color: 'fg.body',
        _hover: { background: 'fg.body', borderColor: 'fg.body', color: 'fg.onDark' },
      },
      onDark: {
        borderColor: 'currentColor',
        color: 'fg.onDark',
        _hover: { background: 'fg.onDark', borderColor: 'fg.onDark', color: 'fg.body' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
});

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' } },
  // Something is on its way.
  breathe: { '50%': { opacity: '0.45' } },
});
