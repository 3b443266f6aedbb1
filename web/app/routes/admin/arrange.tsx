import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { redirect, useLoaderData, useParams } from 'react-router-dom';
import { adminPaths } from '../../data/admin-paths';
import { arrangeField } from '../../features/content-admin/arrange/arrange-field';
import { ArrangeScreen } from '../../features/content-admin/arrange/arrange-screen';
import { loadAll } from '../../features/content-admin/arrange/load-all';
import { typeOf } from '../../features/content-admin/screens/load-item';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Types that nobody puts in order show their list. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const type = typeOf(params);
  if (arrangeField(type) === undefined) throw redirect(adminPaths.list(type.path));
  return orSignIn(request, () => loadAll(type.path, request.signal));
}

/** /admins/:path/arrange */
export default function Arrange() {
  const type = typeOf(useParams());
  return <ArrangeScreen key={type.path} type={type} first={useLoaderData<typeof clientLoader>()} />;
}
