import type { ClientLoaderFunctionArgs } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import { whoAmI } from '../../data/admin-session';
import { loadStaff } from '../../features/content-admin/staff/load-staff';
import { StaffScreen } from '../../features/content-admin/staff/staff-screen';
import { orSignIn } from '../../features/session/require-session';

export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return orSignIn(request, async () => {
    const [first, { uid }] = await Promise.all([loadStaff(), whoAmI()]);
    return { first, self: uid };
  });
}

/** /admins/staff */
export default function Staff() {
  return <StaffScreen {...useLoaderData<typeof clientLoader>()} />;
}
