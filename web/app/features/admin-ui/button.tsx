import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

const recipe = {
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
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'default' },
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
} as const;

const NativeButton = chakra('button', recipe);

/** A button of the staff area; `type` is 'button' unless it submits. */
export function Button({ type = 'button', ...props }: ComponentProps<typeof NativeButton>) {
  return <NativeButton type={type} {...props} />;
}

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, recipe);

/** A link out of the staff area that looks like a button. */
export const ButtonAnchor = chakra('a', recipe);
