import { css, cva } from '#styled-system/css';
import { styled } from '#styled-system/jsx';

/** The page's column: as wide as the design, with gutters that grow with the screen. */
export const Container = styled('div', {
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

export const Band = styled('section', {
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

export const SectionTitle = styled('h2', {
  base: { fontSize: '3xl', letterSpacing: 'tight', lineHeight: 'tight', maxWidth: '22ch' },
});

export const Lead = styled('p', {
  base: { fontSize: 'lg', color: 'fg.muted', maxWidth: '38rem', lineHeight: 'body' },
});

/** How a button looks, also a link: `<Link className={button()}>`. */
export const button = cva({
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

export const textLink = css.raw({
  color: 'link.body',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'link.hover', textDecorationThickness: '2px' },
});
