import { css } from '#styled-system/css';
import type { ReactNode } from 'react';
import { useMenu } from '../navigation/menu-store';
import { Navigation } from '../navigation/navigation';
import { HydrateInTurn } from '../../../components/hydrate-in-turn';
import { Footer } from './footer';
import { Letterhead, PrintedUrl } from './letterhead';
import { SkipLink } from '../../../features/shell/skip-link';
import { useMainFocus } from '../../../features/shell/use-main-focus';

/** The frame of the visitors' pages: skip link, navigation, the page itself and the footer; on paper a letterhead. */
export function Shell({ children }: { children: ReactNode }) {
  const main = useMainFocus();
  // The phone's menu lies over the page: nothing behind it takes the focus.
  const isCovered = useMenu((state) => state.panelOpen);
  return (
    <>
      <SkipLink />
      <HydrateInTurn>
        <Navigation />
      </HydrateInTurn>
      <Letterhead />
      <main
        ref={main}
        className={css({ minHeight: { base: '60vh', _print: '0' } })}
        id="main"
        tabIndex={-1}
        inert={isCovered}
      >
        <HydrateInTurn>{children}</HydrateInTurn>
      </main>
      <PrintedUrl />
      <div inert={isCovered}>
        <HydrateInTurn>
          <Footer />
        </HydrateInTurn>
      </div>
    </>
  );
}
