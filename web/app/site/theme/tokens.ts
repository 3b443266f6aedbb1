import { values } from '../../theme/scales';

/** Raw values: the palette by hue, fonts and shadows. Components name colours by use (semanticTokens), never by hue. */
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
  // Families of fonts.ts. Those of Nepali are first: what is missing is drawn by the first that claims to have it.
  fonts: values({
    body: "Nepali, 'Nepali Fallback', Mukta, 'Mukta Fallback', system-ui, sans-serif",
    languageName: "'Name of Nepali', system-ui, sans-serif",
  }),
  shadows: values({
    raised: '0 1px 2px rgb(20 33 61 / 0.06), 0 8px 24px rgb(20 33 61 / 0.08)',
    panel: '0 2px 6px rgb(20 33 61 / 0.08), 0 18px 48px rgb(20 33 61 / 0.18)',
  }),
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
    border: values({
      subtle: '{colors.line}',
      onDark: 'rgb(233 238 242 / 0.2)',
      picture: 'rgb(20 33 61 / 0.1)',
    }),
    // What is behind a dialog, a bar over a picture, and what a picture is looked at on.
    veil: values({
      thin: 'rgb(14 24 48 / 0.6)',
      page: 'rgb(14 24 48 / 0.82)',
      bar: 'rgb(14 24 48 / 0.86)',
      full: 'rgb(14 24 48 / 0.96)',
    }),
  },
};
