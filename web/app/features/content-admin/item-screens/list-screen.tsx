import { Button, HStack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { attentionReasons } from '@content/items/attention';
import { arrangeField } from '@content/items/display-order';
import { onlyThose } from '@content/items/overview-texts';
import { lazy, Suspense } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { Note } from '../../admin-ui/feedback';
import { anyOf, formatCount, oneOf } from '../../admin-ui/labels';
import { ButtonLink } from '../../admin-ui/buttons';
import { Screen, Sheet } from '../../admin-ui/layout';
import { openPalette } from '../../admin-ui/palette';
import { SelectableList } from '../bulk-edit/selectable-list';
import { useBulkEdit } from '../bulk-edit/use-bulk-edit';
import { deleteItem } from '../items/delete-item';
import { useDuplicate } from '../items/duplicate';
import { useListPlace } from '../items/list-place';
import { UnsavedWork } from '../outbox/unsaved-work';
import { usePages } from '../queries/use-read';
import { loadPages, loadRead } from '../queries/query-client';
import { listRead, singletonRead } from '../queries/reads';
import { invalidateLists, removeFromLists } from '../queries/writes';
import { ItemRow, ItemTile } from './item-row';
import { typeOf } from '../../../data/staff/type-of';
import { SearchTools } from '../items/search-tools';
import { isNarrow, PAGES, readPages, readQuery } from '../queries/staff-query';
import { listChoices } from './list-choices';
import type { Route } from './+types/list-screen';

/** From this many items on a list can be searched, sorted and narrowed. */
const SEARCHABLE = 4;
/** So many items stand in the window of a phone when a list is opened. */
const AT_ONCE = 4;

function countText(shown: number, total: number, query: URLSearchParams): string {
  const what = isNarrow(query) ? 'found' : 'in all';
  if (shown >= total) return `${formatCount(total)} ${what}`;
  return `The first ${formatCount(shown)} of ${formatCount(total)} ${what}`;
}

interface ListProps {
  readonly type: ContentTypeDefinition;
  readonly query: URLSearchParams;
}

function NoMatches({ type, query, onAll }: ListProps & { readonly onAll: () => void }) {
  const words = query.get('q');
  return (
    <Sheet>
      <HStack wrap="wrap" justify="space-between" gap="3">
        <p>{words ? `No ${oneOf(type)} contains “${words}”.` : `No ${oneOf(type)} fits this choice.`}</p>
        {words ? <Button onClick={() => openPalette(words)}>Look in all lists</Button> : null}
        {query.has('attention') ? null : <Button onClick={onAll}>Show all</Button>}
      </HStack>
    </Sheet>
  );
}

function Actions({ type, total }: { type: ContentTypeDefinition; total: number }) {
  return (
    <HStack
      wrap="wrap"
      gap={{ base: '2', sm: '3' }}
      css={{ '& > *': { paddingInline: { base: '2', sm: '4' } } }}
    >
      {total > 1 && arrangeField(type) !== undefined ? (
        <ButtonLink to={adminPaths.arrange(type.path)}>Change the order</ButtonLink>
      ) : null}
      {type.bulkCreate ? (
        <ButtonLink to={adminPaths.bulkCreate(type.path)}>Add many pictures</ButtonLink>
      ) : null}
      <ButtonLink variant="solid" to={adminPaths.new(type.path)}>
        Add {anyOf(type)}
      </ButtonLink>
    </HStack>
  );
}

/** Loaded separately: lists do not need its form. */
const loadSingletonScreen = () => import('./singleton-screen');
const SingletonScreen = lazy(loadSingletonScreen);

/** Returns the list's query; null for a singleton. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) {
    await Promise.all([loadRead(request, singletonRead(type)), loadSingletonScreen()]);
    return null;
  }
  const search = new URL(request.url).searchParams;
  const query = readQuery(search, listChoices(type));
  await loadPages(request, listRead(type.path, query, readPages(search)));
  return query;
}

/** /admins/:path */
export default function ListScreen({ params, loaderData: query }: Route.ComponentProps) {
  const type = typeOf(params);
  if (query === null)
    return (
      <Suspense key={type.path}>
        <SingletonScreen type={type} />
      </Suspense>
    );
  return <List key={type.path} type={type} query={query} />;
}

/** The list of a type as far as it has been read; how many pages that are stands in the URL. */
function useGrowingList({ type, query }: ListProps) {
  const list = usePages(listRead(type.path, query));
  const [, setSearch] = useSearchParams();
  function more(): void {
    if (list.isGrowing) return;
    list.more();
    if (list.error) return;
    const onePageMore = (search: URLSearchParams) => {
      search.set(PAGES, String(readPages(search) + 1));
      return search;
    };
    // More of it is no other list: nothing is read for the URL.
    setSearch(onePageMore, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }
  return { ...list, more };
}

/**
 * The list of a content type: search, filters, sorting, add, edit and delete, one by one or several at once. What it
 * shows, and how much of it, stands in the URL.
 */
function List({ type, query }: ListProps) {
  const list = useGrowingList({ type, query });
  const items = list.items ?? [];
  const total = list.last?.total ?? 0;
  const bulk = useBulkEdit(type, items);
  const duplication = useDuplicate(type);
  const keepOpened = useListPlace(type.path);
  const searching = useNavigation().location?.pathname === adminPaths.list(type.path);
  const [, setSearch] = useSearchParams();
  const change = (next: URLSearchParams, isTyping: boolean) =>
    setSearch(next, { replace: isTyping, preventScrollReset: true });
  const leave = ({ _id }: AnyItem) => {
    removeFromLists(type.path, _id);
    void invalidateLists(type.path);
    return () => invalidateLists(type.path);
  };
  const sort = query.get('sort');
  const showAll = () => change(new URLSearchParams(sort ? { sort } : {}), false);
  const narrow = isNarrow(query);
  const attention = attentionReasons.find((reason) => reason === query.get('attention'));
  const inTiles = type.bulkCreate !== undefined;
  const Entry = inTiles ? ItemTile : ItemRow;
  const isEmpty = !list.error && items.length === 0;
  const counted = searching ? 'Searching …' : !list.error && countText(items.length, total, query);
  return (
    <Screen title={type.label.many} actions={<Actions type={type} total={total} />}>
      {type.advice && !narrow && total > type.advice.above ? <Note>{type.advice.text}</Note> : null}
      <UnsavedWork path={type.path} />
      {!list.error && !narrow && total === 0 ? <Sheet as="p">{type.messages.empty}</Sheet> : null}
      {narrow || total >= SEARCHABLE ? (
        <SearchTools label={type.label.many} choices={listChoices(type)} query={query} onQuery={change} />
      ) : null}
      {attention ? (
        <HStack wrap="wrap" justify="space-between" gap="3">
          <b>{onlyThose(type, attention)}</b>
          <Button onClick={showAll}>Show all</Button>
        </HStack>
      ) : null}
      <SelectableList
        label={type.label.many}
        items={items}
        bulk={bulk}
        count={(narrow || items.length > 0) && counted}
        isBusy={searching}
        tiles={inTiles}
        list={list}
        failure={type.messages.listFailed ?? `Failed to load ${type.label.many.toLowerCase()}`}
        foot={isEmpty && narrow ? <NoMatches type={type} query={query} onAll={showAll} /> : null}
      >
        {(item, at) => (
          <Entry
            key={item._id}
            type={type}
            item={item}
            isFirst={at < AT_ONCE}
            selection={bulk.selection}
            onOpen={() => keepOpened(item._id)}
            onDelete={(gone) => void deleteItem(type, gone, leave)}
            onDuplicate={duplication.duplicate}
          />
        )}
      </SelectableList>
      {duplication.dialog}
      {bulk.dialog}
    </Screen>
  );
}
