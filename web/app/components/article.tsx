import { chakra } from '@chakra-ui/react';
import type { ItemPicture } from '@content/item';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { preloadLetters } from '../theme/fonts';
import { DateLine } from './date-line';
import { Icon } from './icons';
import { Container, textLink } from './layout';
import { Picture } from './picture';
import { languageOf, paragraphs } from './text';

interface ArticleProps {
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly picture: ItemPicture | undefined;
  /** The list that the item belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  readonly children?: ReactNode;
}

/** A page to read: title and date, the picture wide, the text in a column for reading. */
export function Article({ title, text, date, picture, back, children }: ArticleProps) {
  preloadLetters(title, 700, 'high');
  preloadLetters(text, 400, 'high');
  return (
    <chakra.article paddingTop={{ base: '6', md: '12' }} paddingBottom="band" overflowWrap="anywhere">
      <Container width="wide">
        <chakra.p data-screen-only>
          <chakra.span
            css={textLink}
            display="inline-flex"
            alignItems="center"
            gap="1"
            minHeight="target"
            asChild
          >
            <Link to={back.to}>
              <Icon name="chevronLeft" />
              {back.label}
            </Link>
          </chakra.span>
        </chakra.p>
        <chakra.h1
          lang={languageOf(title)}
          fontSize="4xl"
          letterSpacing="tight"
          lineHeight="tight"
          maxWidth="26ch"
          marginTop="2"
        >
          {title}
        </chakra.h1>
        <DateLine date={date} marginTop="4" marginBottom="8" />
        <chakra.div overflow="hidden" borderRadius="lg">
          <Picture picture={picture} sizes="(min-width: 60rem) 56rem, 100vw" eager />
        </chakra.div>
      </Container>
      <Container width="reading" marginTop="10" lang={languageOf(text)}>
        {paragraphs(text).map((part, i) => (
          <chakra.p key={i} marginBottom="5" whiteSpace="pre-line" fontSize={i === 0 ? 'lg' : 'md'}>
            {part}
          </chakra.p>
        ))}
      </Container>
      {children}
    </chakra.article>
  );
}
