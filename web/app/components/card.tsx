import { chakra } from '@chakra-ui/react';
import type { ItemPicture } from '@content/item';
import type { ReactNode } from 'react';
import { shorten } from '../data/shorten';
import { Link } from './link';
import { DateLine } from './date-line';
import { Picture } from './picture';
import { languageOf } from './text';

export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '8', lg: '10', _print: '4' },
  },
});

const Frame = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    // One column of cards on tablets too, with the picture beside the text.
    flexDirection: { base: 'column', sm: 'row', md: 'column', _print: 'row' },
    gap: { base: '4', sm: '6', md: '4' },
    overflowWrap: 'anywhere',
    '& img': { transition: 'transform 250ms' },
    _hover: { '& img': { transform: 'scale(1.03)' }, '& [data-card-title]': { color: 'link.body' } },
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

export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link css={{ _after: { content: '""', position: 'absolute', inset: '0' } }} to={to}>
      {children}
    </Link>
  );
}

/** A card of a list: picture, title, the beginning of the text, the date; one link, as large as the card. */
export function Card({ title, text, date, to, picture, heading = 'h2', eager, isNarrow = false }: CardProps) {
  return (
    <Frame>
      <chakra.div
        css={{
          overflow: 'hidden',
          borderRadius: 'md',
          background: 'bg.band',
          alignSelf: 'flex-start',
          flexShrink: 0,
          width: { base: 'full', sm: '40%', md: 'full', _print: '4.5cm' },
        }}
      >
        <Picture
          picture={picture}
          alt=""
          ratio={3 / 2}
          sizes={`(min-width: 75rem) ${isNarrow ? 16.5 : 22}rem, (min-width: 900px) 30vw, (min-width: 600px) 37vw, 92vw`}
          eager={eager}
        />
      </chakra.div>
      <chakra.div css={{ flex: '1', minWidth: '0', alignSelf: { sm: 'center', md: 'auto' } }}>
        <DateLine css={{ fontSize: 'sm' }} date={date} />
        <chakra.h2
          as={heading}
          data-card-title
          lang={languageOf(title)}
          css={{
            fontSize: { base: 'xl', sm: '2xl', md: 'xl' },
            marginTop: date ? '1' : '0',
            transition: 'color 150ms',
          }}
        >
          <CardLink to={to}>{title}</CardLink>
        </chakra.h2>
        <chakra.p css={{ color: 'fg.muted', marginTop: '2' }} lang={languageOf(text)}>
          {shorten(text)}
        </chakra.p>
      </chakra.div>
    </Frame>
  );
}
