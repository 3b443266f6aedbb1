import { DashboardScreen } from '../../features/content-admin/dashboard/dashboard-screen';
import { beginRead } from '../../features/content-admin/queries/load';
import { latestChangesRead, overviewRead } from '../../features/content-admin/queries/reads';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

export function clientLoader() {
  beginRead(overviewRead);
  beginRead(latestChangesRead);
  return null;
}

/** /admins */
export default function Dashboard() {
  return <DashboardScreen />;
}
