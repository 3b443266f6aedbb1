import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { Overview, StaffAccount } from '@content/api/contract';
import { messageKinds } from '@content/api/message';
import { DAY_MS, dayAfter, siteDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { dateText, dayOf } from '@content/items/calendar-entry';
import { shortReason } from '@content/items/overview-texts';
import type { Services } from '../services';
import { datesIn } from './calendar';
import { readOverview } from './overview';
import { readVisits } from './visits';

/** Within a week one is sent, however often the scheduler calls. */
const ONE_A_WEEK = { tries: 1, windowMs: 6 * DAY_MS };
/** Most visited pages that it names. */
const PAGES = 5;

const formPath = ({ singleton, path }: ContentTypeDefinition, id: string) =>
  `${path}${singleton ? '' : `/${id}`}`;

/** Mails each staff member what the week brings: what needs attention, what is dated to it, and how the last one was visited. */
export async function sendDigests(services: Services): Promise<void> {
  const { config, content, clock, sendMail, staff, throttle } = services;
  if (!config.smtp) return;
  const [now, area] = [clock(), `${config.origin}/admins`];
  const end = dayAfter(siteDay(now), 7);
  const visits = await readVisits(services, 7);
  const coming = datesIn(await content.allStates(), now).filter(
    (date) => dayOf(date) >= siteDay(now) && dayOf(date) < end,
  );
  const typeOf = (path: string) => contentTypeAt(path) as ContentTypeDefinition;
  const titled = (path: string, title: string) => title || typeOf(path).label.one;
  const textFor = ({ attention, consents, newMessages, reviewRequests }: Overview, uid: string) => {
    const asked = reviewRequests.filter(({ to }) => to.uid === uid);
    const parts = {
      'Please look': asked.map(
        ({ path, _id, title, by }) =>
          `${titled(path, title)}, asks ${by.displayName ?? by.email}, ${area}/${formPath(typeOf(path), _id)}`,
      ),
      Messages: messageKinds.flatMap((kind) =>
        newMessages[kind] ? [`New ${kind}s: ${newMessages[kind]}, ${area}/messages?kind=${kind}`] : [],
      ),
      'Needs attention': [
        ...(['ended', 'ending'] as const).flatMap((show) =>
          consents[show] ? [`Consents, ${show}: ${consents[show]}, ${area}/media?show=${show}`] : [],
        ),
        ...attention.map(
          ({ path, reason, total }) =>
            `${typeOf(path).label.many}: ${shortReason(reason).toLowerCase()} (${total}), ${area}/${path}?attention=${reason}`,
        ),
      ],
      'This week': coming.map((entry) => {
        const [type, day] = [typeOf(entry.path), dayInWords(dayOf(entry))];
        return `${titled(entry.path, entry.title)} ${dateText(type, entry)} ${day}, ${area}/${formPath(type, entry._id)}`;
      }),
      [`Visits of the last seven days: ${visits.total}`]: visits.pages
        .slice(0, PAGES)
        .map(({ title, path, count }) => `${title || path}: ${count}`),
    };
    const told = Object.entries(parts).filter(([, lines]) => lines.length > 0);
    return told.map(([head, lines]) => `${head}\n${lines.map((line) => `- ${line}\n`).join('')}`).join('\n');
  };
  const mailTo = async (person: StaffAccount) => {
    const text =
      textFor(await readOverview(services, person), person.uid) || 'Nothing needs attention this week.\n';
    const subject = `The week on ${new URL(config.origin).host}`;
    return { to: person.email, subject, text: `${text}\nAll of it: ${area}\n` };
  };
  const readers = (await staff.list()).filter(({ disabled }) => !disabled);
  const mails = await Promise.all(readers.map(mailTo));
  if ((await throttle.count('weekly digest', ONE_A_WEEK)) > 0) return;
  for (const mail of mails) await sendMail(mail);
}
