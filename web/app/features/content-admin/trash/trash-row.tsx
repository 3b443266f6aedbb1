import { chakra } from '@chakra-ui/react';
import type { ContentType } from '@content';
import type { TrashEntry } from '@content/contract';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Button } from '../../admin-ui/button';
import { Hidden } from '../../admin-ui/layout';
import { ListRow } from '../../admin-ui/row-list';
import { momentInWords, titleOf } from '../../admin-ui/words';
import { daysLeftInWords } from './trash-words';

/** From here on the days that are left are marked. */
const SOON = 3;

export interface TrashRowProps {
  readonly type: ContentType;
  readonly entry: TrashEntry;
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onErase: () => void;
}

/** One deleted item: what it was, when it was deleted, how long it can be brought back, and the two ways on. */
export function TrashRow({ type, entry, busy, onRestore, onErase }: TrashRowProps) {
  const title = titleOf(type, entry.item);
  return (
    <ListRow>
      <chakra.span color="fg.muted" display="inline-flex">
        <AdminIcon name={type.path} />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.h2 fontSize="md" lineHeight="1.35" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.45">
          {type.label.one} · deleted on {momentInWords(entry.deletedAt)} ·{' '}
          <chakra.b
            color={entry.daysLeft <= SOON ? 'link.body' : 'inherit'}
            fontWeight={entry.daysLeft <= SOON ? 'bold' : 'normal'}
          >
            {daysLeftInWords(entry.daysLeft)}
          </chakra.b>
        </chakra.p>
      </chakra.div>
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
    </ListRow>
  );
}
