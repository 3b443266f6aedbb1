import type { Reader } from '@content/contract';
import { publication as publicationType } from '@content/types/publication';
import { ListPage } from '../../components/list-page';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { pageSizes, readScreenful } from '../../data/pages';
import { DocumentGrid } from '../../features/documents/document-grid';
import { publicationItem } from '../../features/documents/document-item';
import { pageTexts } from '../../texts/pages';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageAddress) => ({
  publications: readScreenful<'publications'>(reader, publicationType, {
    ...query,
    after: search.get('after'),
  }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** The publications, newest first. */
export default function Publications() {
  const { publications } = usePageData<typeof reads>();
  return (
    <ListPage
      type={publicationType}
      texts={pageTexts.publications}
      list={publications}
      query={query}
      failedText={publicationType.messages.listFailed}
    >
      {(items) => <DocumentGrid items={items.map(publicationItem)} to="/publications" />}
    </ListPage>
  );
}
