import { chakra, Container, Heading, type HeadingProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { lead, recipes } from '../theme/recipes';

/** The page's column. */
export { Container };

/** A section as wide as the window, with a background. */
export const Band = chakra('section', {
  base: { paddingBlock: 'var(--paper-gap, {spacing.band})', position: 'relative' },
  variants: {
    surface: {
      page: { background: 'bg.page' },
      mist: { background: 'bg.band' },
      warm: { background: 'bg.warm' },
      dark: { background: 'bg.dark', color: 'fg.onDark' },
    },
  },
  defaultVariants: { surface: 'page' },
});

export const SectionTitle = (props: HeadingProps) => <Heading size="3xl" {...props} />;

export const Lead = chakra('p', { base: lead });

/** A status line at the foot of the window, invisible while it is empty. */
export const FootLine = chakra('p', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'nav',
    paddingInline: 'gutter',
    paddingBlock: '2',
    background: 'bg.darker',
    color: 'fg.onDark',
    fontSize: 'sm',
    textAlign: 'center',
    _empty: { paddingBlock: '0' },
  },
});

const pill = { defaultProps: { size: 'lg', variant: 'solid' } } as const;

/** A link that looks like a button. */
export const ButtonLink = chakra(RouterLink, recipes.button, pill);
export const ButtonAnchor = chakra('a', recipes.button, pill);
