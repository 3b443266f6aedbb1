import {
  Button,
  type ButtonProps,
  chakra,
  defineStyle,
  IconButton as ChakraIconButton,
} from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

type ButtonLinkProps = (ComponentProps<typeof Link> | ComponentProps<'a'>) &
  Pick<ButtonProps, 'variant' | 'css'>;

/** A link that looks like a button: within the staff area (`to`), or out of it (`href`). */
export const ButtonLink = ({ variant, css, ...link }: ButtonLinkProps) => (
  <Button asChild type={undefined} variant={variant} css={css}>
    {'to' in link ? <Link {...link} /> : <a {...link} />}
  </Button>
);

/** Shows a button's name below it with the keyboard's focus; fixed, it never widens the page. */
const nameOnFocus = defineStyle({
  '&:focus-visible': { anchorName: '--focused' },
  '&:focus-visible::after': {
    content: 'attr(aria-label)',
    position: 'fixed',
    zIndex: '1',
    positionAnchor: '--focused',
    positionArea: 'bottom',
    positionTryFallbacks: 'flip-block', // a message stands at the foot of the window
    marginTop: '2',
    paddingInline: '2',
    paddingBlock: '1',
    borderRadius: 'md',
    background: 'bg.darker',
    color: 'fg.onDark',
    fontSize: 'sm',
    fontWeight: 'normal',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    // A browser that places nothing by an anchor has it in the middle of the button.
    '@supports not (position-area: bottom)': { translate: '0 2.5rem' },
  },
});

/** A square button with an icon only; its name appears under the pointer and with the keyboard's focus. */
export const IconButton = ({ css, ...props }: ButtonProps & { 'aria-label': string }) => (
  <ChakraIconButton variant="ghost" title={props['aria-label']} css={[nameOnFocus, css]} {...props} />
);

/** Styles of a ghost button on a dark ground. */
export const onDark = defineStyle({ color: 'fg.onDark', _hover: { background: 'bg.darker' } });

/** Styles of a link that stands by itself, as high as a thumb. */
export const entryLink = defineStyle({
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
});

export const EntryLink = chakra(Link, { base: entryLink });
