import { chakra } from '@chakra-ui/react';
import { closingStates } from '@content/items/closing';
import { notice as noticeType } from '@site/types/notice';
import { Link } from 'react-router';
import { chip } from '../../../theme/recipes';
import { type NoticeChoice, queryOf } from './notice-query';
import { getTexts } from '../../../texts';

const Filter = chakra('nav', {
  base: {
    display: 'grid',
    gap: '3',
    marginBottom: { base: '8', md: '10' },
    '& ul': {
      display: 'flex',
      flexWrap: { sm: 'wrap' },
      gap: '2',
      // On a phone each is one line that scrolls sideways, with the chosen one first.
      smDown: {
        overflowX: 'auto',
        scrollbarWidth: 'none',
        marginInline: 'calc(-1 * {spacing.gutter})',
        paddingInline: 'gutter',
        paddingBlock: '1',
        marginBlock: '-1',
        '& li': { flexShrink: '0' },
        '& li:has([aria-current])': { order: '-1' },
      },
    },
    '& a': chip,
  },
});

/** Filters by kind and state: links, which work without JavaScript too. */
export function NoticeFilter({ choice }: { choice: NoticeChoice }) {
  const { filter } = getTexts().notices;
  const { kinds, states } = filter;
  const rows = [
    {
      name: 'kind',
      label: kinds.label,
      options: [
        ['', kinds.all],
        ...noticeType.fields.kind.options.map((kind) => [kind, getTexts().choice(kind)]),
      ],
    },
    {
      name: 'state',
      label: states.label,
      options: [['', states.all], ...closingStates.map((state) => [state, states[state]])],
    },
  ] as const;
  return (
    <Filter aria-label={filter.label}>
      {rows.map(({ name, label, options }) => (
        <ul key={name} aria-label={label}>
          {options.map(([value, text]) => (
            <li key={value}>
              <Link
                to={`/notices${queryOf({ ...choice, [name]: value })}`}
                aria-current={choice[name] === value ? 'true' : undefined}
                preventScrollReset
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </Filter>
  );
}
