import type { Reader } from '@content/contract';
import { publication as publicationType } from '@content/types/publication';
import { useParams } from 'react-router-dom';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { publicationItem } from '../../features/documents/document-item';
import { DocumentPage } from '../../features/documents/document-page';
import { pageTexts } from '../../texts/pages';

const { notFound, oneFailed } = publicationType.messages;
const texts = pageTexts.publications;
const back = { to: '/publications', label: texts.back };

const reads = (reader: Reader, { params }: PageAddress) => ({
  item: reader.one('publications', params.publicationId ?? '').then(publicationItem),
});

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value.address === undefined,
});
export const clientLoader = pageClientLoader(reads);

/** One publication: the link to its file. */
export default function Publication() {
  const { item } = usePageData<typeof reads>();
  const { publicationId = '' } = useParams();
  return (
    <ItemPage
      of={item}
      id={publicationId}
      section={texts}
      back={back}
      notFound={notFound}
      failedText={oneFailed}
    >
      {(value) =>
        value.address === undefined ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <DocumentPage item={value} back={back} open={texts.open} />
        )
      }
    </ItemPage>
  );
}
