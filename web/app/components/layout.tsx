import {
  Button,
  chakra,
  Container,
  Heading,
  type HeadingProps,
  type SystemStyleObject,
} from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { lead } from '../theme/recipes';

/** The page's column. */
export { Container };

/** A section as wide as the window, on a ground of its own. */
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

export const SectionTitle = (props: HeadingProps) => <Heading size="3xl" {...props} />;

export const Lead = chakra('p', { base: lead });

interface ButtonLook {
  readonly variant?: 'solid' | 'outline';
  readonly css?: SystemStyleObject;
}

/** A link that looks like a button. */
export const ButtonLink = ({
  variant = 'solid',
  css,
  ...link
}: ComponentProps<typeof RouterLink> & ButtonLook) => (
  <Button asChild type={undefined} size="lg" variant={variant} css={css}>
    <RouterLink {...link} />
  </Button>
);

export const ButtonAnchor = ({ variant = 'solid', css, ...link }: ComponentProps<'a'> & ButtonLook) => (
  <Button asChild type={undefined} size="lg" variant={variant} css={css}>
    <a {...link} />
  </Button>
);
