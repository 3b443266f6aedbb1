import { visitDays } from '@content/api/staff-contract';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { visitsRead } from '../../features/content-admin/queries/reads';
import { VisitsScreen } from '../../features/content-admin/visits/visits-screen';
import type { Route } from './+types/visits';

/** Returns of how many days the visits are shown. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('days');
  const days = visitDays.find((each) => String(each) === asked) ?? visitDays[0];
  await loadRead(request, visitsRead(days));
  return { days };
}

/** /admins/visits?days=30 */
export default function Visits({ loaderData: { days } }: Route.ComponentProps) {
  return <VisitsScreen days={days} />;
}
