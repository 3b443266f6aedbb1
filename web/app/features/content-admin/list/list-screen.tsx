import type { ContentTypeDefinition } from '@content';
import { useCallback } from 'react';
import { useNavigation, useRevalidator, useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { arrangeField } from '../arrange/arrange-field';
import { takesMany } from '../many/takes-many';
import { itemAddress } from '../../admin-ui/addresses';
import { Alert } from '../../admin-ui/alert';
import { onlyThose } from '../../admin-ui/attention-words';
import { Button, ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Sheet, Stack } from '../../admin-ui/layout';
import { RowList } from '../../admin-ui/row-list';
import { ScreenHead } from '../../admin-ui/screen-head';
import { anyOf, oneOf } from '../../admin-ui/words';
import { ItemRow } from './item-row';
import { ListTools } from './list-tools';
import type { LoadedList } from './load-list';
import type { StaffQuery } from './staff-query';
import { isNarrow, writeStaffQuery } from './staff-query';
import { useDelete } from './use-delete';
import { useList } from './use-list';

/** From this many items on a list can be searched, sorted and narrowed. */
const SEARCHABLE = 4;
const figure = new Intl.NumberFormat('en');

function countText({ items, total }: LoadedList, query: StaffQuery): string {
  const what = isNarrow(query) ? 'found' : 'in all';
  if (items.length >= total) return `${figure.format(total)} ${what}`;
  return `The first ${figure.format(items.length)} of ${figure.format(total)} ${what}`;
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

function Failed({
  type,
  failed,
  onRetry,
}: {
  type: ContentTypeDefinition;
  failed: string;
  onRetry: () => void;
}) {
  return (
    <>
      <Alert>{type.messages.listFailed ?? `Failed to load ${type.label.many.toLowerCase()}`}</Alert>
      <Row>
        <Muted>{failed}</Muted>
        <Button onClick={onRetry}>Try again</Button>
      </Row>
    </>
  );
}

function Actions({ type, total }: { type: ContentTypeDefinition; total: number }) {
  return (
    <Row>
      {total > 1 && arrangeField(type) !== undefined ? (
        <ButtonLink to={adminPaths.arrange(type.path)}>Change the order</ButtonLink>
      ) : null}
      {takesMany(type) ? <ButtonLink to={adminPaths.many(type.path)}>Add many pictures</ButtonLink> : null}
      <ButtonLink variant="solid" to={adminPaths.new(type.path)}>
        Add {anyOf(type)}
      </ButtonLink>
    </Row>
  );
}

export interface ListScreenProps {
  readonly type: ContentTypeDefinition;
  readonly query: StaffQuery;
  readonly first: LoadedList;
}

/** The list of a content type: search, filters, sorting, add, edit and delete. All of it stands in the address. */
export function ListScreen({ type, query, first }: ListScreenProps) {
  const { list, busy, more, without, withAgain } = useList(type.path, query, first);
  const deletion = useDelete(type, (item, gone) => (gone ? without(item) : withAgain(item)));
  const [, setSearch] = useSearchParams();
  const revalidator = useRevalidator();
  const searching = useNavigation().location?.pathname === adminPaths.list(type.path);
  const ask = useCallback(
    (next: StaffQuery, typing: boolean) =>
      setSearch(writeStaffQuery(next), { replace: typing, preventScrollReset: true }),
    [setSearch],
  );
  const all = () => ask({ q: '', sort: query.sort, filters: {} }, false);
  const { items, failed } = list;
  const narrow = isNarrow(query);
  return (
    <Stack gap="5">
      <ScreenHead title={type.label.many}>
        <Actions type={type} total={list.total} />
      </ScreenHead>
      {failed === undefined && !narrow && list.total === 0 ? (
        <Sheet>
          <p>{type.messages.empty}</p>
        </Sheet>
      ) : null}
      {narrow || list.total >= SEARCHABLE ? <ListTools type={type} query={query} onQuery={ask} /> : null}
      {query.attention ? (
        <Row justifyContent="space-between">
          <b>{onlyThose(type, query.attention)}</b>
          <Button onClick={all}>Show all</Button>
        </Row>
      ) : null}
      {narrow || items.length > 0 ? (
        <Muted role="status">
          {searching ? 'Searching …' : failed === undefined && countText(list, query)}
        </Muted>
      ) : null}
      {items.length > 0 ? (
        <RowList aria-label={type.label.many} aria-busy={searching}>
          {items.map((item) => (
            <ItemRow
              key={item._id}
              type={type}
              item={item}
              address={itemAddress(type, item._id)}
              onDelete={() => deletion.ask(item)}
            />
          ))}
        </RowList>
      ) : null}
      {narrow && failed === undefined && items.length === 0 ? (
        <Nothing type={type} query={query} onAll={all} />
      ) : null}
      {failed === undefined ? null : (
        <Failed
          type={type}
          failed={failed}
          onRetry={() => (items.length > 0 ? more() : void revalidator.revalidate())}
        />
      )}
      {failed === undefined && list.next !== undefined ? (
        <Button alignSelf="center" aria-disabled={busy} onClick={more}>
          {busy ? 'Loading …' : 'Show more'}
        </Button>
      ) : null}
      {deletion.dialog}
    </Stack>
  );
}
