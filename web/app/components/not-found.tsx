import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { button, Container } from './layout';
import { PageHead } from './page-head';
import { getTexts } from '../texts';

/** A page whose item does not exist: what is missing, and a link to the list. The response has status 404. */
export function NotFound({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Container css={{ paddingBlock: 'band' }}>
      <PageHead title={text} description={text} noIndex />
      <h1 className={css({ fontSize: '3xl', letterSpacing: 'tight' })}>{text}</h1>
      <p className={css({ marginTop: '3', color: 'fg.muted' })}>{getTexts().common.takenDown}</p>
      <Link className={cx(button(), css({ marginTop: '8' }))} to={to}>
        {label}
      </Link>
    </Container>
  );
}

/** A page whose item cannot be read right now. The response has status 503. */
export function Unavailable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container css={{ paddingBlock: 'band' }}>
      <PageHead title={title} description={title} noIndex />
      <h1 className={css({ fontSize: '3xl', letterSpacing: 'tight', marginBottom: '6' })}>{title}</h1>
      {children}
    </Container>
  );
}
