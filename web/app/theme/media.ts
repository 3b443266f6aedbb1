/** Where layouts change, from the narrowest: the menu is a panel below `md`. */
export const breakpoints = { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' } as const;

/** A width of the window: a breakpoint or a length. */
export type WindowWidth = keyof typeof breakpoints | `${number}rem` | `${number}px`;

/** The media query from a width on, breakpoints in `rem` as Chakra writes them: for `sizes` of pictures and `matchMedia`. */
export function minWidth(width: WindowWidth): string {
  const { [width]: named }: { readonly [name in WindowWidth]?: string } = breakpoints;
  return `(min-width: ${named ? `${Number.parseInt(named, 10) / 16}rem` : width})`;
}

/** A window with room for few lines: a phone held sideways. */
export const LOW_WINDOW = '@media (max-height: 30rem)';
