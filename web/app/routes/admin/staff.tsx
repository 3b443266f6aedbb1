import { whoAmI } from '../../data/admin-session';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { staffRead } from '../../features/content-admin/queries/reads';
import { StaffForEditors, StaffScreen } from '../../features/content-admin/staff/staff-screen';
import { requireSession } from '../../features/session/require-session';
import type { Route } from './+types/staff';

/** Returns who looks at it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([requireSession(request, whoAmI), loadRead(request, staffRead)]);
  return person;
}

export default function Staff({ loaderData }: Route.ComponentProps) {
  return loaderData.role === 'editor' ? <StaffForEditors /> : <StaffScreen self={loaderData.uid} />;
}
