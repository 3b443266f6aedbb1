import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { useMenu } from '../navigation/menu-store';
import { Navigation } from '../navigation/navigation';
import { LazyHydration } from '../../../components/lazy-hydration';
import { Footer } from './footer';
import { Letterhead, PrintedUrl } from './letterhead';
import { Ready } from '../../../features/shell/ready';
import { SkipLink } from '../../../features/shell/skip-link';
import { useMainFocus } from '../../../features/shell/use-main-focus';

/** The frame around each visitors' page: navigation and footer, and the letterhead on paper. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  // Nothing behind the phone's menu takes the focus.
  const isCovered = useMenu((state) => state.panelOpen);
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
