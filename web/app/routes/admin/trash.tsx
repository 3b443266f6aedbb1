import { contentTypeAt } from '@content';
import { loadPages } from '../../features/content-admin/queries/query-client';
import { trashRead } from '../../features/content-admin/queries/reads';
import { TrashScreen } from '../../features/content-admin/trash/trash-screen';
import type { Route } from './+types/trash';

/** Returns the type that is shown; without one, all. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const path = contentTypeAt(new URL(request.url).searchParams.get('type') ?? '')?.path;
  await loadPages(request, trashRead(path));
  return { path };
}

/** /admins/trash?type= */
export default function Trash({ loaderData: { path } }: Route.ComponentProps) {
  return <TrashScreen key={path ?? ''} path={path} />;
}
