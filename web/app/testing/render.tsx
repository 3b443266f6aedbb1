import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderStyled } from '../render';
import { system } from '../theme/system';

/** What the server renders of a part of a page. */
export const renderToString = async (part: ReactNode): Promise<string> =>
  (await renderStyled(<ChakraProvider value={system}>{part}</ChakraProvider>)).html;
