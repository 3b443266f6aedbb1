import { z } from 'zod';
import { visitDays } from '@content/api/staff-contract';
import { calendarEntry, overview, visitReport } from '@content/api/responses';
import { readCalendar } from '../domain/calendar';
import { readOverview } from '../domain/overview';
import { readVisits } from '../domain/visits';
import { endpoint } from './endpoint';

const monthError = { error: 'month must be a month: 2026-11' };
const daysError = { error: `days must be one of: ${visitDays.join(', ')}` };

/** What the staff area tells of the content as a whole: dashboard, calendar, visits. */
export const overviewEndpoints = {
  overview: endpoint('get', '/overview', {
    summary: 'How much content there is, and what needs attention',
    response: { description: 'The overview', schema: overview },
    handle: ({ services, person }) => readOverview(services, person),
  }),
  calendar: endpoint('get', '/calendar', {
    summary: 'What is dated to a month: what is published and taken down, closes, takes place',
    query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthError) }),
    response: { description: 'The entries of the month, in order', schema: z.array(calendarEntry) },
    handle: ({ services, query: { month } }) => readCalendar(services, month),
  }),
  visits: endpoint('get', '/visits', {
    summary: 'How often pages were sent to visitors: nothing about the visitors',
    query: z.object({
      days: z.coerce.number(daysError).refine((days) => visitDays.some((each) => each === days), daysError),
    }),
    response: { description: 'The pages, the most visited ones first', schema: visitReport },
    handle: ({ services, query: { days } }) => readVisits(services, days),
  }),
};
