import { useLocation } from 'react-router';
import { ListPage } from '../../../components/list-page';
import { pageSizes, readList } from '../../../data/pages/read-list';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { documentTexts } from '../../texts/documents';
import type { Route } from './+types/documents-page';
import { DocumentGrid } from './document-grid';
import { type DocumentPath, documentTypeAt } from './document-item';

const query = { size: pageSizes.cards };
const reads = pageReads((reader, { path, search }) => ({
  documents: readList<DocumentPath>(reader, documentTypeAt(path), { ...query, after: search.get('after') }),
}));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** The list of publications, or of formats. */
export default function DocumentsPage({ loaderData: { documents } }: Route.ComponentProps) {
  const type = documentTypeAt(useLocation().pathname);
  const texts = documentTexts()[type.path];
  return (
    <ListPage
      key={type.path}
      type={type}
      texts={texts}
      list={documents}
      query={query}
      failedText={texts.failed}
    >
      {(items) => <DocumentGrid type={type} items={items} />}
    </ListPage>
  );
}
