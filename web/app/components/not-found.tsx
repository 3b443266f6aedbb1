import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink, Container } from './layout';
import { PageHead } from './page-head';
import { getTexts } from '../texts';

/** A page whose item does not exist: what is missing, and a link to the list. The response has status 404. */
export function NotFound({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Container css={{ paddingBlock: 'band' }}>
      <PageHead title={text} description={text} noIndex />
      <chakra.h1 css={{ fontSize: '3xl', letterSpacing: 'tight' }}>{text}</chakra.h1>
      <chakra.p css={{ marginTop: '3', color: 'fg.muted' }}>{getTexts().common.takenDown}</chakra.p>
      <ButtonLink css={{ marginTop: '8' }} to={to}>
        {label}
      </ButtonLink>
    </Container>
  );
}

/** A page whose item cannot be read right now. The response has status 503. */
export function Unavailable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container css={{ paddingBlock: 'band' }}>
      <PageHead title={title} description={title} noIndex />
      <chakra.h1 css={{ fontSize: '3xl', letterSpacing: 'tight', marginBottom: '6' }}>{title}</chakra.h1>
      {children}
    </Container>
  );
}
