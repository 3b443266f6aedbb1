import { chakra } from '@chakra-ui/react';
import astray from '../../assets/astray.svg?url';
import { PageHead } from '../../../components/page-head';
import { ButtonLink, Container, Lead } from '../../../components/layout';
import { REQUEST_NUMBER } from '../../../features/shell/request-number';
import { getTexts } from '../../../texts';

export default function ErrorPage({ status }: { status: number }) {
  const { title, missing, failed, home, notices, contact } = getTexts().error;
  const { line, advice } = status === 404 ? missing : { ...failed, advice: getTexts().common.unavailable };
  return (
    <Container
      css={{
        paddingBlock: { base: '10', md: 'band' },
        display: 'grid',
        alignItems: 'center',
        gap: '10',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
      }}
    >
      <PageHead title={title} description={advice} noIndex />
      <div>
        <chakra.h1 css={{ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' }}>{title}</chakra.h1>
        <chakra.h2 css={{ fontSize: 'xl', marginTop: '4', color: 'link.body' }}>{line}</chakra.h2>
        <Lead css={{ marginTop: '3' }}>{advice}</Lead>
        <chakra.p
          id={REQUEST_NUMBER}
          css={{ marginTop: '3', fontSize: 'sm', overflowWrap: 'anywhere' }}
          suppressHydrationWarning
          // The server's text, which only the server knows, stays.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' }}>
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink variant="outline" to="/notices">
            {notices}
          </ButtonLink>
          <ButtonLink variant="outline" to="/contact">
            {contact}
          </ButtonLink>
        </chakra.div>
      </div>
      <chakra.img
        css={{ width: 'full', height: 'auto', borderRadius: 'lg' }}
        src={astray}
        alt=""
        htmlWidth={800}
        htmlHeight={560}
        data-screen-only
      />
    </Container>
  );
}
