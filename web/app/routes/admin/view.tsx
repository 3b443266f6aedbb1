import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { hasView } from '../../features/admin-ui/addresses';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { itemRead } from '../../features/content-admin/queries/reads';
import { typeOf } from '../../features/content-admin/screens/type-of';
import { ViewScreen } from '../../features/content-admin/screens/view-screen';
import type { Route } from './+types/view';

/** Types without a view of their own show the form. */
export async function clientLoader({ request, params: { path, id } }: Route.ClientLoaderArgs) {
  const type = typeOf({ path });
  if (!hasView(type)) throw redirect(adminPaths.edit(type.path, id));
  await loadRead(request, itemRead(type.path, id));
}

/** /admins/:path/:id/view */
export default function View({ params }: Route.ComponentProps) {
  return <ViewScreen type={typeOf(params)} id={params.id} />;
}
