import { css } from '#styled-system/css';
import type { ReactNode } from 'react';
import { languageOf, paragraphs } from '../../components/text';

interface PopupContentProps {
  readonly title: string;
  readonly content: string;
  readonly picture: ReactNode;
  /** A preview has no heading of the page's outline. */
  readonly titleAs?: 'h2' | 'p';
}

/** What an announcement shows: picture, title, text. The popup and its preview share it. */
export function PopupContent({ title, content, picture, titleAs: Title = 'h2' }: PopupContentProps) {
  return (
    <>
      <div className={css({ '& img': { maxHeight: '60dvh', objectFit: 'contain' } })}>{picture}</div>
      {title || content ? (
        <div className={css({ padding: '6', paddingInlineEnd: picture ? '6' : '16' })}>
          {title ? (
            <Title
              className={css({ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading' })}
              lang={languageOf(title)}
            >
              {title}
            </Title>
          ) : null}
          {paragraphs(content).map((text, i) => (
            <p key={i} className={css({ marginTop: '3', whiteSpace: 'pre-line' })} lang={languageOf(content)}>
              {text}
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}
