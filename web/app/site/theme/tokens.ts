import { amber, ink, mark, paper } from '@site/brand';
import { values } from '../../theme/scales';

const rhododendron = '#B3123F';
const deepRhododendron = '#8E0D31';

/**
 * Colours, named by use and never by hue, fonts and shadows. Every pair of a text and its background has a contrast of at
 * least 4.5:1 (checked in tokens.test.ts).
 */
export const tokens = {
  colors: {
    bg: values({
      page: paper,
      raised: '#FFFFFF',
      band: '#E9EEF2',
      warm: '#FBEFEA',
      dark: ink,
      darker: '#0E1830',
      success: '#E3EEE7',
      soon: amber,
    }),
    fg: values({
      body: ink,
      muted: '#5B6472',
      onDark: paper,
      onDarkMuted: '#C9D3DF',
      success: '#2F6B4F',
    }),
    link: values({ body: rhododendron, hover: deepRhododendron, onDark: amber }),
    accent: values({ solid: rhododendron, hover: deepRhododendron, contrast: '#FFFFFF', mark }),
    border: values({ subtle: '#DAD8D2', onDark: 'rgb(233 238 242 / 0.2)', picture: 'rgb(20 33 61 / 0.1)' }),
    // What is behind a dialog, a bar over a picture, and what a picture is looked at on.
    veil: values({
      thin: 'rgb(14 24 48 / 0.6)',
      page: 'rgb(14 24 48 / 0.82)',
      bar: 'rgb(14 24 48 / 0.86)',
      full: 'rgb(14 24 48 / 0.96)',
    }),
  },
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
