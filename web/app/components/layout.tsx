import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { pill } from '../theme/recipes';

/** The page's column: as wide as the design, with gutters that grow with the screen. */
export const Container = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: 'var(--paper-gap, 0)',
    _print: { maxWidth: 'none', paddingInline: '0' },
  },
  variants: { width: { reading: { maxWidth: 'reading' }, wide: { maxWidth: 'wide' }, page: {} } },
});

export const Band = chakra('section', {
  base: { paddingBlock: 'var(--paper-gap, {spacing.band})', position: 'relative' },
  variants: {
    surface: {
      page: { background: 'bg.page' },
      raised: { background: 'bg.raised' },
      mist: { background: 'bg.band' },
      warm: { background: 'bg.warm' },
      dark: { background: 'bg.dark', color: 'fg.onDark' },
    },
  },
  defaultVariants: { surface: 'page' },
});

export const SectionTitle = chakra('h2', {
  base: { fontSize: '3xl', letterSpacing: 'tight', lineHeight: 'tight', maxWidth: '22ch' },
});

export const Lead = chakra('p', {
  base: { fontSize: 'lg', color: 'fg.muted', maxWidth: '38rem', lineHeight: 'body' },
});

/** A link that looks like a button. */
export const ButtonLink = chakra(RouterLink, pill);
export const ButtonAnchor = chakra('a', pill);
/** What only looks like a button, in a form's preview. */
export const ButtonSpan = chakra('span', pill);
