import { chakra } from '@chakra-ui/react';
import type { AnyItem } from '@content';
import { publishingStateIn } from '@content/publishing-status';
import { badgeOf } from './publishing-labels';

const Badge = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2',
    borderWidth: '1px',
    borderRadius: 'sm',
    fontSize: '0.8125rem',
    fontWeight: 'bold',
    lineHeight: '1.5',
    color: 'fg.body',
  },
  variants: {
    tone: {
      draft: { borderColor: 'fg.muted', borderStyle: 'dashed', background: 'bg.raised' },
      coming: { borderColor: 'accent.mark', background: 'bg.warm' },
      ended: { borderColor: 'border.subtle', background: 'bg.band', color: 'fg.muted' },
    },
  },
});

/** Tells that visitors do not see an item, or not for long; nothing for one that is simply published. */
export function StateBadge({ item }: { item: AnyItem }) {
  const shown = badgeOf(publishingStateIn(item));
  return shown ? <Badge tone={shown.tone}>{shown.text}</Badge> : null;
}
