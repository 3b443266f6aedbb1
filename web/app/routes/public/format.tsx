import type { Reader } from '@content/contract';
import { format as formatType } from '@content/types/format';
import { useParams } from 'react-router-dom';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { PageAddress } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { formatItem } from '../../features/documents/document-item';
import { DocumentPage } from '../../features/documents/document-page';
import { pageTexts } from '../../texts/pages';

const { notFound, oneFailed } = formatType.messages;
const texts = pageTexts.formats;
const back = { to: '/formats', label: texts.back };

const reads = (reader: Reader, { params }: PageAddress) => ({
  item: reader.one('formats', params.formatId ?? '').then(formatItem),
});

export const loader = pageLoader(reads, {
  isMissing: ({ item }) => item.ok && item.value.address === undefined,
});
export const clientLoader = pageClientLoader(reads);

/** One format: the link to its file. */
export default function Format() {
  const { item } = usePageData<typeof reads>();
  const { formatId = '' } = useParams();
  return (
    <ItemPage of={item} id={formatId} section={texts} back={back} notFound={notFound} failedText={oneFailed}>
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
