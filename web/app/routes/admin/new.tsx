import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { redirect, useParams } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { NewScreen } from '../../features/content-admin/screens/new-screen';
import { typeOf } from '../../features/content-admin/screens/load-item';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** The one policy is added where it is shown. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  return null;
}

/** /admins/:path/new */
export default function New() {
  const type = typeOf(useParams());
  return <NewScreen key={type.path} type={type} />;
}
