import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import astray from '../../assets/astray.svg?url';
import { PageHead } from '../../components/page-head';
import { Button, Container, Lead } from '../../components/layout';

const missing = {
  line: '404 Not Found',
  advice: 'This address leads nowhere. It may have moved, or a letter went astray.',
};
const failed = {
  line: 'Something went wrong',
  advice: 'This page could not be shown. Try again in a moment.',
};

/** The error screen, with links to go on. */
export function ErrorPage({ status }: { status: number }) {
  const { line, advice } = status === 404 ? missing : failed;
  return (
    <Container
      paddingBlock={{ base: '10', md: 'band' }}
      display="grid"
      alignItems="center"
      gap="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
    >
      <PageHead title="Unexpected Application Error!" description={advice} noIndex />
      <div>
        <chakra.h1 fontSize="4xl" letterSpacing="tight" lineHeight="tight">
          Unexpected Application Error!
        </chakra.h1>
        <chakra.h2 fontSize="xl" marginTop="4" color="link.body">
          {line}
        </chakra.h2>
        <Lead marginTop="3">{advice}</Lead>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
          <Button asChild>
            <Link to="/">Go to the home page</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/notices">Read the notices</Link>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/contact">Contact us</Link>
          </Button>
        </chakra.div>
      </div>
      <chakra.img
        src={astray}
        alt=""
        htmlWidth={800}
        htmlHeight={560}
        width="full"
        height="auto"
        borderRadius="lg"
        data-screen-only
      />
    </Container>
  );
}
