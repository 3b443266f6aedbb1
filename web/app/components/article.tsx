import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateLine } from './date-line';
import { Icon } from './icons';
import { Container, textLink } from './layout';
import { languageOf, paragraphs } from './text';

interface ArticleProps {
  readonly title: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly picture: ReactNode;
  /** The picture is higher than wide: it stands beside the text where there is room. */
  readonly isTall: boolean;
  /** The list that the item belongs to. */
  readonly back: { readonly to: string; readonly label: string };
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
export function Article({ title, text, date, picture, isTall, back, children }: ArticleProps) {
  return (
    <article
      className={css({
        paddingTop: { base: '3', md: '12' },
        paddingBottom: 'band',
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
              _print: { marginInline: '0' },
            })}
            lang={languageOf(text)}
          >
            {paragraphs(text).map((part, i) => (
              <p
                key={i}
                className={css({
                  marginBottom: '5',
                  whiteSpace: 'pre-line',
                  fontSize: i === 0 ? 'lg' : 'md',
                })}
              >
                {part}
              </p>
            ))}
          </div>
        </Body>
      </Container>
      {children}
    </article>
  );
}
