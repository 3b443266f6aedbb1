import type { ContentTypeDefinition } from '@content';
import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData, useParams } from 'react-router-dom';
import { loadPage } from '../../features/content-admin/list/load-list';
import { readStaffQuery } from '../../features/content-admin/list/staff-query';
import { ListScreen } from '../../features/content-admin/list/list-screen';
import { loadSingleton, typeOf } from '../../features/content-admin/screens/load-item';
import { SingletonScreen } from '../../features/content-admin/screens/singleton-screen';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

async function loadList(type: ContentTypeDefinition, request: Request) {
  const query = readStaffQuery(type, new URL(request.url).searchParams);
  const first = await orSignIn(request, () => loadPage(type.path, query, undefined, request.signal));
  return { query, first };
}

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  return 'singleton' in type
    ? { loaded: await orSignIn(request, () => loadSingleton(type.path)) }
    : await loadList(type, request);
}

/** /admins/:path */
export default function List() {
  const type = typeOf(useParams());
  const data = useLoaderData<typeof clientLoader>();
  if ('loaded' in data) return <SingletonScreen key={type.path} type={type} loaded={data.loaded} />;
  return <ListScreen key={type.path} type={type} query={data.query} first={data.first} />;
}
