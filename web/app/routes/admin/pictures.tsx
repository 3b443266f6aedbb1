import {
  readPicturesQuery,
  writePicturesQuery,
} from '../../features/content-admin/all-pictures/pictures-query';
import { PicturesScreen } from '../../features/content-admin/screens/pictures-screen';
import { loadPages } from '../../features/content-admin/queries/load';
import { picturesRead } from '../../features/content-admin/queries/reads';
import type { Route } from './+types/pictures';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Returns what is asked of all pictures. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readPicturesQuery(new URL(request.url).searchParams);
  await loadPages(request, picturesRead(writePicturesQuery(query)));
  return { query };
}

/** /admins/pictures?q=&type=&show= */
export default function Pictures({ loaderData: { query } }: Route.ComponentProps) {
  return <PicturesScreen query={query} />;
}
