import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { redirect, useLoaderData, useParams } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { loadItem, typeOf } from '../../features/content-admin/screens/load-item';
import { ViewScreen } from '../../features/content-admin/screens/view-screen';
import { hasView } from '../../features/admin-ui/addresses';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Types without a view of their own show the form. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  const id = params.id ?? '';
  if (!hasView(type)) throw redirect(adminPaths.edit(type.path, id));
  return orSignIn(request, () => loadItem(type.path, id));
}

/** /admins/:path/:id/view */
export default function View() {
  return <ViewScreen type={typeOf(useParams())} loaded={useLoaderData<typeof clientLoader>()} />;
}
