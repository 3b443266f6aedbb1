import { chakra } from '@chakra-ui/react';
import { useHref } from 'react-router';
import { useToday } from '../../../data/device/use-today';
import type { ListedAt } from '../../../data/pages/listed';
import { textLink } from '../../../theme/recipes';
import { eventTexts } from '../../texts/events';

const Anchor = chakra('a', { base: { ...textLink, position: 'relative', paddingBlock: '2' } });

/** The link to a notice's calendar file; nothing for a notice that does not take place from today on. */
export function CalendarLink({ notice: { _id, heldOn, title } }: { notice: ListedAt<'notices'> }) {
  const { add } = eventTexts();
  const href = useHref(`/notices/${_id}/event.ics`);
  return heldOn >= useToday() ? (
    <Anchor href={href} aria-label={`${add}: ${title}`} data-screen-only>
      {add}
    </Anchor>
  ) : null;
}
