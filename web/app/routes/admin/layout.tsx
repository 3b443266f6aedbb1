import { Outlet } from 'react-router-dom';

/** Placeholder of the staff area's frame. */
export default function AdminLayout() {
  return <Outlet />;
}
