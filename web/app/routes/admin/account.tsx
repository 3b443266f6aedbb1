import { whoAmI } from '../../data/admin-session';
import { AccountScreen } from '../../features/content-admin/account/account-screen';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { secondFactorRead } from '../../features/content-admin/queries/reads';
import { requireSession } from '../../features/session/require-session';
import type { Route } from './+types/account';

/** Returns who looks at it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [person] = await Promise.all([requireSession(request, whoAmI), loadRead(request, secondFactorRead)]);
  return person;
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountScreen person={loaderData} />;
}
