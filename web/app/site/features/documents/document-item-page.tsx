import type { ContentTypeStructure } from '@content';
import type { Reader } from '@content/api/contract';
import type { TypeWithPages } from '@content/items/item';
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
import { documentForPage, type DocumentItem, type DocumentSource } from './document-item';
import { DocumentLink } from './document-link';
import { DocumentSpread, SPREAD_COVER } from './document-spread';
import type { Outcome } from '../../../data/pages/outcome';
import type { Reading } from '../../../data/pages/page-cache';
import { readRelated } from '../../../data/pages/read-item';
import { currentLanguage } from '../../../language';
import { documentTexts } from '../../texts/documents';

interface DocumentPageProps {
  readonly kind: CoveredPath;
  readonly item: DocumentItem;
  readonly back: BackLinkProps;
  readonly open: string;
}

/** One publication or format: what it is, and the link to its file. */
function DocumentPage({ kind, item, back, open }: DocumentPageProps) {
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
          '& [data-text]': { marginTop: '5', marginBottom: '8' },
        }}
        cover={<DocumentCover kind={kind} title={title} file={file} sizes={SPREAD_COVER} />}
      >
        <h1 lang={languageOf(title)}>{title}</h1>
        <DateLine date={date} />
        <LanguageNote readIn={readIn} />
        <div data-text lang={languageOf(description)}>
          <TextBlocks blocks={blocks} gap="4" />
        </div>
        {address === undefined ? null : <DocumentLink url={address} file={file} label={open} />}
        <ShareLinks title={title} />
      </DocumentSpread>
    </Container>
  );
}

/** The types whose items are documents with a page each. */
type DocumentPath = 'publications' | 'formats';
type DocumentType<P extends DocumentPath> = ContentTypeStructure & { readonly path: P };

/** What the page of one document reads, by its id. */
export function documentReads<P extends DocumentPath>(
  reader: Reader,
  type: DocumentType<P>,
  id: string | undefined,
) {
  const one = reader.one<P>(type.path, id ?? '');
  return {
    item: one.then((item) => documentForPage(type, item)),
    further: readRelated<P>(reader, type, one) as Promise<readonly DocumentSource[]>,
  };
}

/** An item without its file has no page. */
export const documentOptions = {
  isMissing: ({ item }: { item: Outcome<DocumentItem | null> }) => item.ok && item.value === null,
};

interface DocumentItemPageProps {
  readonly type: TypeWithPages & DocumentType<DocumentPath>;
  readonly id: string;
  readonly item: Reading<DocumentItem | null>;
  readonly further: Reading<readonly DocumentSource[]>;
}

/** The page of one publication or format in each of its states; null stands for an item without its file. */
export function DocumentItemPage({ type, id, item: read, further }: DocumentItemPageProps) {
  const texts = documentTexts[currentLanguage()][type.path];
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
            <DocumentPage kind={type.path} item={item} back={back} open={texts.open} />
            <Further of={further} after={id} title={texts.further} width="page">
              {(items) => <DocumentGrid type={type} items={items} heading="h3" layout="row" />}
            </Further>
          </>
        )
      }
    </ItemPage>
  );
}
