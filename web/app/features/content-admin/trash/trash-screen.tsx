import { contentTypeAt, contentTypes } from '@content';
import { TRASH_DAYS } from '@content/contract';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../admin-ui/confirm-dialog';
import { Button } from '../../admin-ui/button';
import { Select } from '../../admin-ui/input-field';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { RowList } from '../../admin-ui/row-list';
import { ScreenHead } from '../../admin-ui/screen-head';
import { oneOf, titleOf } from '../../admin-ui/labels';
import { PagedFoot } from '../queries/paged-foot';
import { BulkAction, BulkBar, ChooseSeveral } from '../bulk/bulk-bar';
import { NotDoneAlert } from '../bulk/run-state';
import { useSelection } from '../bulk/use-selection';
import { TrashRow } from './trash-row';
import { copiesText } from './trash-labels';
import type { Deleted } from './use-trash';
import { useTrash } from './use-trash';
import { useTrashSeveral } from './use-trash-several';

function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `The last ${count} deleted`;
  return count === 1 ? '1 deleted item' : `${count} deleted items`;
}

function TypeChoice({ path }: { path: string | undefined }) {
  const [, setSearch] = useSearchParams();
  return (
    <Select
      aria-label="Show"
      width={{ base: 'full', sm: 'auto' }}
      value={path ?? ''}
      onChange={({ target }) => setSearch(target.value === '' ? {} : { type: target.value })}
    >
      <option value="">All types</option>
      {contentTypes.map((type) => (
        <option key={type.path} value={type.path}>
          {type.label.many}
        </option>
      ))}
    </Select>
  );
}

export interface TrashScreenProps {
  /** Shows only what was deleted of this type. */
  readonly path: string | undefined;
}

/** What was deleted, the last first: to be brought back, or erased before its time. */
export function TrashScreen({ path }: TrashScreenProps) {
  const count = useRef<HTMLParagraphElement>(null);
  // The buttons that were used are gone with the item: the focus stays with the list.
  const trash = useTrash(path, () => count.current?.focus());
  const [erasing, setErasing] = useState<Deleted | null>(null);
  const { list } = trash;
  const selection = useSelection(trash.items.map(({ id }) => id));
  const endChoosing = () => {
    selection.end();
    count.current?.focus(); // the bar that had it is gone
  };
  const several = useTrashSeveral(path, trash.items, selection, endChoosing);
  const mayAct = selection.chosen.length > 0 && several.progress === null;
  const many = contentTypeAt(path ?? '')?.label.many.toLowerCase();
  const isEmpty = !list.error && !list.hasMore && trash.items.length === 0;
  return (
    <Stack gap="5">
      <ScreenHead title="Trash" />
      <Row justifyContent="space-between">
        <Muted flex="1 1 18rem">
          What is deleted stays here for {TRASH_DAYS} days and can be restored. Then it is erased for good.
        </Muted>
        <TypeChoice path={path} />
      </Row>
      {isEmpty ? (
        <Sheet>
          <p>{many === undefined ? 'The trash is empty.' : `There are no ${many} in the trash.`}</p>
        </Sheet>
      ) : null}
      <Row justifyContent="space-between" hidden={trash.items.length === 0}>
        <Muted ref={count} tabIndex={-1} role="status">
          {countText(list.items?.length ?? 0, list.hasMore)}
        </Muted>
        {trash.items.length > 1 || selection.isOn ? <ChooseSeveral selection={selection} /> : null}
      </Row>
      {several.notDone ? <NotDoneAlert notDone={several.notDone} /> : null}
      {trash.items.length > 0 ? (
        <RowList aria-label="Trash">
          {trash.items.map((deleted) => (
            <TrashRow
              key={deleted.id}
              {...deleted}
              selection={selection}
              busy={trash.working === deleted.entry.item._id}
              onRestore={() => trash.restore(deleted)}
              onErase={() => setErasing(deleted)}
            />
          ))}
        </RowList>
      ) : null}
      <PagedFoot list={list} failure="Failed to load the trash" />
      {trash.items.length > 0 ? (
        <Button
          variant="danger"
          alignSelf="flex-start"
          aria-disabled={several.isBusy}
          onClick={several.askToEmpty}
        >
          {path === undefined ? 'Empty the trash' : `Erase all ${many ?? ''}`}
        </Button>
      ) : null}
      {selection.isOn || several.progress ? (
        <BulkBar selection={selection} count={trash.items.length} run={several} onEnd={endChoosing}>
          <BulkAction label="Restore" isPossible={mayAct} onChoose={several.restore} />
          <BulkAction label="Erase now" danger isPossible={mayAct} onChoose={several.askToErase} />
        </BulkBar>
      ) : null}
      {several.dialog}
      <ConfirmDialog
        open={erasing !== null}
        title={erasing ? `Erase this ${oneOf(erasing.type)} for good?` : ''}
        action="Erase now"
        cancel="Keep it"
        onCancel={() => setErasing(null)}
        onConfirm={() => {
          setErasing(null);
          if (erasing) trash.erase(erasing);
        }}
      >
        <p>
          {erasing
            ? `“${titleOf(erasing.type, erasing.entry.item)}” and its files leave the site at once. This cannot be undone.`
            : ''}
        </p>
        <p>{copiesText}</p>
      </ConfirmDialog>
    </Stack>
  );
}
