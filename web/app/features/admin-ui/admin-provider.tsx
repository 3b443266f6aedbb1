import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { adminSystem } from '../../theme/admin';

/** Gives the staff area's screens the recipes of Chakra's parts; visitors' pages never load them. */
export const AdminProvider = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={adminSystem}>{children}</ChakraProvider>
);
