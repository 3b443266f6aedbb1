import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global';
import { semanticTokens, tokens } from './tokens';

/** What visitors' pages and the staff area have in common: breakpoints (mobile menu below `md`) and tokens. */
export const design = defineConfig({
  theme: {
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    tokens,
    semanticTokens,
  },
});

/** The visitors' design system: Chakra's base and our tokens, without the seventy kilobytes of unused recipes, and with a reset of its own. */
export const system = createSystem(defaultBaseConfig, design, { preflight: false, globalCss });
