import type { Reader } from '@content/api/contract';
import { useLocation } from 'react-router';
import { TextBlocks } from '../../../components/blocks';
import { DateLine } from '../../../components/date-line';
import { Further } from '../../../components/further';
import { BackLink, type BackLinkProps, ItemPage } from '../../../components/item-page';
import { Container } from '../../../components/layout';
import { LanguageNote } from '../../../components/language-note';
import { NotFound } from '../../../components/not-found';
import { PageHead } from '../../../components/page-head';
import { ShareLinks } from '../../../components/share-links';
import { languageOf } from '../../../components/text';
import { DocumentCover, type CoveredPath } from './document-cover';
import { DocumentGrid } from './document-grid';
import { documentForPage, type DocumentItem, type DocumentPath, documentTypeAt } from './document-item';
import { DocumentLink } from './document-link';
import { DocumentSpread, SPREAD_COVER } from './document-spread';
import { pageClientLoader, pageLoader, type PageLocation } from '../../../data/pages/page-loaders';
import { readRelated } from '../../../data/pages/read-item';
import { documentTexts } from '../../texts/documents';
import type { Route } from './+types/document-page';

interface DocumentProps {
  readonly kind: CoveredPath;
  readonly item: DocumentItem;
  readonly back: BackLinkProps;
  readonly open: string;
}

/** One publication or format: what it is, and the link to its file. */
function Document({ kind, item, back, open }: DocumentProps) {
  const { title, description, blocks, date, file, address, share, readIn } = item;
  return (
    <Container paddingTop={{ base: '4', md: '8' }} paddingBottom="band" overflowWrap="anywhere">
      <PageHead title={title} description={description} type="article" share={share} readIn={readIn} />
      <BackLink {...back} />
      <DocumentSpread
        css={{
          marginTop: '4',
          '& [data-date]': { color: 'fg.muted', marginTop: '3' },
          '& [data-note]': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
          '& [data-part=text]': { marginTop: '5', marginBottom: '8' },
        }}
        cover={<DocumentCover kind={kind} title={title} file={file} sizes={SPREAD_COVER} />}
      >
        <h1 lang={languageOf(title)}>{title}</h1>
        <DateLine date={date} />
        <LanguageNote readIn={readIn} />
        <div data-part="text" lang={languageOf(description)}>
          <TextBlocks blocks={blocks} gap="4" />
        </div>
        {address === undefined ? null : <DocumentLink url={address} file={file} label={open} />}
        <ShareLinks title={title} />
      </DocumentSpread>
    </Container>
  );
}

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
  const back = { to: `/${type.path}`, label: texts.back };
  return (
    <ItemPage
      of={read}
      id={id}
      section={texts}
      back={back}
      notFound={texts.missing}
      failedText={texts.oneFailed}
    >
      {(item) =>
        item === null ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <>
            <Document kind={type.path} item={item} back={back} open={texts.open} />
            <Further of={further} after={id} title={texts.further} width="page">
              {(items) => <DocumentGrid type={type} items={items} heading="h3" layout="row" />}
            </Further>
          </>
        )
      }
    </ItemPage>
  );
}
