import { defineKeyframes, defineRecipe, defineStyle } from '@chakra-ui/react';

/** The page's column, with gutters that grow with the screen. */
export const column = defineStyle({
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: 'gutter',
  paddingBlock: 'var(--paper-gap, 0)',
  _print: { maxWidth: 'none', paddingInline: '0' },
});

const container = defineRecipe({ base: column });

const pressable = defineStyle({
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  borderColor: 'transparent',
  fontWeight: 'bold',
  lineHeight: 'tight',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'background-color 150ms, color 150ms, border-color 150ms',
});

/** A visitors' button: a pill. */
export const pill = defineStyle({
  ...pressable,
  display: { base: 'inline-flex', _print: 'none' },
  minHeight: '3rem',
  paddingInline: '6',
  paddingBlock: '2',
  borderRadius: 'full',
  borderWidth: '2px',
  background: 'accent.solid',
  color: 'accent.contrast',
  _hover: { background: 'accent.hover' },
});

/** Small and square-cornered in the staff area, a pill on visitors' pages. */
const button = defineRecipe({
  base: {
    ...pressable,
    display: 'inline-flex',
    '&:is(:disabled, [aria-disabled=true])': { opacity: 0.55, cursor: 'default' },
  },
  variants: {
    size: {
      md: {
        minHeight: 'target',
        minWidth: 'target',
        paddingInline: '4',
        paddingBlock: '2',
        borderRadius: 'md',
        borderWidth: '1px',
        fontSize: 'sm',
      },
      lg: pill,
    },
    variant: {
      solid: { background: 'accent.solid', color: 'accent.contrast', _hover: { background: 'accent.hover' } },
      outline: {
        borderColor: 'fg.muted',
        background: 'bg.raised',
        color: 'fg.body',
        _hover: { borderColor: 'fg.body', background: 'bg.band' },
      },
      ghost: { color: 'fg.body', _hover: { background: 'bg.band' } },
    },
  },
  compoundVariants: [
    {
      size: 'lg',
      variant: 'outline',
      css: {
        borderColor: 'currentColor',
        background: 'transparent',
        _hover: { background: 'fg.body', borderColor: 'fg.body', color: 'fg.onDark' },
      },
    },
  ],
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** The title of a page. */
export const pageTitle = defineStyle({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' });
/** The title of a section, or of a page that has little to say. */
export const sectionTitle = defineStyle({
  fontSize: '3xl',
  letterSpacing: 'tight',
  lineHeight: 'tight',
  maxWidth: '22ch',
});

const heading = defineRecipe({ variants: { size: { '3xl': sectionTitle } } });

/** The sentence below a title. */
export const lead = defineStyle({ fontSize: 'lg', color: 'fg.muted', maxWidth: '38rem' });

/** A title and its lead beside what they introduce, or above it where there is no room. */
export const introduced = defineStyle({
  ...column,
  display: 'grid',
  columnGap: '12',
  rowGap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' },
  '& h2': sectionTitle,
  '& [data-part=lead]': { ...lead, marginTop: '3' },
});

/** A line above, in the colour of marks. */
export const topRule = defineStyle({ borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' });

/** A choice that filters a list: a link (`aria-current`) or a button (`aria-pressed`). */
export const chip = defineStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingInline: '4',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'fg.body',
  fontSize: 'sm',
  fontWeight: 'bold',
  cursor: 'pointer',
  // Not the chosen one: its letters are light.
  '&:not([aria-current], [aria-pressed=true])': { _hover: { background: 'bg.band' } },
  '&:is([aria-current], [aria-pressed=true])': { background: 'bg.dark', color: 'fg.onDark' },
});

/** Makes the link of a card as large as the card. */
export const wholeCard = defineStyle({
  _after: { content: '""', position: 'absolute', inset: '0' },
});

/** A card that leads to the page of an item: the link of its title is as large as the card. */
export const card = defineStyle({
  position: 'relative',
  '& [data-part=title] a': wholeCard,
  '& [data-part=beginning]': { color: 'fg.muted', marginTop: '2' },
  '& [data-part=picture]': {
    overflow: 'hidden',
    borderRadius: 'md',
    background: 'bg.band',
    '& img': { transition: 'transform 250ms' },
  },
  '&:hover': {
    '& [data-part=picture] img': { transform: 'scale(1.03)' },
    '& [data-part=title]': { color: 'link.body' },
  },
});

/** A link within a text. */
export const textLink = defineStyle({
  color: 'link.body',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  _hover: { color: 'link.hover', textDecorationThickness: '2px' },
});

const link = defineRecipe({ variants: { variant: { underline: textLink } } });

/** Recipes of Chakra's components. */
export const recipes = { button, container, heading, link };

export const keyframes = defineKeyframes({
  'fade-in': { from: { opacity: '0' } },
  'rise-in': { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  'drop-in': { from: { transform: 'translateY(-0.75rem)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' } },
  breathe: { '50%': { opacity: '0.45' } },
});
