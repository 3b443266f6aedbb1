import { semanticTokens, tokens } from './tokens';

/**
 * What visitors' pages (panda.config.ts) and the staff area (theme/admin.ts) have in common: breakpoints (mobile menu
 * below `md`) and tokens.
 */
export const design = {
  theme: {
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    tokens,
    semanticTokens,
  },
};
