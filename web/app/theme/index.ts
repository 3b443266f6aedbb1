import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  globalCss,
  theme: {
    // Specification section 9.
    breakpoints: { xs: '0px', sm: '600px', md: '900px', lg: '1200px', xl: '1536px' },
    tokens,
    semanticTokens,
  },
});

/** The visitors' design system: Chakra's base and our tokens, without the seventy kilobytes of unused recipes. */
export const system = createSystem(defaultBaseConfig, config);
