import { createSystem, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global';
import { semanticTokens, tokens } from './tokens';
import { conditions, utilities } from './utilities';

/** What visitors' pages and the staff area have in common: breakpoints (mobile menu below `md`) and tokens. */
export const design = defineConfig({
  theme: {
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    tokens,
    semanticTokens,
  },
});

/** The visitors' design system: our tokens, and of Chakra's style properties, conditions and recipes what is used. */
export const system = createSystem(design, { preflight: true, globalCss, conditions, utilities });
