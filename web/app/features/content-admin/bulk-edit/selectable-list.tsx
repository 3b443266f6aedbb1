import { Button, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { titleOf } from '../../admin-ui/labels';
import { ListRow, Muted, RowList } from '../../admin-ui/layout';
import { lazy } from '../../admin-ui/lazy';
import { Thumbnail, type ThumbnailProps } from '../items/thumbnail';
import { PagedFoot, type PagedFootProps } from '../../admin-ui/loaded';
import { BulkBar, BulkFailureAlert } from './bulk-bar';
import type { BulkState } from './use-bulk-actions';
import type { Selection } from './use-selection';

export const ItemCheckbox = lazy(() => import('./item-checkbox'));

interface SelectableListProps<T> extends PagedFootProps {
  readonly label: string;
  readonly items: readonly T[];
  readonly bulk: BulkState;
  /** How many there are. */
  readonly count: ReactNode;
  readonly isBusy?: boolean;
  readonly tiles?: boolean;
  /** Stands below the list. */
  readonly foot?: ReactNode;
  readonly children: (item: T, at: number) => ReactNode;
}

/** A list with a selection: its size, its items, and the bulk actions on those that are chosen. */
export function SelectableList<T>(props: SelectableListProps<T>) {
  const { label, items, bulk, count, isBusy, tiles, foot, list, failure, children } = props;
  const { isOn, chooseNone, end, countId } = bulk.selection;
  return (
    <>
      <HStack
        wrap="wrap"
        justify="space-between"
        gap="3"
        css={{ minHeight: 'target', marginBlock: '-2' }}
        hidden={!count && items.length === 0}
      >
        <Muted id={countId} role="status" tabIndex={-1}>
          {count}
        </Muted>
        {items.length > 1 || isOn ? (
          <Button
            variant="ghost"
            css={{ marginInlineEnd: '-4', color: isOn ? 'link.body' : undefined }}
            aria-pressed={isOn}
            onClick={isOn ? end : chooseNone}
          >
            Choose several
          </Button>
        ) : null}
      </HStack>
      {bulk.failure ? <BulkFailureAlert failure={bulk.failure} /> : null}
      {items.length === 0 ? null : (
        <RowList aria-label={label} aria-busy={isBusy} tiles={tiles}>
          {items.map(children)}
        </RowList>
      )}
      <PagedFoot list={list} failure={failure} />
      {foot}
      {isOn || (bulk.progress?.total ?? 0) > 1 ? <BulkBar bulk={bulk} count={items.length} /> : null}
    </>
  );
}

interface SelectableRowProps extends Omit<ThumbnailProps, 'css'> {
  /** Its id in the selection. */
  readonly id: string;
  readonly selection: Selection;
  /** On a phone what follows its text stands below that. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A row of such a list: its checkbox while several are chosen, its picture, and its children. */
export const SelectableRow = ({ id, selection, wraps, children, ...thumbnail }: SelectableRowProps) => (
  <ListRow
    data-item={thumbnail.item._id}
    css={[
      wraps && { flexWrap: { base: 'wrap', sm: 'nowrap' } },
      selection.isOn && { paddingInlineStart: { base: '3.25rem', sm: '3.75rem' } },
    ]}
  >
    {selection.isOn ? (
      <ItemCheckbox id={id} title={titleOf(thumbnail.type, thumbnail.item)} selection={selection} />
    ) : null}
    <Thumbnail {...thumbnail} css={{ width: { base: '3.5rem', sm: '4.5rem' } }} />
    {children}
  </ListRow>
);
