import type { Reader } from '@content/api/contract';
import { format as formatType } from '@site/types/format';
import { ListPage } from '../../components/list-page';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/pages/page-loaders';
import { pageSizes, readList } from '../../data/pages/list-pages';
import { DocumentGrid } from '../features/documents/document-grid';
import type { Route } from './+types/formats';
import { currentLanguage } from '../../language';
import { documentTexts } from '../texts/documents';

const query = { size: pageSizes.cards };
const reads = (reader: Reader, { search }: PageLocation) => ({
  formats: readList<'formats'>(reader, formatType, { ...query, after: search.get('after') }),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function Formats({ loaderData: { formats } }: Route.ComponentProps) {
  const texts = documentTexts[currentLanguage()].formats;
  return (
    <ListPage type={formatType} texts={texts} list={formats} query={query} failedText={texts.failed}>
      {(items) => <DocumentGrid type={formatType} items={items} />}
    </ListPage>
  );
}
