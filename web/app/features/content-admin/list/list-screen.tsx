import type { ContentTypeDefinition } from '@content';
import { Alert } from '../ui/alert';
import { Button, ButtonLink } from '../ui/button';
import { Input, Select } from '../ui/input-field';
import { Muted, Row, Sheet, Stack } from '../ui/layout';
import { ScreenHead } from '../ui/screen-head';
import { anyOf, oneOf } from '../ui/words';
import type { Sorting } from './arrange';
import { sortings } from './arrange';
import { ItemRow } from './item-row';
import type { LoadedList } from './load-list';
import { useDelete } from './use-delete';
import { useList } from './use-list';

/** From this many items on a list can be searched and sorted. */
const SEARCHABLE = 4;

function Tools({ list }: { list: ReturnType<typeof useList> }) {
  return (
    <Row
      as="form"
      role="search"
      aria-label="List"
      onSubmit={(event: React.SubmitEvent) => event.preventDefault()}
    >
      <Input
        type="search"
        aria-label="Search"
        placeholder="Search"
        flex="1 1 14rem"
        value={list.search}
        onChange={(event) => list.find(event.target.value)}
      />
      <Select
        aria-label="Sort"
        flex={{ base: '1 1 14rem', sm: '0 0 auto' }}
        width={{ sm: 'auto' }}
        value={list.sorting}
        onChange={(event) => list.sort(event.target.value as Sorting)}
      >
        {Object.entries(sortings).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Row>
  );
}

function countText(list: ReturnType<typeof useList>): string {
  if (list.busy && list.search.trim() !== '') return 'Searching …';
  if (list.search.trim() !== '') return list.found.length === 1 ? '1 found' : `${list.found.length} found`;
  const { items, next } = list.list;
  return next === undefined ? `${items.length} in all` : `The first ${items.length}`;
}

/** The list of a content type: search, sort, add, edit and delete. */
export function ListScreen({ type, first }: { type: ContentTypeDefinition; first: LoadedList }) {
  const list = useList(type, first);
  const deletion = useDelete(type, (item, gone) => (gone ? list.without(item) : list.reload()));
  const { items, failed } = list.list;
  const hasView = type.pages !== undefined && 'one' in type.pages;
  return (
    <Stack gap="5">
      <ScreenHead title={type.label.many}>
        <ButtonLink look="solid" to={`/admins/${type.path}/new`}>
          Add {anyOf(type)}
        </ButtonLink>
      </ScreenHead>
      {failed === undefined ? null : (
        <>
          <Alert>{type.messages.listFailed ?? `Failed to load ${type.label.many.toLowerCase()}`}</Alert>
          <Row>
            <Muted>{failed}</Muted>
            <Button onClick={list.retry}>Try again</Button>
          </Row>
        </>
      )}
      {failed === undefined && items.length === 0 ? (
        <Sheet>
          <p>{type.messages.empty}</p>
        </Sheet>
      ) : null}
      {items.length >= SEARCHABLE || list.search !== '' ? <Tools list={list} /> : null}
      {items.length > 0 ? (
        <Stack gap="3">
          <Muted role="status">{countText(list)}</Muted>
          {list.visible.length > 0 ? (
            <Sheet padding="0" as="ul" listStyleType="none" aria-label={type.label.many}>
              {list.visible.map((item) => (
                <ItemRow
                  key={item._id}
                  type={type}
                  item={item}
                  address={`/admins/${type.path}/${item._id}${hasView ? '/view' : ''}`}
                  onDelete={() => deletion.ask(item)}
                />
              ))}
            </Sheet>
          ) : list.busy ? null : (
            <Sheet>
              <p>
                No {oneOf(type)} holds “{list.search.trim()}”.
              </p>
            </Sheet>
          )}
          {list.hasMore ? (
            <Button alignSelf="center" aria-disabled={list.busy} onClick={list.more}>
              {list.busy ? 'Loading …' : 'Show more'}
            </Button>
          ) : null}
        </Stack>
      ) : null}
      {deletion.dialog}
    </Stack>
  );
}
