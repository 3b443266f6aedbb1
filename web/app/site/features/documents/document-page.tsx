import { hasPage, languagesOf, sharePath, timesOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
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
import { type DocumentPath, documentTypeAt } from './document-item';
import { DocumentSpread } from './document-spread';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readRelated } from '../../../data/pages/read-item';
import { currentLanguage } from '../../../language';
import { itemTexts } from '../../item-texts';
import { documentTexts } from '../../texts/documents';
import type { Route } from './+types/document-page';

const reads = pageReads((reader, { path, params }) => {
  const type = documentTypeAt(path);
  const one = reader.one<DocumentPath>(type.path, params.id ?? '');
  return {
    item: one.then((item) => (hasPage(type, item) ? item : null)),
    further: readRelated<DocumentPath>(reader, type, one),
  };
});

export const loader = pageLoader(reads, {
  // An item without its file has no page.
  isMissing: ({ item }) => item.ok && item.value === null,
});
export const clientLoader = pageClientLoader(reads);

/** One publication or format with the link to its file; null stands for an item without one. */
export default function DocumentPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const type = documentTypeAt(useLocation().pathname);
  const texts = documentTexts()[type.path];
  return (
    <ItemPage of={loaderData.item} id={id} type={type} texts={texts} failedText={texts.oneFailed}>
      {(item, back) => {
        if (item === null) return <NotFound text={texts.missingFile} {...back} />;
        const { title, description, documents } = itemTexts(type, item);
        const readIn = languagesOf(item);
        return (
          <>
            <PageHead
              title={title}
              description={description}
              type="article"
              share={sharePath(type, item, currentLanguage())}
              readIn={readIn}
            />
            <Container paddingTop={{ base: '4', md: '8' }} paddingBottom="band" overflowWrap="anywhere">
              <BackLink {...back} />
              <DocumentSpread
                kind={type.path}
                heading="h1"
                title={title}
                facts={
                  <>
                    <DateLine date={timesOf(item).createdAt} />
                    <LanguageNote readIn={readIn} />
                  </>
                }
                blocks={blocksOf(item, 'description')}
                document={documents[0]}
                label={texts.open}
              >
                <ShareLinks title={title} />
              </DocumentSpread>
            </Container>
            <Further of={loaderData.further} after={id} title={texts.further} width="page">
              {(items) => <DocumentGrid type={type} items={items} heading="h3" layout="row" />}
            </Further>
          </>
        );
      }}
    </ItemPage>
  );
}
