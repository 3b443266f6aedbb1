import { chakra } from '@chakra-ui/react';
import type { ContentType } from '@content';
import type { TrashEntry } from '@content/contract';
import { Button } from '../../admin-ui/button';
import { Hidden } from '../../admin-ui/layout';
import { ListRow } from '../../admin-ui/row-list';
import { formatDateTime, titleOf } from '../../admin-ui/labels';
import { Tick } from '../bulk/tick';
import type { Selection } from '../bulk/use-selection';
import { TrashThumbnail } from './trash-thumbnail';
import { daysLeftText } from './trash-labels';

/** From here on the days that are left are marked. */
const SOON = 3;

export interface TrashRowProps {
  readonly type: ContentType;
  readonly entry: TrashEntry;
  /** Tells the row from all others in the trash. */
  readonly id: string;
  readonly busy: boolean;
  readonly selection: Selection;
  readonly onRestore: () => void;
  readonly onErase: () => void;
}

/** One deleted item: what it was, when it was deleted, how long it can be brought back, and the two ways on. */
export function TrashRow({ type, entry, id, busy, selection, onRestore, onErase }: TrashRowProps) {
  const title = titleOf(type, entry.item);
  return (
    <ListRow
      css={{
        flexWrap: { base: 'wrap', sm: 'nowrap' },
        paddingInlineStart: selection.isOn ? { base: '3.25rem', sm: '3.75rem' } : undefined,
      }}
    >
      {selection.isOn ? <Tick id={id} title={title} selection={selection} /> : null}
      <TrashThumbnail type={type} item={entry.item} />
      <chakra.div flex="1 1 10rem" minWidth="0">
        <chakra.h2 fontSize={{ base: 'sm', sm: 'md' }} lineHeight="1.3" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.p fontSize={{ base: '0.8125rem', sm: 'sm' }} color="fg.muted" lineHeight="1.4">
          {type.label.one} · deleted on {formatDateTime(entry.deletedAt)} ·{' '}
          <chakra.b
            color={entry.daysLeft <= SOON ? 'link.body' : 'inherit'}
            fontWeight={entry.daysLeft <= SOON ? 'bold' : 'normal'}
          >
            {daysLeftText(entry.daysLeft)}
          </chakra.b>
        </chakra.p>
      </chakra.div>
      {selection.isOn ? null : (
        <chakra.div display="flex" gap="2" width={{ base: 'full', sm: 'auto' }}>
          <Button flex={{ base: 1, sm: 'none' }} aria-disabled={busy} onClick={onRestore}>
            Restore<Hidden> {title}</Hidden>
          </Button>
          <Button
            variant="quiet"
            color="link.body"
            flex={{ base: 1, sm: 'none' }}
            aria-disabled={busy}
            onClick={onErase}
          >
            Erase now<Hidden> {title}</Hidden>
          </Button>
        </chakra.div>
      )}
    </ListRow>
  );
}
