import { chakra, HStack } from '@chakra-ui/react';
import { siteDay } from '@content/dates/calendar';
import { partsOfDay } from '@content/dates/english-dates';
import { secondCalendar } from '@site/second-calendar';
import { useState } from 'react';
import { ButtonLink } from '../../admin-ui/buttons';
import { EntryList } from '../../admin-ui/entry-list';
import { formatWeekday } from '../../admin-ui/labels';
import { Muted, Screen } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { calendarRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import type { Route } from './+types/calendar-screen';
import { agendaOf, entryOf, monthNextTo } from './agenda';

/** 'Sunday 29 November (13 Mangsir 2083)' */
const dayTitle = (day: string, other = secondCalendar?.format(day)) =>
  other ? `${formatWeekday(day)} (${other})` : formatWeekday(day);

/** Returns the month of the URL ('2026-11'), by default this month. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : siteDay(new Date()).slice(0, 7);
  await loadRead(request, calendarRead(month));
  return { month };
}

/** /admins/calendar?month=2026-11: what is dated to a month, by its days. */
export default function CalendarScreen({ loaderData: { month } }: Route.ComponentProps) {
  const [now] = useState(() => new Date());
  const today = siteDay(now);
  const { month: name, year } = partsOfDay(`${month}-01`);
  return (
    <Screen title="Calendar" maxWidth="reading">
      <HStack as="nav" aria-label="Months" wrap="wrap" gap="2">
        <chakra.b role="status" css={{ fontSize: 'lg', flex: { base: '1 1 100%', sm: '1' } }}>
          {name} {year}
        </chakra.b>
        <ButtonLink to={`?month=${monthNextTo(month, -1)}`}>Earlier</ButtonLink>
        <ButtonLink to="?">This month</ButtonLink>
        <ButtonLink to={`?month=${monthNextTo(month, 1)}`}>Later</ButtonLink>
      </HStack>
      <Loaded read={useRead(calendarRead(month))} failure="Failed to load the calendar" lines={6}>
        {(entries) => (
          <>
            {entries.length === 0 ? <Muted>There is nothing in this month.</Muted> : null}
            {agendaOf(month, today, entries).map(({ day, dated }) => (
              <EntryList
                key={day}
                title={`${day === today ? 'Today, ' : ''}${dayTitle(day)}`}
                css={day === today ? { boxShadow: 'inset 4px 0 0 {colors.accent.mark}' } : {}}
                entries={dated.flatMap((entry) => entryOf(entry, now))}
                empty={day === today && 'There is nothing today.'}
              />
            ))}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
