/** Turns values into tokens. */
export function values<T extends Record<string, string>>(record: T) {
  const entries = Object.entries(record).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as { [K in keyof T]: { value: string } };
}

/** The sizes of components, the same for every site. */
export const scales = {
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0938rem',
    // With enlarged text on a phone, headings are capped so that their longest word fits; the minimum in rem keeps each larger
    // than the text below it.
    lg: 'clamp(1.1rem, 6.5vw, 1.25rem)',
    xl: 'clamp(1.15rem, 8.5vw, 1.5rem)',
    '2xl': 'max(1.2rem, min(clamp(1.5rem, 1.3rem + 1vw, 1.9rem), 10vw))',
    '3xl': 'max(1.25rem, min(clamp(1.85rem, 1.45rem + 1.9vw, 2.75rem), 11vw))',
    '4xl': 'max(1.3rem, min(clamp(2.2rem, 1.6rem + 2.8vw, 3.5rem), 12vw))',
    '5xl': 'max(1.4rem, min(clamp(2.6rem, 1.6rem + 4.8vw, 5rem), 13.5vw))',
  }),
  fontWeights: { normal: { value: 400 }, bold: { value: 700 } },
  lineHeights: values({ tight: '1.2', heading: '1.3', body: '1.6' }),
  letterSpacings: values({ tight: '-0.015em' }),
  spacing: values({
    '0': '0',
    '1': '0.25rem',
    '2': '0.5rem',
    '3': '0.75rem',
    '4': '1rem',
    '5': '1.25rem',
    '6': '1.5rem',
    '8': '2rem',
    '10': '2.5rem',
    '12': '3rem',
    '16': '4rem',
    '20': '5rem',
    gutter: 'clamp(1rem, 4vw, 3rem)',
    band: 'clamp(3.5rem, 8vw, 7rem)',
  }),
  sizes: values({
    page: '76rem',
    reading: '42rem',
    wide: '60rem',
    // Fingers do not grow with enlarged text: bars and buttons leave the screen to it.
    nav: 'min(4rem, 80px)',
    target: 'min(2.75rem, 60px)',
    full: '100%',
  }),
  radii: values({ sm: '4px', md: '8px', lg: '14px', full: '9999px' }),
  zIndex: { nav: { value: 100 }, skip: { value: 200 } },
  easings: values({ out: 'cubic-bezier(0.22, 0.8, 0.3, 1)' }),
};
