function values<T extends Record<string, string>>(record: T) {
  const entries = Object.entries(record).map(([name, value]) => [name, { value }]);
  return Object.fromEntries(entries) as { [K in keyof T]: { value: string } };
}

/**
 * Behind the Latin letters those of Nepali that a device brings (Android and Linux, Apple, Windows), and `Nepali`, which
 * only a device without any of them is given (theme/devanagari.ts). Noto's stand exactly as high as Mukta's capitals.
 */
const nepaliFonts =
  "'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Devanagari Sangam MN', 'Nirmala UI', Mangal, Nepali, system-ui, sans-serif";
const otherFonts = `'Mukta Fallback', ${nepaliFonts}`;

/** Raw values: the palette by hue, and the scales. Components name colours by use (semanticTokens), never by hue. */
export const tokens = {
  colors: values({
    ink: '#14213D',
    inkDeep: '#0E1830',
    dawn: '#F4A259',
    rose: '#D1495B',
    rhododendron: '#B3123F',
    rhododendronDeep: '#8E0D31',
    marigold: '#E9A23B',
    marigoldPale: '#F6CE8C',
    terai: '#2F6B4F',
    teraiPale: '#E3EEE7',
    snow: '#FBF8F3',
    white: '#FFFFFF',
    mist: '#E9EEF2',
    petal: '#FBEFEA',
    stone: '#5B6472',
    line: '#DAD8D2',
    haze: '#C9D3DF',
  }),
  fonts: values({
    body: `Mukta, ${otherFonts}`,
    later: `'Mukta Later', ${otherFonts}`,
    nepali: nepaliFonts,
    system: 'system-ui, sans-serif',
  }),
  fontSizes: values({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0938rem',
    // On a phone of somebody with large letters texts are no wider than their longest words allow, as far as a title stays
    // larger than what it is the title of: the least of each is in rem.
    lg: 'clamp(1.1rem, 6.5vw, 1.25rem)',
    xl: 'clamp(1.15rem, 8.5vw, 1.5rem)',
    '2xl': 'max(1.2rem, min(clamp(1.5rem, 1.3rem + 1vw, 1.9rem), 10vw))',
    '3xl': 'max(1.25rem, min(clamp(1.85rem, 1.45rem + 1.9vw, 2.75rem), 11vw))',
    '4xl': 'max(1.3rem, min(clamp(2.2rem, 1.6rem + 2.8vw, 3.5rem), 12vw))',
    '5xl': 'max(1.4rem, min(clamp(2.6rem, 1.6rem + 4.8vw, 5rem), 13.5vw))',
  }),
  fontWeights: { normal: { value: 400 }, bold: { value: 700 } },
  lineHeights: values({ tight: '1.2', heading: '1.3', body: '1.6' }),
  letterSpacings: values({ tight: '-0.015em', wide: '0.06em' }),
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
    '24': '6rem',
    gutter: 'clamp(1rem, 4vw, 3rem)',
    band: 'clamp(3.5rem, 8vw, 7rem)',
  }),
  sizes: values({
    page: '76rem',
    reading: '42rem',
    wide: '60rem',
    // A finger grows with no letters: the bar that stays leaves the screen to the text.
    nav: 'min(4rem, 80px)',
    target: 'min(2.75rem, 60px)',
    full: '100%',
  }),
  radii: values({ sm: '4px', md: '8px', lg: '14px', full: '9999px' }),
  shadows: values({
    raised: '0 1px 2px rgb(20 33 61 / 0.06), 0 8px 24px rgb(20 33 61 / 0.08)',
    panel: '0 2px 6px rgb(20 33 61 / 0.08), 0 18px 48px rgb(20 33 61 / 0.18)',
  }),
  zIndex: { nav: { value: 100 }, skip: { value: 200 } },
  durations: values({ quick: '150ms', calm: '250ms', slide: '500ms' }),
  easings: values({ out: 'cubic-bezier(0.22, 0.8, 0.3, 1)' }),
};

/** Colours by use. Every pair of a text and its background has a contrast of at least 4.5:1 (checked in tokens.test.ts). */
export const semanticTokens = {
  colors: {
    bg: values({
      page: '{colors.snow}',
      raised: '{colors.white}',
      band: '{colors.mist}',
      warm: '{colors.petal}',
      dark: '{colors.ink}',
      darker: '{colors.inkDeep}',
      success: '{colors.teraiPale}',
      soon: '{colors.marigoldPale}',
    }),
    fg: values({
      body: '{colors.ink}',
      muted: '{colors.stone}',
      onDark: '{colors.snow}',
      onDarkMuted: '{colors.haze}',
      success: '{colors.terai}',
    }),
    link: values({
      body: '{colors.rhododendron}',
      hover: '{colors.rhododendronDeep}',
      onDark: '{colors.marigoldPale}',
    }),
    accent: values({
      solid: '{colors.rhododendron}',
      hover: '{colors.rhododendronDeep}',
      contrast: '{colors.white}',
      mark: '{colors.marigold}',
    }),
    border: values({ subtle: '{colors.line}', onDark: 'rgb(233 238 242 / 0.2)' }),
  },
};
