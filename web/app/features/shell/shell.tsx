import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigation } from '../navigation/navigation';
import { Footer } from './footer';
import { SkipLink } from './skip-link';
import { useMainFocus } from './use-main-focus';

/** The frame of the visitors' pages: skip link, navigation, the page itself and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  return (
    <>
      <SkipLink />
      <Navigation />
      <chakra.main id="main" tabIndex={-1} ref={main} minHeight="60vh">
        {children}
      </chakra.main>
      <Footer />
    </>
  );
}
