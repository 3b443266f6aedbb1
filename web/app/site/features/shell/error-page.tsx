import { css } from '#styled-system/css';
import { Link } from 'react-router';
import astray from '../../assets/astray.svg?url';
import { PageHead } from '../../../components/page-head';
import { button, Container, Lead } from '../../../components/layout';
import { REQUEST_NUMBER } from '../../../features/shell/request-number';

const missing = {
  line: '404 Not Found',
  advice: 'There is nothing at this address. It may have moved, or a letter may have gone astray.',
};
const failed = {
  line: 'Something went wrong',
  advice: 'We could not show this page. Try again in a moment.',
};

export function ErrorPage({ status }: { status: number }) {
  const { line, advice } = status === 404 ? missing : failed;
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
      <PageHead title="Unexpected Application Error!" description={advice} noIndex />
      <div>
        <h1 className={css({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' })}>
          Unexpected Application Error!
        </h1>
        <h2 className={css({ fontSize: 'xl', marginTop: '4', color: 'link.body' })}>{line}</h2>
        <Lead css={{ marginTop: '3' }}>{advice}</Lead>
        <p
          id={REQUEST_NUMBER}
          className={css({ marginTop: '3', fontSize: 'sm', overflowWrap: 'anywhere' })}
          suppressHydrationWarning
          // The server's text, which only the server knows, stays.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' })}>
          <Link className={button()} to="/">
            Go to the home page
          </Link>
          <Link className={button({ variant: 'outline' })} to="/notices">
            Read the notices
          </Link>
          <Link className={button({ variant: 'outline' })} to="/contact">
            Contact us
          </Link>
        </div>
      </div>
      <img
        className={css({ width: 'full', height: 'auto', borderRadius: 'lg' })}
        src={astray}
        alt=""
        width={800}
        height={560}
        data-screen-only
      />
    </Container>
  );
}
