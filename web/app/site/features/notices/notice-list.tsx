import { chakra } from '@chakra-ui/react';
import type { ListedAt } from '../../../data/pages/listed';
import { NoticeCard, type NoticeCardProps, noticeCard } from './notice-card';

const Rows = chakra('ul', {
  base: {
    '& [data-entry]': {
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      containerType: 'inline-size',
      '&:last-of-type': { borderBottomWidth: '1px' },
    },
    '& article': noticeCard,
  },
  variants: {
    isShort: { true: { '& article [data-part=title]': { fontSize: 'lg' } } },
  },
});

/** A single notice, unfolded if it has no page. */
export const OpenNotice = ({ notice }: Pick<NoticeCardProps, 'notice'>) => (
  <Rows as="div" marginBottom="8">
    <NoticeCard notice={notice} isOpen />
  </Rows>
);

interface NoticeListProps extends Pick<NoticeCardProps, 'heading' | 'isShort' | 'end'> {
  readonly items: readonly ListedAt<'notices'>[];
  /** The id of a notice that the page shows elsewhere. */
  readonly without?: string | null;
}

export function NoticeList({ items, without, ...look }: NoticeListProps) {
  return (
    <Rows isShort={look.isShort}>
      {items.map((notice) =>
        notice._id === without ? null : (
          <li key={notice._id} data-entry>
            <NoticeCard notice={notice} {...look} />
          </li>
        ),
      )}
    </Rows>
  );
}
