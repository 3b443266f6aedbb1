import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink, Container, SectionTitle } from './layout';
import { Alert } from './messages';
import { PageHead } from './page-head';
import { getTexts } from '../texts';

/** A page whose item cannot be read right now, with an alert that says so. The response has status 503. */
export function Unavailable({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Container paddingBlock="band">
      <PageHead title={title} description={title} noIndex />
      <SectionTitle as="h1" marginBottom="6">
        {title}
      </SectionTitle>
      {children === undefined ? <Alert>{getTexts().common.unavailable}</Alert> : children}
    </Container>
  );
}

/** A page whose item does not exist, with a link to the list. The response has status 404. */
export const NotFound = ({ text, to, label }: { text: string; to: string; label: string }) => (
  <Unavailable title={text}>
    <chakra.p marginBottom="8" color="fg.muted">
      {getTexts().common.takenDown}
    </chakra.p>
    <ButtonLink to={to}>{label}</ButtonLink>
  </Unavailable>
);
