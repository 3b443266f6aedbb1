import { Button, type ButtonProps, chakra, IconButton as ChakraIconButton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** A link that looks like a button. */
export const ButtonLink = ({
  variant,
  css,
  ...link
}: ComponentProps<typeof Link> & Pick<ButtonProps, 'variant' | 'css'>) => (
  <Button asChild type={undefined} variant={variant} css={css}>
    <Link {...link} />
  </Button>
);

export const ButtonAnchor = ({
  variant,
  css,
  ...link
}: ComponentProps<'a'> & Pick<ButtonProps, 'variant' | 'css'>) => (
  <Button asChild type={undefined} variant={variant} css={css}>
    <a {...link} />
  </Button>
);

/** A square button that shows an icon only; its name is told to screen readers, and under the pointer to everybody. */
export const IconButton = (props: ButtonProps & { 'aria-label': string }) => (
  <ChakraIconButton variant="ghost" title={props['aria-label']} {...props} />
);

/** A link to the subject of an entry; as high as a thumb. */
export const EntryLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    minWidth: 'target',
    lineHeight: '1.35',
    paddingBlock: '1',
    color: 'link.body',
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
});
