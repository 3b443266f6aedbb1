import type { Reader } from '@content/contract';
import { format as formatType } from '@site/types/format';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/page-loaders';
import { readRelated } from '../../data/read-item';
import { documentForPage } from '../features/documents/document-item';
import { DocumentItemPage } from '../features/documents/document-item-page';
import type { Route } from './+types/format';
import { getTexts } from '../../texts';

const reads = (reader: Reader, { params }: PageLocation) => {
  const one = reader.one('formats', params.formatId ?? '');
  return {
    item: one.then((item) => documentForPage(formatType, item)),
    further: readRelated<'formats'>(reader, formatType, one),
  };
};

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** One format: the link to its file. */
export default function Format({ loaderData: { item, further }, params }: Route.ComponentProps) {
  const texts = getTexts().formats;
  return (
    <DocumentItemPage
      of={item}
      further={further}
      id={params.formatId}
      type={formatType}
      texts={texts}
      back={{ to: '/formats', label: texts.back }}
    />
  );
}
