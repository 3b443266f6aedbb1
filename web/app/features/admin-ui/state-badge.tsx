import { Badge } from '@chakra-ui/react';
import type { AnyItem } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { badgeOf } from './publishing-labels';

/** Tells that visitors do not see an item, or not for long; nothing for one that is simply published. */
export function StateBadge({ item }: { item: AnyItem }) {
  const shown = badgeOf(publishingStateIn(item));
  return shown ? <Badge variant={shown.look}>{shown.text}</Badge> : null;
}
