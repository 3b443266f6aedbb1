import { siteDay } from '@content/dates/calendar';
import { CalendarScreen } from '../../features/content-admin/calendar/calendar-screen';
import { loadRead } from '../../features/content-admin/queries/query-client';
import { calendarRead } from '../../features/content-admin/queries/reads';
import type { Route } from './+types/calendar';

/** Returns the month that is shown; without one it is this month. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : siteDay(new Date()).slice(0, 7);
  await loadRead(request, calendarRead(month));
  return { month };
}

/** /admins/calendar?month=2026-11 */
export default function Calendar({ loaderData: { month } }: Route.ComponentProps) {
  return <CalendarScreen month={month} />;
}
