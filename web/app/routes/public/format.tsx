import type { Reader } from '@content/contract';
import { format as formatType } from '@content/types/format';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { PageLocation } from '../../data/page-loaders';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { documentForPage } from '../../features/documents/document-item';
import { DocumentPage } from '../../features/documents/document-page';
import { pageTexts } from '../../texts/pages';
import type { Route } from './+types/format';

const { notFound, oneFailed } = formatType.messages;
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
  return (
    <ItemPage
      of={item}
      id={params.formatId}
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
