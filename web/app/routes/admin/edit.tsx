import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { redirect, useLoaderData, useParams } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { EditScreen } from '../../features/content-admin/screens/edit-screen';
import { loadItem, typeOf } from '../../features/content-admin/screens/load-item';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  if ('singleton' in type) throw redirect(adminPaths.list(type.path));
  return orSignIn(request, () => loadItem(type.path, params.id ?? ''));
}

/** /admins/:path/:id */
export default function Edit() {
  const params = useParams();
  return (
    <EditScreen type={typeOf(params)} id={params.id ?? ''} loaded={useLoaderData<typeof clientLoader>()} />
  );
}
