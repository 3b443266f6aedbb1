import type { Reader } from '@content/contract';
import { publication as publicationType } from '@site/types/publication';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/page-loaders';
import { readRelated } from '../../data/read-item';
import { documentForPage } from '../features/documents/document-item';
import { DocumentItemPage } from '../features/documents/document-item-page';
import type { Route } from './+types/publication';
import { getTexts } from '../../texts';

const reads = (reader: Reader, { params }: PageLocation) => {
  const one = reader.one('publications', params.publicationId ?? '');
  return {
    item: one.then((item) => documentForPage(publicationType, item)),
    further: readRelated<'publications'>(reader, publicationType, one),
  };
};

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** One publication: the link to its file. */
export default function Publication({ loaderData: { item, further }, params }: Route.ComponentProps) {
  const texts = getTexts().publications;
  return (
    <DocumentItemPage
      of={item}
      further={further}
      id={params.publicationId}
      type={publicationType}
      texts={texts}
      back={{ to: '/publications', label: texts.back }}
    />
  );
}
