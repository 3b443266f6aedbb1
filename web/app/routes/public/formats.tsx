import type { Reader } from '@content/contract';
import { format as formatType } from '@content/types/format';
import { ListPage } from '../../components/list-page';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { pageSizes, readScreenful } from '../../data/pages';
import { DocumentGrid } from '../../features/documents/document-grid';
import { formatItem } from '../../features/documents/document-item';
import { pageTexts } from '../../texts/pages';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageAddress) => ({
  formats: readScreenful<'formats'>(reader, formatType, { ...query, after: search.get('after') }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** The formats, newest first. */
export default function Formats() {
  const { formats } = usePageData<typeof reads>();
  return (
    <ListPage
      type={formatType}
      texts={pageTexts.formats}
      list={formats}
      query={query}
      failedText={formatType.messages.listFailed}
    >
      {(items) => <DocumentGrid items={items.map(formatItem)} to="/formats" />}
    </ListPage>
  );
}
