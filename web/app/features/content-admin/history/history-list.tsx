import { chakra } from '@chakra-ui/react';
import { contentTypeAt } from '@content';
import type { AuditEntry } from '@content/audit';
import { momentInWords } from '../../admin-ui/words';
import { doneInWords } from './history-words';

function Entry({ entry, named }: { entry: AuditEntry; named: boolean }) {
  const { actor, at, path, title } = entry;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      columnGap="4"
      paddingBlock="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      fontSize="sm"
      lineHeight="1.45"
      _last={{ borderBottomWidth: '0', paddingBottom: '0' }}
    >
      <chakra.span flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
        <b>{actor.displayName ?? actor.email}</b>{' '}
        {doneInWords(contentTypeAt(path), entry, named && title !== '' ? `“${title}”` : 'it')}
      </chakra.span>
      <chakra.time dateTime={at} color="fg.muted">
        {momentInWords(at)}
      </chakra.time>
    </chakra.li>
  );
}

/** Who did what, and when; `named` tells of which item, where the list is about several. */
export function HistoryList({ entries, named }: { entries: readonly AuditEntry[]; named: boolean }) {
  return (
    <chakra.ul listStyleType="none" aria-label="History">
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} named={named} />
      ))}
    </chakra.ul>
  );
}
