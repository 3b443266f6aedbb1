import { chakra } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { AuditEntry } from '@content/audit';
import { Button } from '../../admin-ui/button';
import { Hidden, Row } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import { doneText } from './history-labels';
import type { HistoryRow } from '../queries/sittings';
import { rowsOf } from '../queries/sittings';

/** An entry of what was saved, which can be looked at and brought back. */
export type VersionOfItem = AuditEntry & { readonly version: number };

/** What leaves no version: its entry has the number of the one before. */
const unsaved: ReadonlySet<AuditEntry['action']> = new Set(['delete', 'restore', 'erase']);

const isVersionOf = (entry: AuditEntry, itemId: string | undefined): entry is VersionOfItem =>
  entry.itemId === itemId && entry.version !== undefined && !unsaved.has(entry.action);

/** Whether an entry changed content: to add an item is no change, but for a page that came with texts. */
function canBeTakenBack({ action, path }: VersionOfItem): boolean {
  const type: ContentTypeDefinition | undefined = contentTypeAt(path);
  return action === 'create' ? type?.defaults !== undefined : action !== 'unpublish';
}

interface EntryProps {
  readonly row: HistoryRow<AuditEntry>;
  readonly named: boolean;
  readonly onLook: (() => void) | undefined;
  readonly onTakeBack: (() => void) | undefined;
}

function Entry({ row: { entry, count }, named, onLook, onTakeBack }: EntryProps) {
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
        {doneText(contentTypeAt(path), entry, named && title !== '' ? `“${title}”` : 'it')}
        {count === 1 ? null : `, ${count} times`}
        {note === undefined ? null : (
          <chakra.q display="block" color="fg.muted">
            {note}
          </chakra.q>
        )}
      </chakra.span>
      <chakra.time dateTime={at} color="fg.muted">
        {formatDateTime(at)}
      </chakra.time>
      {onLook ? (
        <Row gap="1" flexBasis="full" marginInlineStart="-2" marginTop="1">
          <Button variant="quiet" paddingInline="2" onClick={onLook}>
            What changed<Hidden> on {formatDateTime(at)}</Hidden>
          </Button>
          {onTakeBack ? (
            <Button variant="quiet" paddingInline="2" onClick={onTakeBack}>
              Take this change back<Hidden> of {formatDateTime(at)}</Hidden>
            </Button>
          ) : null}
        </Row>
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
  /** Absent where nothing can be changed. */
  readonly onTakeBack: ((entry: VersionOfItem) => void) | undefined;
}

/** Who did what, and when. */
export function HistoryList({ entries, named, itemId, onLook, onTakeBack }: HistoryListProps) {
  return (
    <chakra.ul listStyleType="none" aria-label="History">
      {rowsOf(entries).map((row) => {
        const { entry } = row;
        const isVersion = isVersionOf(entry, itemId);
        return (
          <Entry
            key={entry._id}
            row={row}
            named={named}
            onLook={isVersion ? () => onLook(entry) : undefined}
            onTakeBack={
              onTakeBack && isVersion && canBeTakenBack(entry) ? () => onTakeBack(entry) : undefined
            }
          />
        );
      })}
    </chakra.ul>
  );
}
