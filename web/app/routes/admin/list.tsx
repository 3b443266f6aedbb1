import { loadPages, loadRead } from '../../features/content-admin/queries/load';
import { listRead, singletonRead } from '../../features/content-admin/queries/reads';
import { ListScreen } from '../../features/content-admin/list/list-screen';
import { readStaffQuery, writeStaffQuery } from '../../features/content-admin/list/staff-query';
import { SingletonScreen } from '../../features/content-admin/screens/singleton-screen';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/list';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Returns what the list is narrowed to; null for the type of which there is one item at most. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) {
    await loadRead(request, singletonRead(type));
    return null;
  }
  const query = readStaffQuery(type, new URL(request.url).searchParams);
  await loadPages(request, listRead(type.path, writeStaffQuery(query)));
  return query;
}

/** /admins/:path */
export default function List({ params, loaderData: query }: Route.ComponentProps) {
  const type = typeOf(params);
  if (query === null) return <SingletonScreen key={type.path} type={type} />;
  return <ListScreen key={type.path} type={type} query={query} />;
}
