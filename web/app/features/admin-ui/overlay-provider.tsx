import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { overlaySystem } from '../../theme/overlays';

/** Gives Chakra's parts their recipes: around what lies over a screen, which is fetched once the staff area is in use. */
export const OverlayProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={overlaySystem}>{children}</ChakraProvider>
);
