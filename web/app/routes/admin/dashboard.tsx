import { DashboardScreen } from '../../features/content-admin/dashboard/dashboard-screen';
import { beginRead } from '../../features/content-admin/queries/load';
import { latestChangesRead, overviewRead } from '../../features/content-admin/queries/reads';
import type { StaffHandle } from '../../client/early-reads';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

const reads = [overviewRead, latestChangesRead] as const;

export const handle: StaffHandle = { reads: () => reads };

export function clientLoader() {
  for (const read of reads) beginRead<unknown>(read);
  return null;
}

/** /admins */
export default function Dashboard() {
  return <DashboardScreen />;
}
