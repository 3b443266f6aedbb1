import { css } from '#styled-system/css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Container } from '../../../components/layout';
import { useOrganisation } from '../../../data/globals';
import { SkipLink } from '../../../features/shell/skip-link';
import { useMainFocus } from '../../../features/shell/use-main-focus';
import { Logo } from '../navigation/wordmark';
import { Footer } from './footer';

/** The frame of the visitors' pages: the way home, the page itself and the footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useMainFocus();
  return (
    <>
      <SkipLink />
      <header className={css({ background: 'bg.dark', color: 'fg.onDark', paddingBlock: '4' })}>
        <Container>
          <Link className={css({ display: 'flex', gap: '3', fontWeight: 'bold' })} to="/">
            <Logo />
            {useOrganisation().name}
          </Link>
        </Container>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={css({ minHeight: '60vh' })}>
        {children}
      </main>
      <Footer />
    </>
  );
}
