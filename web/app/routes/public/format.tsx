import type { Reader } from '@content/contract';
import { format as formatType } from '@content/types/format';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { documentForPage } from '../../features/documents/document-item';
import { DocumentItemPage } from '../../features/documents/document-item-page';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/format';

const texts = pageTexts.formats;
const back = { to: '/formats', label: texts.back };

const reads = (reader: Reader, { params }: PageLocation) => ({
  item: reader.one('formats', params.formatId ?? '').then((item) => documentForPage(formatType, item)),
});

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** One format: the link to its file. */
export default function Format({ loaderData, params }: Route.ComponentProps) {
  const { item } = usePageData(loaderData);
  return <DocumentItemPage of={item} id={params.formatId} type={formatType} texts={texts} back={back} />;
}
