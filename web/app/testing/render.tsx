import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderPage } from '../render';
import { system } from '../theme/system';

/** What the server renders of a part of a page, in the site's styles. */
export const renderToString = (part: ReactNode): Promise<string> =>
  renderPage(<ChakraProvider value={system}>{part}</ChakraProvider>);
