import type { Reader } from '@content/api/contract';
import { publication as publicationType } from '@site/types/publication';
import { ListPage } from '../../components/list-page';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/pages/page-loaders';
import { pageSizes, readList } from '../../data/pages/list-pages';
import { DocumentGrid } from '../features/documents/document-grid';
import type { Route } from './+types/publications';
import { currentLanguage } from '../../language';
import { documentTexts } from '../texts/documents';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageLocation) => ({
  publications: readList<'publications'>(reader, publicationType, {
    ...query,
    after: search.get('after'),
  }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function Publications({ loaderData: { publications } }: Route.ComponentProps) {
  const texts = documentTexts[currentLanguage()].publications;
  return (
    <ListPage
      type={publicationType}
      texts={texts}
      list={publications}
      query={query}
      failedText={texts.failed}
    >
      {(items) => <DocumentGrid type={publicationType} items={items} />}
    </ListPage>
  );
}
