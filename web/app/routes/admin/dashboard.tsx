import { DashboardScreen } from '../../features/content-admin/dashboard/dashboard-screen';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** /admins */
export default function Dashboard() {
  return <DashboardScreen />;
}
