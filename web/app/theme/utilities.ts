/** The properties whose values are names of tokens, by the tokens' category. Every other CSS property is taken as it is. */
const byCategory = {
  spacing: `gap rowGap columnGap
    margin marginTop marginBottom marginInline marginInlineStart marginInlineEnd marginBlock
    padding paddingTop paddingBottom paddingBlock paddingInline paddingInlineStart paddingInlineEnd
    inset insetInline insetInlineStart insetInlineEnd insetBlock top bottom left right scrollPaddingTop scrollMarginTop scrollMarginBottom`,
  sizes: 'width minWidth maxWidth height minHeight maxHeight flexBasis',
  colors:
    'color background backgroundColor borderColor borderInlineStartColor outlineColor accentColor fill stroke',
  radii: `borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius`,
  shadows: 'boxShadow',
  zIndex: 'zIndex',
  fonts: 'fontFamily',
  fontSizes: 'fontSize',
  fontWeights: 'fontWeight',
  lineHeights: 'lineHeight',
  letterSpacings: 'letterSpacing',
} as const;

/** Out of sight, yet read out: the whole of a style. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Style properties whose values are tokens, or which are more than one CSS property. */
export const utilities = {
  ...Object.fromEntries(
    Object.entries(byCategory).flatMap(([values, properties]) =>
      properties.split(/\s+/).map((property) => [property, { values }]),
    ),
  ),
  boxSize: {
    values: 'sizes' as const,
    transform: (value: string) => ({ width: value, height: value }),
  },
  srOnly: { values: { type: 'boolean' }, transform: (value: boolean) => (value ? visuallyHidden : {}) },
};

/** The conditions of styles (`_hover`). */
export const conditions = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  pressed: '&[aria-pressed=true]',
  empty: '&:empty',
  first: '&:first-of-type',
  last: '&:last-of-type',
  before: '&::before',
  after: '&::after',
  marker: '&::marker',
  backdrop: '&::backdrop',
  print: '@media print',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
};
