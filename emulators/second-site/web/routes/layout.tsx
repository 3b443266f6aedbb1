import { Outlet } from 'react-router';
import { EditLinkHost } from '../../features/edit-link/edit-link-host';
import { OfflineLine } from '../../features/offline/offline-line';
import { OnceTouchedHost } from '../../features/read-ahead/once-touched-host';
import { Shell } from '../features/shell/shell';

/** Frame of every visitors' page. */
export default function PublicLayout() {
  return (
    <Shell>
      <Outlet />
      <EditLinkHost />
      <OfflineLine />
      <OnceTouchedHost />
    </Shell>
  );
}
