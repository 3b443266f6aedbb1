import { notFoundResponse } from '../../features/content-admin/item-content/type-of';

export function clientLoader() {
  throw notFoundResponse();
}

/** Any path below /admins that leads to no screen: the error boundary shows. */
export default function Missing() {
  return null;
}
