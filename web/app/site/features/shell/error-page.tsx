import { chakra } from '@chakra-ui/react';
import astray from '../../assets/astray.svg?url';
import { PageHead } from '../../../components/page-head';
import { ButtonLink } from '../../../components/layout';
import { column, lead, pageTitle } from '../../../theme/recipes';
import { REQUEST_NUMBER } from '../../../features/shell/request-number';
import { getTexts } from '../../../texts';
import { errorTexts } from '../../texts/error';

const Astray = chakra('div', {
  base: {
    ...column,
    paddingBlock: { base: '10', md: 'band' },
    display: 'grid',
    alignItems: 'center',
    gap: '10',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' },
    '& h1': pageTitle,
    '& h2': { fontSize: 'xl', marginTop: '4', color: 'link.body' },
    '& [data-part=advice]': { ...lead, marginTop: '3' },
    '& [id]': { marginTop: '3', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& [data-part=links]': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    '& img': { width: 'full', height: 'auto', borderRadius: 'lg' },
  },
});

export default function ErrorPage({ status }: { status: number }) {
  const { title, missing, failed, home, notices, contact } = errorTexts();
  const { line, advice } = status === 404 ? missing : { ...failed, advice: getTexts().common.unavailable };
  return (
    <Astray>
      <PageHead title={title} description={advice} noIndex />
      <div>
        <h1>{title}</h1>
        <h2>{line}</h2>
        <p data-part="advice">{advice}</p>
        <p
          id={REQUEST_NUMBER}
          data-label={failed.number}
          suppressHydrationWarning
          // Only the server knows the number: its text stays.
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <div data-part="links">
          <ButtonLink to="/">{home}</ButtonLink>
          <ButtonLink variant="outline" to="/notices">
            {notices}
          </ButtonLink>
          <ButtonLink variant="outline" to="/contact">
            {contact}
          </ButtonLink>
        </div>
      </div>
      <img src={astray} alt="" width={800} height={560} data-screen-only />
    </Astray>
  );
}
