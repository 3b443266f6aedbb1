/** Where layouts change, from the narrowest: the menu is a panel below `md`. */
export const breakpoints = { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' };

/** The media query of a breakpoint, in `rem` as Chakra writes it: for `sizes` of pictures and `matchMedia`. */
export const minWidth = (name: keyof typeof breakpoints) =>
  `(min-width: ${Number.parseInt(breakpoints[name], 10) / 16}rem)`;

/** A window with room for few lines: a phone held sideways. */
export const LOW_WINDOW = '@media (max-height: 30rem)';
