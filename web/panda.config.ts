import { defineConfig } from '@pandacss/dev';
import { design } from './app/theme';
import { globalCss } from './app/theme/global';
import { conditions, utilities } from './app/theme/utilities';

/**
 * How the styles of visitors' pages become classes: `styled-system` (`css`, `cva`, `styled`) for the sources, and the
 * sheet (app/theme/sheet.css). Nothing of Panda's own presets: our tokens, utilities and conditions are all there is.
 */
export default defineConfig({
  eject: true,
  preflight: false,
  include: ['./app/**/*.{ts,tsx}'],
  exclude: ['./app/**/*.test.{ts,tsx}'],
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
