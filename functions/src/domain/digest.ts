import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { CalendarEntry, Overview, StaffAccount, VisitReport } from '@content/api/contract';
import { messageKinds } from '@content/api/message';
import { DAY_MS, dayAfter, siteDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { dateText, dayOf } from '@content/items/calendar-entry';
import { shortReason } from '@content/items/overview-texts';
import type { Services } from '../services';
import { comingIn } from './calendar';
import { nameOf, hostOf } from './mails';
import { readOverview } from './overview';
import { formUrl } from './review-requests';
import { readVisits } from './visits';

/** One digest a week, however often the scheduler calls. */
const ONE_A_WEEK = { tries: 1, windowMs: 6 * DAY_MS };
/** The number of most visited pages in it. */
const PAGES = 5;

const areaOf = ({ config }: Services) => `${config.origin}/admins`;

const typeAt = (path: string) => contentTypeAt(path) as ContentTypeDefinition;
const titleOr = (path: string, title: string) => title || typeAt(path).label.one;

/** The digest of a person; empty where nothing needs attention. */
function digestFor(
  services: Services,
  { attention, consents, newMessages, reviewRequests }: Overview,
  coming: readonly CalendarEntry[],
  visits: VisitReport,
  { uid, readsComplaints }: StaffAccount,
): string {
  const area = areaOf(services);
  const requests = reviewRequests.filter(({ to }) => to.uid === uid);
  const sections = {
    'Please look': requests.map(
      ({ path, _id, title, by }) =>
        `${titleOr(path, title)}, asks ${nameOf(by)}, ${formUrl(services, typeAt(path), _id)}`,
    ),
    Messages: messageKinds.flatMap((kind) =>
      newMessages[kind] && (kind !== 'complaint' || readsComplaints)
        ? [`New ${kind}s: ${newMessages[kind]}, ${area}/messages?kind=${kind}`]
        : [],
    ),
    'Needs attention': [
      ...(['ended', 'ending'] as const).flatMap((show) =>
        consents[show] ? [`Consents, ${show}: ${consents[show]}, ${area}/media?show=${show}`] : [],
      ),
      ...attention.map(
        ({ path, reason, total }) =>
          `${typeAt(path).label.many}: ${shortReason(reason).toLowerCase()} (${total}), ${area}/${path}?attention=${reason}`,
      ),
    ],
    'This week': coming.map((entry) => {
      const [type, day] = [typeAt(entry.path), dayInWords(dayOf(entry))];
      return `${titleOr(entry.path, entry.title)} ${dateText(type, entry)} ${day}, ${formUrl(services, type, entry._id)}`;
    }),
    [`Visits of the last seven days: ${visits.total}`]: visits.pages
      .slice(0, PAGES)
      .map(({ title, path, count }) => `${title || path}: ${count}`),
  };
  return Object.entries(sections)
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `${head}\n${lines.map((line) => `- ${line}\n`).join('')}`)
    .join('\n');
}

/** Mails each staff member what needs attention, the dates of the coming week, and the visits of the last one. */
export async function sendDigests(services: Services): Promise<void> {
  const { config, content, clock, sendMail, staff, throttle } = services;
  if (!config.smtp) return;
  const now = clock();
  const end = dayAfter(siteDay(now), 7);
  const visits = await readVisits(services, 7);
  const coming = comingIn(await content.allStates(), now).filter((date) => dayOf(date) < end);
  const overview = await readOverview(services, { readsComplaints: true });
  const readers = await staff.active();
  if ((await throttle.count('weekly digest', ONE_A_WEEK)) > 0) return;
  const subject = `The week on ${hostOf(services)}`;
  for (const person of readers) {
    const text =
      digestFor(services, overview, coming, visits, person) || 'Nothing needs attention this week.\n';
    await sendMail({ to: person.email, subject, text: `${text}\nAll of it: ${areaOf(services)}\n` });
  }
}
