import { lazy, Suspense } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { loadPages, loadRead } from '../../features/content-admin/queries/query-client';
import { listRead, singletonRead } from '../../features/content-admin/queries/reads';
import { ListScreen } from '../../features/content-admin/list/list-screen';
import {
  PAGES,
  readPages,
  readStaffQuery,
  writeStaffQuery,
} from '../../features/content-admin/list/staff-query';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/list';

/** A form, which lists have no use for. */
const loadSingletonScreen = () => import('../../features/content-admin/screens/singleton-screen');
const SingletonScreen = lazy(async () => ({ default: (await loadSingletonScreen()).SingletonScreen }));

/** Returns what the list is narrowed to; null for the type of which there is one item at most. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) {
    await Promise.all([loadRead(request, singletonRead(type)), loadSingletonScreen()]);
    return null;
  }
  const search = new URL(request.url).searchParams;
  const query = readStaffQuery(type, search);
  await loadPages(request, listRead(type.path, writeStaffQuery(query), readPages(search)));
  return query;
}

/** That more of a list is shown than before is only noted in the URL. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const [before, after] = [new URL(currentUrl), new URL(nextUrl)];
  const isMore = before.searchParams.get(PAGES) !== after.searchParams.get(PAGES);
  for (const url of [before, after]) url.searchParams.delete(PAGES);
  return isMore && before.href === after.href ? false : defaultShouldRevalidate;
}

/** /admins/:path */
export default function List({ params, loaderData: query }: Route.ComponentProps) {
  const type = typeOf(params);
  if (query === null)
    return (
      <Suspense key={type.path}>
        <SingletonScreen type={type} />
      </Suspense>
    );
  return <ListScreen key={type.path} type={type} query={query} />;
}
