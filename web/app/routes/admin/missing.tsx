import { nowhere } from '../../features/content-admin/screens/type-of';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

export function clientLoader() {
  throw nowhere();
}

/** Any path below /admins that leads to no screen: the error boundary shows. */
export default function Missing() {
  return null;
}
