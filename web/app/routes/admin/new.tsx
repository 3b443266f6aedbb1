import { arrangeField } from '@content/items/display-order';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { allItemsRead } from '../../features/content-admin/queries/reads';
import { NewScreen } from '../../features/content-admin/screens/new-screen';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/new';

/** The one policy is added where it is shown. What is put in order is read, so that a new one goes last. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  if (arrangeField(type) !== undefined) await loadRead(request, allItemsRead(type.path));
  return null;
}

/** /admins/:path/new */
export default function New({ params }: Route.ComponentProps) {
  const type = typeOf(params);
  return <NewScreen key={type.path} type={type} />;
}
