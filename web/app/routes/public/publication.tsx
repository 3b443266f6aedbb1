import type { Reader } from '@content/contract';
import { publication as publicationType } from '@content/types/publication';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { documentForPage } from '../../features/documents/document-item';
import { DocumentItemPage } from '../../features/documents/document-item-page';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/publication';

const texts = pageTexts.publications;
const back = { to: '/publications', label: texts.back };

const reads = (reader: Reader, { params }: PageLocation) => ({
  item: reader
    .one('publications', params.publicationId ?? '')
    .then((item) => documentForPage(publicationType, item)),
});

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** One publication: the link to its file. */
export default function Publication({ loaderData, params }: Route.ComponentProps) {
  const { item } = usePageData(loaderData);
  return (
    <DocumentItemPage of={item} id={params.publicationId} type={publicationType} texts={texts} back={back} />
  );
}
