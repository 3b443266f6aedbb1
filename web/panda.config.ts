import { defineConfig } from '@pandacss/dev';
import { design } from './app/theme';
import { globalCss } from './app/theme/global';
import { conditions, utilities } from './app/theme/utilities';

/** What only the staff area shows. */
const staffSources = [
  './app/features/{admin-ui,content-admin,session}/**',
  './app/routes/admin/**',
  './app/site/features/{popup/popup-preview.tsx,sign-in/**}',
];

/**
 * How styles become classes: `styled-system` (`css`, `cva`, `styled`) for all sources, and the sheet of visitors' pages
 * (app/theme/sheet.css). Nothing of Panda's own presets: our tokens, utilities and conditions are all there is.
 */
export default defineConfig({
  eject: true,
  preflight: false,
  include: ['./app/**/*.{ts,tsx}'],
  exclude: ['./app/**/*.test.{ts,tsx}', ...staffSources],
  outdir: 'styled-system',
  forceConsistentTypeExtension: true,
  jsxFramework: 'react',
  // Styles are given as `css`, not as props of their own: no list of all CSS properties travels with the pages.
  jsxStyleProps: 'minimal',
  prefix: { cssVar: 'token' },
  globalCss,
  conditions,
  utilities,
  ...design,
});
