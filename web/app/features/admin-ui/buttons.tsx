import { Button, type ButtonProps, chakra, IconButton as ChakraIconButton } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazy } from './lazy';

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

const Tip = lazy(() => import('./tip').then((module) => module.Tip));

/** A square button that shows an icon only; its name is told to screen readers, and under the pointer to everybody. */
export function IconButton({ 'aria-label': name, ...props }: ButtonProps & { 'aria-label': string }) {
  const id = useId();
  const [isNamed, setIsNamed] = useState(false);
  const hide = () => setIsNamed(false);
  return (
    <>
      <ChakraIconButton
        id={id}
        variant="ghost"
        aria-label={name}
        onPointerEnter={({ pointerType }) => setIsNamed(pointerType === 'mouse')}
        onPointerLeave={hide}
        onPointerDown={hide}
        onFocus={({ currentTarget }) => setIsNamed(currentTarget.matches(':focus-visible'))}
        onBlur={hide}
        {...props}
      />
      {isNamed ? <Tip of={id} name={name} onClose={hide} /> : null}
    </>
  );
}

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
