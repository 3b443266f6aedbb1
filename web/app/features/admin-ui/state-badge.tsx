import { chakra } from '@chakra-ui/react';
import type { AnyItem } from '@content';
import { type Badge, badgeOf, publishingStateOf } from './publishing-labels';

const tones: Readonly<Record<Badge['tone'], object>> = {
  draft: { borderColor: 'fg.muted', borderStyle: 'dashed', background: 'bg.raised' },
  coming: { borderColor: 'accent.mark', background: 'bg.warm' },
  ended: { borderColor: 'border.subtle', background: 'bg.band', color: 'fg.muted' },
};

/** Tells that visitors do not see an item, or not for long; nothing for one that is simply published. */
export function StateBadge({ item }: { item: AnyItem }) {
  const badge = badgeOf(publishingStateOf(item));
  if (!badge) return null;
  return (
    <chakra.span
      display="inline-block"
      paddingInline="2"
      borderWidth="1px"
      borderRadius="sm"
      fontSize="0.8125rem"
      fontWeight="bold"
      lineHeight="1.5"
      color="fg.body"
      {...tones[badge.tone]}
    >
      {badge.text}
    </chakra.span>
  );
}
