import { chakra } from '@chakra-ui/react';
import type { Block } from '@content/texts/rich-text';
import type { Language } from '@site/locale';
import type { ComponentProps, ReactNode } from 'react';
import { column, pageTitle } from '../theme/recipes';
import { DateLine } from './date-line';
import { LanguageNote } from './language-note';
import { caption } from './picture-caption';
import { BackLink, type BackLinkProps } from './item-page';
import { ShareLinks } from './share-links';
import { languageOf } from './text';
import { TextBlocks } from './blocks';

interface ArticleProps extends Pick<ComponentProps<typeof TextBlocks>, 'drawPicture'> {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly picture: ReactNode;
  /** The picture is higher than wide: it stands beside the text where there is room. */
  readonly isTall: boolean;
  readonly readIn: readonly Language[];
  readonly back: BackLinkProps;
  readonly tags?: ReactNode;
  readonly facts?: ReactNode;
  readonly documents?: ReactNode;
  /** Beside the way to share it, at the end of the text. */
  readonly end?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The facts first, then picture and text: one after the other, with facts in a column beside them where there is room, or,
 * where the picture is a tall one, all beside it.
 */
const Frame = chakra('article', {
  base: {
    paddingTop: { base: '3', md: '12' },
    paddingBottom: 'var(--paper-gap, {spacing.band})',
    overflowWrap: 'anywhere',
    '& > [data-column]': { ...column, maxWidth: 'wide' },
    '& h1': { ...pageTitle, maxWidth: '26ch', marginTop: '2' },
    '& [data-line]': {
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
    '& [data-body]': {
      display: 'grid',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginTop: { base: '5', md: '8' },
      rowGap: { base: '6', md: '8' },
      columnGap: { base: '8', lg: '12' },
    },
    '& [data-text]': { maxWidth: '38rem', marginBottom: '5' },
    '& [data-end]': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '4' },
    '& [data-end] > a': { marginTop: '4', _print: { display: 'none' } },
    '& [data-text] > section': { marginTop: '8', '& h2': { fontSize: 'xl' } },
  },
  variants: {
    layout: {
      // Title and text stand in one column, in the middle of a picture that is wider.
      plain: {
        '& [data-column] > :not([data-body]), & [data-text]': {
          width: 'full',
          maxWidth: { md: '38rem', _print: 'none' },
          marginInline: { md: 'auto', _print: '0' },
        },
      },
      beside: {
        '& [data-body]': {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) 17rem',
            _print: 'minmax(0, 1fr)',
          },
        },
        '& [data-facts]': {
          md: { gridColumn: '2', gridRow: '1 / span 2', position: 'sticky', top: '6rem' },
        },
      },
      tall: {
        '& [data-body]': {
          gridTemplateColumns: {
            base: 'minmax(0, 1fr)',
            sm: 'minmax(0, 2fr) minmax(0, 3fr)',
            _print: 'minmax(0, 1fr)',
          },
          gridTemplateRows: { sm: 'auto 1fr' },
        },
        '& :is([data-facts], [data-text])': { gridColumn: { sm: '2' } },
        '& [data-lead]': { sm: { gridColumn: '1', gridRow: '1 / span 2' } },
      },
    },
  },
});

/** A page to read: title and date, the picture wide, the text in a column for reading. */
export function Article(props: ArticleProps) {
  const { title, blocks, date, picture, isTall, readIn, back, tags, facts, documents, end, children } = props;
  return (
    <Frame layout={isTall ? 'tall' : facts ? 'beside' : 'plain'}>
      <div data-column>
        <p data-screen-only>
          <BackLink {...back} />
        </p>
        <h1 lang={languageOf(title)}>{title}</h1>
        <div data-line>
          {tags}
          {/* Beside other days it says which one it is. */}
          <DateLine date={date} isPosting={Boolean(facts)} />
        </div>
        <LanguageNote readIn={readIn} />
        <div data-body>
          {facts ? <div data-facts>{facts}</div> : null}
          {picture ? <div data-lead>{picture}</div> : null}
          <div data-text>
            <TextBlocks blocks={blocks} gap="5" lead drawPicture={props.drawPicture} />
            {documents}
            <div data-end>
              <ShareLinks title={title} />
              {end}
            </div>
          </div>
        </div>
      </div>
      {children}
    </Frame>
  );
}
