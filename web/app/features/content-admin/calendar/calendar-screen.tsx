import { chakra, HStack } from '@chakra-ui/react';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { CalendarEntry } from '@content/api/contract';
import { clockAt, siteDay } from '@content/dates/calendar';
import { partsOfDay } from '@content/dates/english-dates';
import { dateText } from '@content/items/calendar-entry';
import { secondCalendar } from '@site/second-calendar';
import { useState } from 'react';
import { formAddress } from '../../admin-ui/addresses';
import { ButtonLink } from '../../admin-ui/buttons';
import { type Entry, EntryList } from '../../admin-ui/entry-list';
import { formatWeekday, titleOr } from '../../admin-ui/labels';
import { Muted, Screen } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { calendarRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import type { Route } from './+types/calendar-screen';
import { agendaOf, monthNextTo } from './agenda';

/** Its title, and what happens: 'Notice: closes', 'Popup: will be taken down at 10:00'. */
function entryOf(entry: CalendarEntry, now: Date): Entry {
  const type = contentTypeAt(entry.path) as ContentTypeDefinition;
  const what = dateText(type, entry).replace(/ (on|since)$/, '');
  const at = new Date(entry.at);
  const time = `${at < now ? what.replace('will be', 'was') : what} at ${clockAt(at).time}`;
  return {
    to: formAddress(type, entry._id),
    text: titleOr(type, entry.title),
    more: `${type.label.one}: ${entry.what === 'field' ? what : time}`,
  };
}

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
                id={`day-${day}`}
                title={`${day === today ? 'Today, ' : ''}${dayTitle(day)}`}
                css={day === today ? { boxShadow: 'inset 4px 0 0 {colors.accent.mark}' } : {}}
                entries={dated.map((entry) => entryOf(entry, now))}
                empty="There is nothing today."
              />
            ))}
          </>
        )}
      </Loaded>
    </Screen>
  );
}
