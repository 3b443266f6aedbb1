import type { Reader } from '@content/contract';
import { publication as publicationType } from '@content/types/publication';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { documentForPage } from '../../features/documents/document-item';
import { DocumentPage } from '../../features/documents/document-page';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/publication';

const { notFound, oneFailed } = publicationType.messages;
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
    <ItemPage
      of={item}
      id={params.publicationId}
      section={texts}
      back={back}
      notFound={notFound}
      failedText={oneFailed}
    >
      {(value) =>
        value === null ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <DocumentPage item={value} back={back} open={texts.open} />
        )
      }
    </ItemPage>
  );
}
