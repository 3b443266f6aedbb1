import { Button, chakra, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import { type ContentType, contentTypeAt, contentTypes } from '@content';
import { type TrashEntry, TRASH_DAYS } from '@content/api/contract';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dangerous } from '../../../theme/staff-recipes';
import { Muted, Sheet, ScreenHead, ListRow, RowList } from '../../admin-ui/layout';
import { formatDateTime, titleOf } from '../../admin-ui/labels';
import { Select } from '../../admin-ui/forms';
import { type Selection, useSelection } from '../bulk-edit/use-selection';
import { Thumbnail } from '../items/thumbnail';
import { loadPages } from '../queries/query-client';
import { trashRead } from '../queries/reads';
import { PagedFoot, usePages } from '../queries/use-read';
import { BulkAction, BulkBar, SelectToggle, NotDoneAlert, Tick } from '../bulk-edit/bulk-bar';
import { deletedOf, useTrash } from './use-trash';
import type { Route } from './+types/trash-screen';

function daysLeftText(days: number): string {
  if (days === 0) return 'erased with the next daily clean-up';
  return days === 1 ? '1 day left' : `${days} days left`;
}

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
function TrashRow({ type, entry, id, busy, selection, onRestore, onErase }: TrashRowProps) {
  const title = titleOf(type, entry.item);
  return (
    <ListRow
      css={{
        flexWrap: { base: 'wrap', sm: 'nowrap' },
        paddingInlineStart: selection.isOn ? { base: '3.25rem', sm: '3.75rem' } : undefined,
      }}
    >
      {selection.isOn ? <Tick id={id} title={title} selection={selection} /> : null}
      <Thumbnail type={type} item={entry.item} css={{ width: { base: '3.5rem', sm: '4.5rem' } }} />
      <chakra.div css={{ flex: '1 1 10rem', minWidth: '0' }}>
        <chakra.h2 css={{ fontSize: { base: 'sm', sm: 'md' }, lineHeight: '1.3', overflowWrap: 'anywhere' }}>
          {title}
        </chakra.h2>
        <chakra.p css={{ fontSize: { base: '0.8125rem', sm: 'sm' }, color: 'fg.muted', lineHeight: '1.4' }}>
          {type.label.one} · deleted on {formatDateTime(entry.deletedAt)} · {daysLeftText(entry.daysLeft)}
        </chakra.p>
      </chakra.div>
      {selection.isOn ? null : (
        <chakra.div css={{ display: 'flex', gap: '2', width: { base: 'full', sm: 'auto' } }}>
          <Button css={{ flex: { base: 1, sm: 'none' } }} aria-disabled={busy} onClick={onRestore}>
            Restore<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
          <Button
            variant="ghost"
            css={{ color: 'link.body', flex: { base: 1, sm: 'none' } }}
            aria-disabled={busy}
            onClick={onErase}
          >
            Erase now<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </chakra.div>
      )}
    </ListRow>
  );
}

function countText(count: number, hasMore: boolean): string {
  if (hasMore) return `The last ${count} deleted`;
  return count === 1 ? '1 deleted item' : `${count} deleted items`;
}

/** Returns the type that is shown; without one, all. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = contentTypeAt(new URL(request.url).searchParams.get('type') ?? '')?.path;
  await loadPages(request, trashRead(path));
  return { path };
}

/** /admins/trash?type= */
export default function TrashScreen({ loaderData: { path } }: Route.ComponentProps) {
  return <Trash key={path ?? ''} path={path} />;
}

/** Deleted items, of a type or of all, the last first: to be restored, or erased before their time. */
function Trash({ path }: { path: string | undefined }) {
  const [, setSearch] = useSearchParams();
  const count = useRef<HTMLParagraphElement>(null);
  const list = usePages(trashRead(path));
  const items = deletedOf(list.items ?? []);
  const selection = useSelection(items.map(({ id }) => id));
  const chosen = items.filter(({ id }) => selection.has(id));
  const endChoosing = () => {
    selection.end();
    count.current?.focus(); // what had it is gone: the bar, or the buttons of a row
  };
  const trash = useTrash(path, endChoosing);
  const mayAct = selection.chosen.length > 0 && !trash.isBusy;
  const many = contentTypeAt(path ?? '')?.label.many.toLowerCase();
  const isEmpty = !list.error && !list.hasMore && items.length === 0;
  return (
    <Stack gap="5">
      <ScreenHead title="Trash" />
      <HStack wrap="wrap" justify="space-between" gap="3">
        <Muted css={{ flex: '1 1 18rem' }}>
          What is deleted stays here for {TRASH_DAYS} days and can be restored. Then it is erased for good.
        </Muted>
        <Select
          aria-label="Show"
          css={{ width: { base: 'full', sm: 'auto' } }}
          value={path ?? ''}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { type: target.value })}
          empty="All types"
          options={contentTypes.map((type) => ({ value: type.path, label: type.label.many }))}
        />
      </HStack>
      {isEmpty ? (
        <Sheet>
          <p>{many === undefined ? 'The trash is empty.' : `There are no ${many} in the trash.`}</p>
        </Sheet>
      ) : null}
      <HStack wrap="wrap" justify="space-between" gap="3" hidden={items.length === 0}>
        <Muted ref={count} tabIndex={-1} role="status">
          {countText(list.items?.length ?? 0, list.hasMore)}
        </Muted>
        {items.length > 1 || selection.isOn ? <SelectToggle selection={selection} /> : null}
      </HStack>
      {trash.notDone ? <NotDoneAlert notDone={trash.notDone} /> : null}
      {items.length > 0 ? (
        <RowList aria-label="Trash">
          {items.map((deleted) => (
            <TrashRow
              key={deleted.id}
              {...deleted}
              selection={selection}
              busy={trash.isBusy}
              onRestore={() => trash.restore([deleted])}
              onErase={() => trash.erase([deleted])}
            />
          ))}
        </RowList>
      ) : null}
      <PagedFoot list={list} failure="Failed to load the trash" />
      {items.length > 0 ? (
        <Button
          css={{ ...dangerous, alignSelf: 'flex-start' }}
          aria-disabled={trash.isBusy}
          onClick={trash.empty}
        >
          {path === undefined ? 'Empty the trash' : `Erase all ${many ?? ''}`}
        </Button>
      ) : null}
      {selection.isOn || (trash.progress?.total ?? 0) > 1 ? (
        <BulkBar selection={selection} count={items.length} run={trash} onEnd={endChoosing}>
          <BulkAction label="Restore" isPossible={mayAct} onChoose={() => trash.restore(chosen)} />
          <BulkAction label="Erase now" danger isPossible={mayAct} onChoose={() => trash.erase(chosen)} />
        </BulkBar>
      ) : null}
    </Stack>
  );
}
