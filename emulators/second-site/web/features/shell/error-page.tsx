import { css, cx } from '#styled-system/css';
import { Link } from 'react-router';
import { button, Container, Lead } from '../../../components/layout';
import { PageHead } from '../../../components/page-head';
import { REQUEST_NUMBER } from '../../../features/shell/request-number';
import { getTexts } from '../../../texts';

export default function ErrorPage({ status }: { readonly status: number }) {
  const { missing, failed, advice: where, home } = getTexts().error;
  const [title, advice] = status === 404 ? [missing, where] : [failed, getTexts().common.unavailable];
  return (
    <Container css={{ paddingBlock: 'band' }}>
      <PageHead title={title} description={advice} noIndex />
      <h1 className={css({ fontSize: '3xl' })}>{title}</h1>
      <Lead>{advice}</Lead>
      {/* Filled in by the server. */}
      <p id={REQUEST_NUMBER} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <Link className={cx(button(), css({ marginTop: '6' }))} to="/">
        {home}
      </Link>
    </Container>
  );
}
