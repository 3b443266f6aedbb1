import { chakra } from '@chakra-ui/react';
import type { PictureFile } from '@content';
import { Link } from 'react-router-dom';
import { Picture } from './picture';
import { preloadLetters } from '../theme/fonts';
import { dateInWords, languageOf, shorten } from './text';

export const CardGrid = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '8', lg: '10' },
  },
});

const Frame = chakra('article', {
  base: {
    position: 'relative',
    height: 'full',
    display: 'flex',
    // One column of cards on tablets too (specification section 9): there the picture stands beside the text.
    flexDirection: { base: 'column', sm: 'row', md: 'column' },
    gap: { base: '4', sm: '6', md: '4' },
    overflowWrap: 'anywhere',
    '& img': { transition: 'transform 250ms' },
    _hover: { '& img': { transform: 'scale(1.03)' }, '& [data-card-title]': { color: 'link.body' } },
  },
});

export interface CardProps {
  readonly title: string;
  /** The whole text; the card shows its beginning. */
  readonly text: string;
  /** ISO 8601; shown in words. */
  readonly date?: string;
  readonly to: string;
  readonly picture?: PictureFile | undefined;
  readonly address?: string | null;
  /** The level that fits the page's outline. */
  readonly heading?: 'h2' | 'h3';
  readonly eager?: boolean;
}

/** A card of a list: picture, title, the beginning of the text, the date; one link, as large as the card. */
export function Card({ title, text, date, to, picture, address, heading = 'h2', eager }: CardProps) {
  preloadLetters(title, 700);
  preloadLetters(shorten(text), 400);
  const Heading = chakra[heading];
  return (
    <Frame>
      <chakra.div
        overflow="hidden"
        borderRadius="md"
        background="bg.band"
        alignSelf="flex-start"
        flexShrink={0}
        width={{ base: 'full', sm: '40%', md: 'full' }}
      >
        <Picture
          file={picture}
          address={address ?? null}
          alt=""
          ratio="3 / 2"
          sizes="(min-width: 900px) 24rem, (min-width: 600px) 40vw, 100vw"
          eager={eager ?? false}
        />
      </chakra.div>
      <chakra.div flex="1" minWidth="0">
        {date ? (
          <chakra.p fontSize="sm" color="fg.muted">
            <time dateTime={date}>{dateInWords(date)}</time>
          </chakra.p>
        ) : null}
        <Heading
          data-card-title
          lang={languageOf(title)}
          fontSize="xl"
          marginTop={date ? '1' : '0'}
          transition="color 150ms"
        >
          <chakra.span _after={{ content: '""', position: 'absolute', inset: '0' }} asChild>
            <Link to={to}>{title}</Link>
          </chakra.span>
        </Heading>
        <chakra.p lang={languageOf(text)} color="fg.muted" marginTop="2">
          {shorten(text)}
        </chakra.p>
      </chakra.div>
    </Frame>
  );
}
