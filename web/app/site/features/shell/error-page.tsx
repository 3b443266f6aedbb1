import { css } from '#styled-system/css';
import { Link } from 'react-router';
import astray from '../../assets/astray.svg?url';
import { PageHead } from '../../../components/page-head';
import { button, Container, Lead } from '../../../components/layout';
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
        <h1 className={css({ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' })}>{title}</h1>
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
            {home}
          </Link>
          <Link className={button({ variant: 'outline' })} to="/notices">
            {notices}
          </Link>
          <Link className={button({ variant: 'outline' })} to="/contact">
            {contact}
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
