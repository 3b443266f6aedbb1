import { chakra, defineRecipe } from '@chakra-ui/react';
import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { part } from './part';

const button = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.55, cursor: 'default' },
  },
  variants: {
    variant: {
      solid: { background: 'accent.solid', color: 'accent.contrast', _hover: { background: 'accent.hover' } },
      outline: {
        borderColor: 'fg.muted',
        background: 'bg.raised',
        color: 'fg.body',
        _hover: { borderColor: 'fg.body', background: 'bg.band' },
      },
      danger: {
        borderColor: 'link.body',
        background: 'bg.raised',
        color: 'link.body',
        _hover: { background: 'bg.warm', color: 'link.hover' },
      },
      quiet: { color: 'fg.body', _hover: { background: 'bg.band' } },
    },
    square: { true: { paddingInline: '0' } },
  },
  defaultVariants: { variant: 'outline' },
});

const NativeButton = chakra('button', button);

/** A button of the staff area; `type` is 'button' unless it submits. */
export function Button({ type = 'button', ...props }: ComponentProps<typeof NativeButton>) {
  return <NativeButton type={type} {...props} />;
}

export const ButtonLink = chakra(Link, button);

export const ButtonAnchor = chakra('a', button);

const Tip = part(() => import('./tip').then((module) => module.Tip));

/** A square button that shows an icon only; its name is told to screen readers, and under the pointer to everybody. */
export function IconButton({
  'aria-label': name,
  ...props
}: ComponentProps<typeof Button> & { 'aria-label': string }) {
  const id = useId();
  const [isNamed, setIsNamed] = useState(false);
  const hide = () => setIsNamed(false);
  return (
    <>
      <Button
        id={id}
        variant="quiet"
        square
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
