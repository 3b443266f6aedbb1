import { searchedText } from '@content/api/contract';
import { useSearchParams } from 'react-router';
import { Await } from '../../../components/await';
import { Container } from '../../../components/layout';
import { Alert } from '../../../components/messages';
import { PageTop } from '../../../components/page-top';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';
import { searchTexts } from '../../texts/search';
import type { Route } from './+types/search-page';

const RESULTS = 30;
const queryIn = (search: URLSearchParams) => searchedText(search.get('q') ?? '');

const reads = pageReads((reader, { search }) => {
  const q = queryIn(search);
  return { found: q === '' ? Promise.resolve(null) : reader.search({ q, pageSize: RESULTS }) };
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function SearchPage({ loaderData: { found } }: Route.ComponentProps) {
  const texts = searchTexts();
  const q = queryIn(useSearchParams()[0]);
  return (
    <>
      <PageTop
        title={texts.title}
        lead={texts.lead}
        head={{ title: q === '' ? texts.title : `${q} · ${texts.title}`, noIndex: true }}
      />
      <Container paddingTop="4" paddingBottom={{ base: '10', md: '16' }}>
        <SearchForm q={q} />
        <Await of={found} name={q} failed={() => <Alert>{texts.failed}</Alert>}>
          {(page) => (page ? <SearchResults q={q} found={page} /> : null)}
        </Await>
      </Container>
    </>
  );
}
