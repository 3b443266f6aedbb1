import { chakra } from '@chakra-ui/react';
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
export function PopupContent({ title, content, picture, titleAs = 'h2' }: PopupContentProps) {
  return (
    <>
      <chakra.div css={{ '& img': { maxHeight: '60dvh', objectFit: 'contain' } }}>{picture}</chakra.div>
      {title || content ? (
        <chakra.div padding="6" paddingInlineEnd={picture ? '6' : '16'}>
          {title ? (
            <chakra.h2
              as={titleAs}
              fontSize="xl"
              fontWeight="bold"
              lineHeight="heading"
              lang={languageOf(title)}
            >
              {title}
            </chakra.h2>
          ) : null}
          {paragraphs(content).map((text, i) => (
            <chakra.p key={i} marginTop="3" whiteSpace="pre-line" lang={languageOf(content)}>
              {text}
            </chakra.p>
          ))}
        </chakra.div>
      ) : null}
    </>
  );
}
