import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import type { Block } from '@content/texts/tree';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateLine } from './date-line';
import { Icon } from './icons';
import { Container, textLink } from './layout';
import { languageOf } from './text';
import { TextBlocks } from './blocks';

interface ArticleProps {
  readonly title: string;
  /** The text, with its form. */
  readonly blocks: readonly Block[];
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly picture: ReactNode;
  /** The picture is higher than wide: it stands beside the text where there is room. */
  readonly isTall: boolean;
  /** The list that the item belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  /** Above and below the text, in its column. */
  readonly facts?: ReactNode;
  readonly documents?: ReactNode;
  readonly children?: ReactNode;
}

/** Picture and text: one after the other, or side by side. */
const Body = styled('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: { base: '5', md: '8' },
    rowGap: { base: '6', md: '10' },
    columnGap: { base: '8', lg: '12' },
  },
  variants: {
    isTall: { true: { gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' } }, false: {} },
  },
});

/** A page to read: title and date, the picture wide, the text in a column for reading. */
export function Article(props: ArticleProps) {
  const { title, blocks, date, picture, isTall, back, facts, documents, children } = props;
  return (
    <article
      className={css({
        paddingTop: { base: '3', md: '12' },
        paddingBottom: 'var(--paper-gap, {spacing.band})',
        overflowWrap: 'anywhere',
      })}
    >
      <Container width="wide">
        <p data-screen-only>
          <Link
            className={css(textLink, {
              display: 'inline-flex',
              alignItems: 'center',
              gap: '1',
              minHeight: 'target',
            })}
            to={back.to}
          >
            <Icon name="chevronLeft" />
            {back.label}
          </Link>
        </p>
        <h1
          className={css({
            fontSize: '4xl',
            letterSpacing: 'tight',
            lineHeight: 'tight',
            maxWidth: '26ch',
            marginTop: '2',
          })}
          lang={languageOf(title)}
        >
          {title}
        </h1>
        <DateLine css={{ marginTop: { base: '3', md: '4' } }} date={date} />
        <Body isTall={isTall}>
          {picture}
          <div
            className={css({
              width: 'full',
              maxWidth: '36rem',
              marginInline: isTall ? undefined : 'auto',
              marginBottom: '5',
              _print: { marginInline: '0' },
            })}
          >
            {facts}
            <TextBlocks blocks={blocks} gap="5" lead />
            {documents}
          </div>
        </Body>
      </Container>
      {children}
    </article>
  );
}
