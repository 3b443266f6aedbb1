import type { ContentTypeDefinition } from '@content';
import { useCallback } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { itemAddress } from '../../admin-ui/addresses';
import { onlyThose } from '../../admin-ui/attention-words';
import { Button, ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { RowList } from '../../admin-ui/row-list';
import { ScreenHead } from '../../admin-ui/screen-head';
import { anyOf, oneOf } from '../../admin-ui/words';
import { arrangeField } from '../items/arrange-field';
import { useDelete } from '../items/use-delete';
import { UnsavedWork } from '../kept/unsaved-work';
import { PagedFoot } from '../queries/paged-foot';
import { listRead } from '../queries/reads';
import { usePages } from '../queries/use-read';
import { putIntoLists, takeFromLists } from '../queries/writes';
import { ItemRow } from './item-row';
import { ListTools } from './list-tools';
import type { StaffQuery } from './staff-query';
import { isNarrow, writeStaffQuery } from './staff-query';

/** From this many items on a list can be searched, sorted and narrowed. */
const SEARCHABLE = 4;
const figure = new Intl.NumberFormat('en');

function countText(shown: number, total: number, query: StaffQuery): string {
  const what = isNarrow(query) ? 'found' : 'in all';
  if (shown >= total) return `${figure.format(total)} ${what}`;
  return `The first ${figure.format(shown)} of ${figure.format(total)} ${what}`;
}

function Nothing({
  type,
  query,
  onAll,
}: {
  type: ContentTypeDefinition;
  query: StaffQuery;
  onAll: () => void;
}) {
  const words = query.q.trim();
  return (
    <Sheet>
      <Row justifyContent="space-between">
        <p>{words === '' ? `No ${oneOf(type)} fits this choice.` : `No ${oneOf(type)} holds “${words}”.`}</p>
        {query.attention ? null : <Button onClick={onAll}>Show all</Button>}
      </Row>
    </Sheet>
  );
}

function Actions({ type, total }: { type: ContentTypeDefinition; total: number }) {
  return (
    <Row>
      {total > 1 && arrangeField(type) !== undefined ? (
        <ButtonLink to={adminPaths.arrange(type.path)}>Change the order</ButtonLink>
      ) : null}
      {type.addMany ? <ButtonLink to={adminPaths.many(type.path)}>Add many pictures</ButtonLink> : null}
      <ButtonLink variant="solid" to={adminPaths.new(type.path)}>
        Add {anyOf(type)}
      </ButtonLink>
    </Row>
  );
}

export interface ListScreenProps {
  readonly type: ContentTypeDefinition;
  readonly query: StaffQuery;
}

/** The list of a content type: search, filters, sorting, add, edit and delete. All of it stands in the URL. */
export function ListScreen({ type, query }: ListScreenProps) {
  const list = usePages(listRead(type.path, writeStaffQuery(query)));
  const items = list.items ?? [];
  const total = list.last?.total ?? 0;
  const deletion = useDelete(type, ({ _id }) => {
    const at = items.findIndex((item) => item._id === _id);
    takeFromLists(type.path, _id);
    return (restored) => putIntoLists(type.path, restored, Math.max(at, 0));
  });
  const [, setSearch] = useSearchParams();
  const searching = useNavigation().location?.pathname === adminPaths.list(type.path);
  const ask = useCallback(
    (next: StaffQuery, typing: boolean) =>
      setSearch(writeStaffQuery(next), { replace: typing, preventScrollReset: true }),
    [setSearch],
  );
  const all = () => ask({ q: '', sort: query.sort, filters: {} }, false);
  const narrow = isNarrow(query);
  return (
    <Stack gap="5">
      <ScreenHead title={type.label.many}>
        <Actions type={type} total={total} />
      </ScreenHead>
      <UnsavedWork path={type.path} />
      {!list.error && !narrow && total === 0 ? (
        <Sheet>
          <p>{type.messages.empty}</p>
        </Sheet>
      ) : null}
      {narrow || total >= SEARCHABLE ? <ListTools type={type} query={query} onQuery={ask} /> : null}
      {query.attention ? (
        <Row justifyContent="space-between">
          <b>{onlyThose(type, query.attention)}</b>
          <Button onClick={all}>Show all</Button>
        </Row>
      ) : null}
      {narrow || items.length > 0 ? (
        <Muted role="status">
          {searching ? 'Searching …' : !list.error && countText(items.length, total, query)}
        </Muted>
      ) : null}
      {items.length > 0 ? (
        <RowList aria-label={type.label.many} aria-busy={searching}>
          {items.map((item) => (
            <ItemRow
              key={item._id}
              type={type}
              item={item}
              to={itemAddress(type, item._id)}
              onDelete={() => deletion.ask(item)}
            />
          ))}
        </RowList>
      ) : null}
      {narrow && !list.error && items.length === 0 ? <Nothing type={type} query={query} onAll={all} /> : null}
      <PagedFoot
        list={list}
        failure={type.messages.listFailed ?? `Failed to load ${type.label.many.toLowerCase()}`}
      />
      {deletion.dialog}
    </Stack>
  );
}
