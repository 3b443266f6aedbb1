import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { useLocation } from 'react-router';
import { DateLine } from '../../../components/date-line';
import { Further } from '../../../components/further';
import { BackLink, ItemPage } from '../../../components/item-page';
import { Container } from '../../../components/layout';
import { LanguageNote } from '../../../components/language-note';
import { NotFound } from '../../../components/not-found';
import { PageHead } from '../../../components/page-head';
import { ShareLinks } from '../../../components/share-links';
import { DocumentGrid } from './document-grid';
import { documentForPage, type DocumentPath, documentTypeAt } from './document-item';
import { DocumentSpread } from './document-spread';
import { pageClientLoader, pageLoader, type PageLocation } from '../../../data/pages/page-loaders';
import { readRelated } from '../../../data/pages/read-item';
import { documentTexts } from '../../texts/documents';
import type { Route } from './+types/document-page';

function reads(reader: Reader, { path, params }: PageLocation) {
  const type = documentTypeAt(path);
  const one = reader.one<DocumentPath>(type.path, params.documentId ?? '');
  return {
    item: one.then((item) => documentForPage(type, item)),
    further: readRelated<DocumentPath>(reader, type, one),
  };
}

export const loader = pageLoader(reads, {
  // An item without its file has no page.
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** The page of one publication or format in each of its states; null stands for an item without its file. */
export default function DocumentPage({ loaderData, params: { documentId: id } }: Route.ComponentProps) {
  const { item: read, further } = loaderData;
  const type = documentTypeAt(useLocation().pathname);
  const texts = documentTexts()[type.path];
  return (
    <ItemPage of={read} id={id} type={type} texts={texts} failedText={texts.oneFailed}>
      {(item, back) =>
        item === null ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <>
            <Container paddingTop={{ base: '4', md: '8' }} paddingBottom="band" overflowWrap="anywhere">
              <PageHead
                title={item.title}
                description={item.description}
                type="article"
                share={item.share}
                readIn={item.readIn}
              />
              <BackLink {...back} />
              <chakra.div marginTop="4">
                <DocumentSpread
                  kind={type.path}
                  heading="h1"
                  title={item.title}
                  facts={
                    <>
                      <DateLine date={item.date} />
                      <LanguageNote readIn={item.readIn} />
                    </>
                  }
                  blocks={item.blocks}
                  file={item.file}
                  url={item.address}
                  label={texts.open}
                >
                  <ShareLinks title={item.title} />
                </DocumentSpread>
              </chakra.div>
            </Container>
            <Further of={further} after={id} title={texts.further} width="page">
              {(items) => <DocumentGrid type={type} items={items} heading="h3" layout="row" />}
            </Further>
          </>
        )
      }
    </ItemPage>
  );
}
