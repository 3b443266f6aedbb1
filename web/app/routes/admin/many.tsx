import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { redirect, useParams } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { ManyScreen } from '../../features/content-admin/many/many-screen';
import { takesMany } from '../../features/content-admin/many/takes-many';
import { typeOf } from '../../features/content-admin/screens/load-item';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Other types are added one by one. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  if (!takesMany(type)) throw redirect(adminPaths.new(type.path));
  return null;
}

/** /admins/:path/many */
export default function Many() {
  return <ManyScreen type={typeOf(useParams())} />;
}
