import { Outlet } from 'react-router-dom';

/** What goes wrong in a screen is told in its place: the frame stays. */
export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

/** Every screen within the frame. */
export default function Screens() {
  return <Outlet />;
}
