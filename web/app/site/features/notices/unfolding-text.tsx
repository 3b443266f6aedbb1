import { defineStyle } from '@chakra-ui/react';
import { blocksOf } from '@content/texts/rich-text';
import { TextBlocks } from '../../../components/blocks';
import { languageOf } from '../../../components/text';
import { shorten } from '../../../data/formats/shorten';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

/** The look of an unfolding text (`details`), for the recipe around it. */
export const unfoldingText = defineStyle({
  marginTop: '2',
  '& summary': {
    cursor: 'pointer',
    color: 'fg.muted',
    listStyleType: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& b': { color: 'link.body', fontWeight: 'bold' },
  },
  '&[open] [data-when=closed], &:not([open]) [data-when=open]': { display: 'none' },
  '& [data-part=whole]': { marginTop: '3', maxWidth: 'reading', scrollMarginTop: '12rem' },
});

interface UnfoldingTextProps {
  readonly notice: ListedAt<'notices'>;
  readonly isOpen: boolean | undefined;
}

/** The beginning of a notice's text, which unfolds to the whole. */
export function UnfoldingText({ notice, isOpen }: UnfoldingTextProps) {
  const { description } = notice;
  const { readAll, showLess } = getTexts().notices;
  return (
    <details open={isOpen} lang={languageOf(description)}>
      <summary>
        <span data-when="closed">{shorten(description)} </span>
        <b data-when="closed">{readAll}</b>
        <b data-when="open">{showLess}</b>
      </summary>
      {/* A link to this id opens it, even without a script. */}
      <div data-part="whole" id={notice._id}>
        <TextBlocks blocks={blocksOf(notice, 'description')} gap="3" level={3} />
      </div>
    </details>
  );
}
