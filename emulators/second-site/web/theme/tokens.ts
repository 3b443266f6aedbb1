import { values } from '../../theme/scales';

/** The palette, and a font that every device has. */
export const tokens = {
  colors: values({
    sea: '#0B3C5D',
    deep: '#06263C',
    sand: '#FAF6EA',
    white: '#FFFFFF',
    sun: '#F2D06B',
    slate: '#4A5A66',
  }),
  fonts: values({ body: 'Georgia, serif', later: 'Georgia, serif', system: 'system-ui, sans-serif' }),
  shadows: values({ raised: '0 2px 8px rgb(11 60 93 / 0.12)', panel: '0 8px 32px rgb(11 60 93 / 0.24)' }),
};

/** Colours by use. */
export const semanticTokens = {
  colors: {
    bg: values({
      page: '{colors.white}',
      raised: '{colors.white}',
      band: '{colors.sand}',
      warm: '{colors.sand}',
      dark: '{colors.sea}',
      darker: '{colors.deep}',
      success: '{colors.sand}',
      soon: '{colors.sun}',
    }),
    fg: values({
      body: '{colors.deep}',
      muted: '{colors.slate}',
      onDark: '{colors.white}',
      onDarkMuted: '{colors.sand}',
      success: '{colors.sea}',
    }),
    link: values({ body: '{colors.sea}', hover: '{colors.deep}', onDark: '{colors.sun}' }),
    accent: values({
      solid: '{colors.sea}',
      hover: '{colors.deep}',
      contrast: '{colors.white}',
      mark: '{colors.sun}',
    }),
    border: values({ subtle: '{colors.sun}', onDark: '{colors.slate}', picture: '{colors.sand}' }),
    veil: values({
      thin: 'rgb(6 38 60 / 0.6)',
      page: 'rgb(6 38 60 / 0.8)',
      bar: 'rgb(6 38 60 / 0.9)',
      full: '{colors.deep}',
    }),
  },
};
