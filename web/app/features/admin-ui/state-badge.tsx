import { Badge } from '@chakra-ui/react';
import type { AnyItem } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { badgeOf } from './publishing-labels';

/** The badge of an item's publishing state; nothing for a plainly published one. */
export function StateBadge({ item }: { item: AnyItem }) {
  const badge = badgeOf(publishingStateIn(item));
  return badge ? <Badge variant={badge.look}>{badge.text}</Badge> : null;
}
