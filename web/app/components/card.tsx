import { chakra } from '@chakra-ui/react';
import type { ItemPicture } from '@content/items/item';
import { Link } from 'react-router';
import { shorten } from '../data/formats/shorten';
import { DateLine } from './date-line';
import { Picture } from './picture';
import { languageOf } from './text';

/** The link of a card, which is as large as the card. */
export const wholeCard = {
  _after: { content: '""', position: 'absolute', inset: '0' },
} as const;

/** A grid of cards: all that they look like stands here, once. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '8', lg: '10', _print: '4' },
    '& article': {
      position: 'relative',
      height: 'full',
      display: 'flex',
      // One column of cards on tablets too, with the picture beside the text.
      flexDirection: { base: 'column', sm: 'row', md: 'column', _print: 'row' },
      gap: { base: '4', sm: '6', md: '4' },
      overflowWrap: 'anywhere',
    },
    '& [data-part=picture]': {
      overflow: 'hidden',
      borderRadius: 'md',
      background: 'bg.band',
      alignSelf: 'flex-start',
      flexShrink: 0,
      width: { base: 'full', sm: '40%', md: 'full', _print: '4.5cm' },
    },
    '& [data-part=words]': { flex: '1', minWidth: '0', alignSelf: { sm: 'center', md: 'auto' } },
    '& [data-date]': { fontSize: 'sm', color: 'fg.muted' },
    '& [data-date] + *': { marginTop: '1' },
    '& :is(h2, h3)': { fontSize: { base: 'xl', sm: '2xl', md: 'xl' }, transition: 'color 150ms' },
    '& :is(h2, h3) + p': { color: 'fg.muted', marginTop: '2' },
    '& a': wholeCard,
    '& img': { transition: 'transform 250ms' },
    '& article:hover': { '& img': { transform: 'scale(1.03)' }, '& :is(h2, h3)': { color: 'link.body' } },
  },
});

interface CardProps {
  readonly title: string;
  /** The whole text; the card shows its beginning. */
  readonly text: string;
  /** ISO 8601; shown in words. */
  readonly date: string | undefined;
  /** Path of the item's page. */
  readonly to: string;
  readonly picture: ItemPicture | undefined;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3';
  readonly eager?: boolean;
  /** In a grid that is no wider than an article. */
  readonly isNarrow?: boolean;
}

/** A card of a `CardGrid`: picture, title, the beginning of the text, the date; one link, as large as the card. */
export function Card(props: CardProps) {
  const { title, text, date, to, picture, heading: Heading = 'h2', eager, isNarrow = false } = props;
  return (
    <article>
      <div data-part="picture">
        <Picture
          picture={picture}
          alt=""
          ratio={3 / 2}
          sizes={`(min-width: 75rem) ${isNarrow ? 16.5 : 22}rem, (min-width: 900px) 30vw, (min-width: 600px) 37vw, 92vw`}
          eager={eager}
        />
      </div>
      <div data-part="words">
        <DateLine date={date} />
        <Heading lang={languageOf(title)}>
          <Link to={to}>{title}</Link>
        </Heading>
        <p lang={languageOf(text)}>{shorten(text)}</p>
      </div>
    </article>
  );
}
