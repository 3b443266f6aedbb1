import { notFoundResponse } from '../../features/content-admin/item-content/type-of';

export function clientLoader() {
  throw notFoundResponse();
}

/** Any path below /admins without a screen: the loader throws, and the error boundary shows. */
export default function Missing() {
  return null;
}
