import { Outlet } from 'react-router-dom';
import { EditLinkHost } from '../../features/edit-link/edit-link-host';
import { PopupHost } from '../../features/popup/popup-host';
import { Shell } from '../../features/shell/shell';

/** Frame of every visitors' page. */
export default function PublicLayout() {
  return (
    <Shell>
      <Outlet />
      <EditLinkHost />
      <PopupHost />
    </Shell>
  );
}
