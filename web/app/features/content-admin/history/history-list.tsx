import { chakra } from '@chakra-ui/react';
import { contentTypeAt } from '@content';
import type { AuditEntry } from '@content/audit';
import { Button } from '../../admin-ui/button';
import { Hidden } from '../../admin-ui/layout';
import { momentInWords } from '../../admin-ui/words';
import { doneInWords } from './history-words';

/** An entry of what was saved, which can be looked at and brought back. */
export type VersionOfItem = AuditEntry & { readonly version: number };

/** What leaves no version: its entry has the number of the one before. */
const unsaved: ReadonlySet<AuditEntry['action']> = new Set(['delete', 'restore', 'erase']);

const isVersionOf = (entry: AuditEntry, itemId: string | undefined): entry is VersionOfItem =>
  entry.itemId === itemId && entry.version !== undefined && !unsaved.has(entry.action);

interface EntryProps {
  readonly entry: AuditEntry;
  readonly named: boolean;
  readonly onLook: (() => void) | undefined;
}

function Entry({ entry, named, onLook }: EntryProps) {
  const { actor, at, path, title, note } = entry;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="baseline"
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
        {note === undefined ? null : (
          <chakra.q display="block" color="fg.muted">
            {note}
          </chakra.q>
        )}
      </chakra.span>
      <chakra.time dateTime={at} color="fg.muted">
        {momentInWords(at)}
      </chakra.time>
      {onLook ? (
        <Button
          variant="quiet"
          marginBlock="-3"
          marginInlineStart={{ base: '-2', sm: '0' }}
          paddingInline="2"
          onClick={onLook}
        >
          What changed<Hidden> on {momentInWords(at)}</Hidden>
        </Button>
      ) : null}
    </chakra.li>
  );
}

export interface HistoryListProps {
  readonly entries: readonly AuditEntry[];
  /** Tells of which item, where the list is about several. */
  readonly named: boolean;
  /** The id of the item whose versions can be looked at. */
  readonly itemId: string | undefined;
  readonly onLook: (entry: VersionOfItem) => void;
}

/** Who did what, and when. */
export function HistoryList({ entries, named, itemId, onLook }: HistoryListProps) {
  return (
    <chakra.ul listStyleType="none" aria-label="History">
      {entries.map((entry) => (
        <Entry
          key={entry._id}
          entry={entry}
          named={named}
          onLook={isVersionOf(entry, itemId) ? () => onLook(entry) : undefined}
        />
      ))}
    </chakra.ul>
  );
}
