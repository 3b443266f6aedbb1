import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { itemRead } from '../../features/content-admin/queries/reads';
import { EditScreen } from '../../features/content-admin/screens/edit-screen';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/edit';

/** The one item of a singleton is changed where it is shown. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  await loadRead(request, itemRead(type.path, params.id));
}

/** /admins/:path/:id */
export default function Edit({ params }: Route.ComponentProps) {
  return <EditScreen type={typeOf(params)} id={params.id} />;
}
