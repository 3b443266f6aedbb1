import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { usePanel } from '../navigation/menu';
import { Navigation } from '../navigation/navigation';
import { LazyHydration } from '../../../components/lazy-hydration';
import { Footer } from './footer';
import { Letterhead, PrintedUrl } from './letterhead';
import { Ready } from '../../../features/shell/ready';
import { SkipLink } from '../../../features/shell/skip-link';
import { useMainFocus } from '../../../features/shell/use-main-focus';

/** The frame of the visitors' pages: skip link, navigation, the page itself and the footer; on paper a letterhead. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  // The phone's menu lies over the page: nothing behind it takes the focus.
  const isCovered = usePanel(({ isOpen }) => isOpen);
  return (
    <>
      <SkipLink />
      <Suspense>
        <Navigation />
      </Suspense>
      <Letterhead />
      <chakra.main
        ref={main}
        css={{ minHeight: { base: '60vh', _print: '0' } }}
        id="main"
        tabIndex={-1}
        inert={isCovered}
      >
        <Suspense>
          {children}
          <Ready />
        </Suspense>
      </chakra.main>
      <PrintedUrl />
      <div inert={isCovered}>
        <LazyHydration>
          <Footer />
        </LazyHydration>
      </div>
    </>
  );
}
