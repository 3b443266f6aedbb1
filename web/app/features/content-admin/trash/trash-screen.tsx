import { Button, HStack, VisuallyHidden } from '@chakra-ui/react';
import { contentTypeAt, contentTypes } from '@content';
import { TRASH_DAYS } from '@content/api/contract';
import { useSearchParams } from 'react-router-dom';
import { dangerous } from '../../../theme/staff-recipes';
import { Muted, RowActions, RowText, Screen, Sheet } from '../../admin-ui/layout';
import { formatDateTime, some, titleOf } from '../../admin-ui/labels';
import { Select } from '../../admin-ui/forms';
import { loadPages } from '../queries/query-client';
import { trashRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import { SelectableList, SelectableRow } from '../bulk-edit/selectable-list';
import { type Deleted, deletedOf, useTrash } from './use-trash';
import type { Route } from './+types/trash-screen';

const daysLeftText = (days: number) =>
  days === 0 ? 'erased with the next daily clean-up' : `${some(days, 'day')} left`;

/** One deleted item: what it was, when it was deleted, how long it can be brought back, and the two ways on. */
function TrashRow({ deleted, trash }: { deleted: Deleted; trash: ReturnType<typeof useTrash> }) {
  const { id, type, item, deletedAt, daysLeft } = deleted;
  const title = titleOf(type, item);
  return (
    <SelectableRow {...{ id, type, item }} selection={trash.selection} wraps>
      <RowText>
        <h2>{title}</h2>
        <p>
          {type.label.one} · deleted on {formatDateTime(deletedAt)} · {daysLeftText(daysLeft)}
        </p>
      </RowText>
      {trash.selection.isOn ? null : (
        <RowActions>
          {trash.actionsOn([deleted]).map(({ label, isDangerous, run }) => (
            <Button
              key={label}
              variant={isDangerous ? 'ghost' : undefined}
              css={isDangerous ? { color: 'link.body' } : undefined}
              aria-disabled={trash.isBusy}
              onClick={run}
            >
              {label}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          ))}
        </RowActions>
      )}
    </SelectableRow>
  );
}

const countText = (count: number, hasMore: boolean) =>
  hasMore ? `The last ${count} deleted` : some(count, 'deleted item');

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
  const list = usePages(trashRead(path));
  const items = deletedOf(list.items ?? []);
  const trash = useTrash(path, items);
  const many = contentTypeAt(path ?? '')?.label.many.toLowerCase();
  const isEmpty = !list.error && !list.hasMore && items.length === 0;
  return (
    <Screen title="Trash">
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
        <Sheet as="p">
          {many === undefined ? 'The trash is empty.' : `There are no ${many} in the trash.`}
        </Sheet>
      ) : null}
      <SelectableList
        label="Trash"
        items={items}
        bulk={trash}
        count={items.length > 0 && countText(list.items?.length ?? 0, list.hasMore)}
        list={list}
        failure="Failed to load the trash"
        foot={
          items.length === 0 ? null : (
            <Button
              css={{ ...dangerous, alignSelf: 'flex-start' }}
              aria-disabled={trash.isBusy}
              onClick={trash.empty}
            >
              {path === undefined ? 'Empty the trash' : `Erase all ${many ?? ''}`}
            </Button>
          )
        }
      >
        {(deleted) => <TrashRow key={deleted.id} deleted={deleted} trash={trash} />}
      </SelectableList>
    </Screen>
  );
}
