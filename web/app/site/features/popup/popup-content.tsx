import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Block } from '@content/texts/tree';
import { languageOf } from '../../../components/text';
import { TextBlocks, WrittenLink } from '../../../components/blocks';
import { ButtonSpan } from '../../../components/layout';
import { getTexts } from '../../../texts';

/** A phone held sideways: the text stands beside the picture. */
const lowWindow = '@media (max-height: 30rem) and (min-width: 37.5rem)';

interface PopupContentProps {
  readonly title: string;
  readonly content: string;
  /** The content with its form. */
  readonly blocks: readonly Block[];
  readonly picture: ReactNode;
  /** Where its button leads; '' for none. */
  readonly buttonLink: string;
  readonly buttonText: string;
  /** A preview in a form has no heading of the page's outline, and its button leads nowhere. */
  readonly inForm?: boolean;
}

/** An announcement: picture, title, text, a button. The popup and its previews share it. */
export function PopupContent({
  title,
  content,
  blocks,
  picture,
  buttonLink,
  buttonText,
  inForm = false,
}: PopupContentProps) {
  const says = buttonText || getTexts().popup.more;
  const hasText = title !== '' || content !== '' || buttonLink !== '';
  return (
    <chakra.div
      css={{
        [lowWindow]: {
          display: 'grid',
          gridTemplateColumns: picture && hasText ? '2fr 3fr' : undefined,
          alignItems: 'center',
          fontSize: 'sm',
        },
      }}
    >
      <chakra.div
        css={{
          '& img': {
            maxHeight: '60dvh',
            objectFit: 'contain',
            [lowWindow]: { maxHeight: 'calc(100dvh - 2rem)' },
          },
        }}
      >
        {picture}
      </chakra.div>
      {hasText ? (
        <chakra.div
          css={{
            padding: '6',
            paddingInlineEnd: picture ? '6' : '16',
            [lowWindow]: { paddingBlock: '4', paddingInlineEnd: '16' },
          }}
        >
          {title ? (
            <chakra.h2
              as={inForm ? 'p' : 'h2'}
              css={{ fontSize: 'xl', fontWeight: 'bold', lineHeight: 'heading' }}
              lang={languageOf(title)}
            >
              {title}
            </chakra.h2>
          ) : null}
          {content ? (
            <chakra.div css={{ marginTop: '3' }} lang={languageOf(content)}>
              <TextBlocks blocks={blocks} gap="3" level={3} />
            </chakra.div>
          ) : null}
          {buttonLink ? (
            <chakra.div css={{ '&:not(:first-child)': { marginTop: '5' } }} lang={languageOf(says)}>
              {inForm ? (
                <ButtonSpan>{says}</ButtonSpan>
              ) : (
                <WrittenLink look="button" to={buttonLink}>
                  {says}
                </WrittenLink>
              )}
            </chakra.div>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
