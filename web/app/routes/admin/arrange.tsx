import { arrangeField } from '@content/items/display-order';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { ArrangeScreen } from '../../features/content-admin/arrange/arrange-screen';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { allItemsRead } from '../../features/content-admin/queries/reads';
import { typeOf } from '../../features/content-admin/screens/type-of';
import type { Route } from './+types/arrange';

/** Types that nobody puts in order show their list. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const type = typeOf(params);
  if (arrangeField(type) === undefined) throw redirect(adminPaths.list(type.path));
  await loadRead(request, allItemsRead(type.path));
}

/** /admins/:path/arrange */
export default function Arrange({ params }: Route.ComponentProps) {
  const type = typeOf(params);
  return <ArrangeScreen key={type.path} type={type} />;
}
