import { readMediaQuery, writeMediaQuery } from '../../features/content-admin/media-library/media-query';
import { MediaScreen } from '../../features/content-admin/media-library/media-screen';
import { loadPages } from '../../features/content-admin/queries/query-client';
import { mediaRead } from '../../features/content-admin/queries/reads';
import type { Route } from './+types/media';

/** Returns what is asked of the library. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readMediaQuery(new URL(request.url).searchParams);
  await loadPages(request, mediaRead(writeMediaQuery(query)));
  return { query };
}

/** /admins/media?q=&kind=&type=&show= */
export default function MediaLibrary({ loaderData: { query } }: Route.ComponentProps) {
  return <MediaScreen query={query} />;
}
