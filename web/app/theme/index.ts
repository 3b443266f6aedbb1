import { tokens } from '../site/theme/tokens';
import { scales } from './scales';

/**
 * Breakpoints (mobile menu below `md`) and tokens, of which a site brings colours, fonts and shadows.
 */
export const design = {
  theme: {
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    tokens: { ...tokens, ...scales },
  },
};
