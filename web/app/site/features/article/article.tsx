import { chakra } from '@chakra-ui/react';
import type { ContentTypeStructure } from '@content';
import { languagesOf, picturesOf, sharePath, timesOf } from '@content/items/item';
import { blocksOf, placedMedia } from '@content/texts/rich-text';
import type { ReactNode } from 'react';
import { AttachmentList } from '../../../components/attachment-list';
import { TextBlocks } from '../../../components/blocks';
import { DateLine } from '../../../components/date-line';
import { BackLink, type BackLinkProps } from '../../../components/item-page';
import { LanguageNote } from '../../../components/language-note';
import { PageHead } from '../../../components/page-head';
import { caption } from '../../../components/picture-caption';
import { ShareLinks } from '../../../components/share-links';
import { languageOf } from '../../../components/text';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import type { LightboxPicture } from '../../../features/lightbox/lightbox-store';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';
import { column, pageTitle } from '../../../theme/recipes';
import { itemTexts } from '../../item-texts';
import { isTall, MorePictures, WholePicture } from './article-pictures';

const oneColumn = 'minmax(0, 1fr)';

/** Facts, picture and text in this order. On wide screens facts have a column, or a tall picture stands beside everything. */
const Frame = chakra('article', {
  base: {
    paddingTop: { base: '3', md: '12' },
    paddingBottom: 'var(--paper-gap, {spacing.band})',
    overflowWrap: 'anywhere',
    '& [data-part=column]': { ...column, maxWidth: 'wide' },
    '& h1': { ...pageTitle, maxWidth: '26ch', marginTop: '2' },
    '& [data-part=line]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      marginTop: { base: '3', md: '4' },
    },
    '& [data-date]': { color: 'fg.muted' },
    '& figcaption': caption,
    '& [data-note]': { marginTop: '3', fontSize: 'sm', color: 'fg.muted' },
    '& [data-part=body]': {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: oneColumn,
      marginTop: { base: '5', md: '8' },
      rowGap: { base: '6', md: '8' },
      columnGap: { base: '8', lg: '12' },
    },
    '& [data-part=text]': { maxWidth: '38rem', marginBottom: '5' },
    '& [data-part=documents]': { marginTop: '8', '& h2': { fontSize: 'xl' } },
    '& [data-part=end]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      columnGap: '4',
      '& > a': { marginTop: '4', _print: { display: 'none' } },
    },
  },
  variants: {
    layout: {
      // Title and text stand in one column, in the middle of a picture that is wider.
      plain: {
        '& :is([data-part=head], [data-part=text])': {
          width: 'full',
          maxWidth: { md: '38rem', _print: 'none' },
          marginInline: { md: 'auto' },
        },
        '& h1': { maxWidth: { base: '26ch', md: 'none' } },
      },
      beside: {
        '& [data-part=body]': { gridTemplateColumns: { base: oneColumn, md: `${oneColumn} 17rem` } },
        '& [data-part=facts]': {
          md: { gridColumn: '2', gridRow: '1 / span 2', position: 'sticky', top: '6rem' },
        },
      },
      tall: {
        '& [data-part=body]': {
          gridTemplateColumns: { base: oneColumn, sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
          gridTemplateRows: { sm: 'auto 1fr' },
        },
        '& :is([data-part=facts], [data-part=text])': { gridColumn: { sm: '2' } },
        '& [data-part=lead]': { sm: { gridColumn: '1', gridRow: '1 / span 2' } },
      },
    },
  },
});

/** The long text of a type's items, and the field of the pictures that may stand in it. */
function textOf({ fields }: ContentTypeStructure) {
  for (const [text, field] of Object.entries(fields))
    if (field.type === 'longText' && field.pictures !== undefined) return { text, pictures: field.pictures };
  throw new Error('A type whose items are read as articles has a text with pictures');
}

type Values = Readonly<Record<string, unknown>>;

/** The pictures of an item for the lightbox, titled by their descriptions. */
function lightboxPictures(type: ContentTypeStructure, item: Values): LightboxPicture[] {
  const { title } = itemTexts(type, item);
  return picturesOf(item, textOf(type).pictures).map((picture, i) => ({
    id: String(i + 1),
    title: picture.file?.alt || (i === 0 ? title : getTexts().lightbox.further(title, i + 1)),
    picture,
  }));
}

interface ArticleProps {
  readonly type: ContentTypeStructure;
  readonly item: Values;
  readonly back: BackLinkProps;
  readonly tags?: ReactNode;
  readonly facts?: ReactNode;
  /** Stands beside the links to share, at the end of the text. */
  readonly end?: ReactNode;
}

/** An item to read. Each picture appears once: where the text places it, else the first above the text and the others below. */
export function Article({ type, item, back, tags, facts, end }: ArticleProps) {
  const pictures = lightboxPictures(type, item);
  const { title, description, documents } = itemTexts(type, item);
  const blocks = blocksOf(item, textOf(type).text);
  const pictureOf = (media: string) => pictures.find(({ picture }) => picture?.file?.media === media);
  const placed = placedMedia(blocks).map(pictureOf);
  const [lead, ...more] = pictures.map((one) => (placed.includes(one) ? undefined : one));
  const readIn = languagesOf(item);
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <Frame layout={isTall(lead?.picture) ? 'tall' : facts ? 'beside' : 'plain'}>
          <PageHead
            title={title}
            description={description}
            type="article"
            share={sharePath(type, item, currentLanguage())}
            readIn={readIn}
          />
          <div data-part="column">
            <div data-part="head">
              <p data-screen-only>
                <BackLink {...back} />
              </p>
              <h1 lang={languageOf(title)}>{title}</h1>
              <div data-part="line">
                {tags}
                {/* Among other days it says that it is the day of posting. */}
                <DateLine date={timesOf(item).createdAt} isPosting={Boolean(facts)} />
              </div>
              <LanguageNote readIn={readIn} />
            </div>
            <div data-part="body">
              {facts ? <div data-part="facts">{facts}</div> : null}
              {lead ? (
                <div data-part="lead">
                  <WholePicture picture={lead} place={facts ? 'beside' : 'above'} onOpen={open} />
                </div>
              ) : null}
              <div data-part="text">
                <TextBlocks
                  blocks={blocks}
                  gap="5"
                  lead
                  drawPicture={(media) => (
                    <WholePicture picture={pictureOf(media)} place="within" onOpen={open} />
                  )}
                />
                {documents.length > 0 ? (
                  <section id="documents" data-part="documents">
                    <h2>{getTexts().common.documents}</h2>
                    <AttachmentList documents={documents} />
                  </section>
                ) : null}
                <div data-part="end">
                  <ShareLinks title={title} />
                  {end}
                </div>
              </div>
            </div>
          </div>
          <MorePictures pictures={more.filter((one) => one !== undefined)} onOpen={open} />
        </Frame>
      )}
    </LightboxHost>
  );
}
