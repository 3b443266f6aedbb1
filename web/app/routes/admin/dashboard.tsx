import { DashboardScreen } from '../../features/content-admin/dashboard/dashboard-screen';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { latestChangesRead, overviewRead } from '../../features/content-admin/queries/reads';
import type { Route } from './+types/dashboard';

const reads = [overviewRead, latestChangesRead] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await Promise.all(reads.map((read) => loadRead<unknown>(request, read)));
  return null;
}

/** /admins */
export default function Dashboard() {
  return <DashboardScreen />;
}
