import { z } from 'zod';
import { contentTypeAt } from '@content';
import { MEDIA_LOG, STAFF_LOG, visitDays } from '@content/api/staff-contract';
import { auditEntry, calendarEntry, overview, trashEntry, visitReport } from '@content/api/responses';
import { isPossibleId } from '@content/items/ids';
import { listAuditEntries } from '../domain/audit';
import { readCalendar } from '../domain/calendar';
import { readOverview } from '../domain/overview';
import { listTrashEntries } from '../domain/trash';
import { readVisits } from '../domain/visits';
import { endpoint, listEndpoint } from './endpoint';
import { paging, typePath } from './query';

const isLogged = (path: string) =>
  path === STAFF_LOG || path === MEDIA_LOG || contentTypeAt(path) !== undefined;
const typeError = { error: 'type must be the path of a content type' };
const idError = { error: 'id must be an item of the given type' };
const monthError = { error: 'month must be a month: 2026-11' };
const daysError = { error: `days must be one of: ${visitDays.join(', ')}` };

/** What staff read of all types together: the dashboard's overview, the calendar, the visits, and who changed what. */
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
  audit: listEndpoint('/audit', {
    summary: 'Who changed what, newest first',
    query: z
      .object({
        ...paging,
        type: z.string(typeError).refine(isLogged, typeError).optional(),
        id: z.string(idError).refine(isPossibleId, idError).optional(),
      })
      .refine(({ type, id }) => id === undefined || type !== undefined, idError),
    response: { description: 'One page', schema: auditEntry },
    handle: ({ services, query }) => listAuditEntries(services, query),
  }),
};

/** What was deleted. */
export const trashEndpoints = {
  trash: listEndpoint('/trash', {
    summary: 'What was deleted, the last first, and the days left to restore it',
    query: z.object({ ...paging, type: typePath.optional() }),
    response: { description: 'One page', schema: trashEntry },
    handle: ({ services, query: { type = '', ...page } }) =>
      listTrashEntries(services, page, contentTypeAt(type)),
  }),
};
