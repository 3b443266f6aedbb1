import { loadRead } from '../../features/content-admin/queries/query-client';
import { siteStateRead } from '../../features/content-admin/queries/reads';
import { SiteStateScreen } from '../../features/content-admin/site-state/site-state-screen';
import type { Route } from './+types/site-state';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await loadRead(request, siteStateRead);
  return null;
}

/** /admins/site-state */
export default function SiteHealth() {
  return <SiteStateScreen />;
}
