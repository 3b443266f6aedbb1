import { notFoundResponse } from '../../data/staff/type-of';

export function clientLoader() {
  throw notFoundResponse();
}

/** Any path below /admins without a screen: the loader throws, and the error boundary shows. */
export default function Missing() {
  return null;
}
