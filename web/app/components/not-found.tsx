import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Button, Container } from './layout';
import { PageHead } from './page-head';

/** A page whose item does not exist: what is missing, and a link to the list. The response has status 404. */
export function NotFound({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Container paddingBlock="band">
      <PageHead title={text} description={text} noIndex />
      <chakra.h1 fontSize="3xl" letterSpacing="tight">
        {text}
      </chakra.h1>
      <chakra.p marginTop="3" color="fg.muted">
        It may have been taken down since the link was made.
      </chakra.p>
      <Button marginTop="8" asChild>
        <Link to={to}>{label}</Link>
      </Button>
    </Container>
  );
}

/** A page whose item cannot be read right now. The response has status 503. */
export function Unavailable({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Container paddingBlock="band">
      <PageHead title={title} description={title} noIndex />
      <chakra.h1 fontSize="3xl" letterSpacing="tight" marginBottom="6">
        {title}
      </chakra.h1>
      {children}
    </Container>
  );
}
