import { daysBetween } from '@content/calendar';
import { notice as noticeType } from '@site/types/notice';
import { formatDate } from '../../../components/text';

export interface NoticeFacts {
  readonly kind?: string;
  readonly closesOn?: string;
  readonly heldOn?: string;
  readonly place?: string;
  readonly contact?: string;
}

/** From so many days on the date alone says more than their number. */
const MANY_DAYS = 60;

const inWords = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

/**
 * How long something is still open, or how soon it takes place where it does not close before: 'Closes in 3 days', 'In 3
 * days'. '' where it has no such day. Days of the calendar: '2026-11-22'.
 */
export function closingWords({ closesOn = '', heldOn = '' }: NoticeFacts, today: string): string {
  const day = closesOn || heldOn;
  if (day === '') return '';
  const isEvent = day === heldOn;
  const days = daysBetween(today, day);
  if (days < 0) return closesOn === '' ? '' : `Closed on ${formatDate(closesOn)}`;
  const words = days > MANY_DAYS ? `on ${formatDate(day)}` : inWords(days);
  return isEvent ? words.charAt(0).toUpperCase() + words.slice(1) : `Closes ${words}`;
}

/** So many days before it closes, and later, a notice closes soon. */
const SOON_DAYS = 3;

export function closesSoon(closesOn: string, today: string): boolean {
  return closesOn >= today && daysBetween(today, closesOn) <= SOON_DAYS;
}

/** The kind of a notice, to be told beside its title; '' where the title begins with it. */
export function kindBeside({ kind = '' }: NoticeFacts, title: string): string {
  return title.toLowerCase().startsWith(kind.toLowerCase()) ? '' : kind;
}

/** A day, and what happens on it. */
interface NoticeDay {
  readonly what: string;
  readonly day: string;
}

/** The day by which a notice is found among others: of what takes place or closes that day, else the one on which it was published. */
export function dayOf(notice: NoticeFacts, published: string | undefined, today: string): NoticeDay | null {
  const { closesOn = '', heldOn = '' } = notice;
  if (closesOn !== '' && closesOn < today) return { what: 'Closed', day: closesOn };
  if (heldOn !== '') return { what: heldOn < today ? 'Held' : 'On', day: heldOn };
  if (closesOn !== '') return { what: 'Closes', day: closesOn };
  return published ? { what: 'Posted', day: published } : null;
}

/** The facts beside `shown`: other days, where and with whom. */
export function factsBeside(
  notice: NoticeFacts,
  published: string | undefined,
  today: string,
  shown: NoticeDay | null,
): string[] {
  const { closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  const { fields } = noticeType;
  const told = (label: string, day: string | undefined) =>
    day && day !== shown?.day ? `${label} ${formatDate(day)}` : '';
  return [
    told(heldOn < today ? 'Took place on' : fields.heldOn.label, heldOn),
    closesOn >= today && closesOn !== heldOn ? told(fields.closesOn.label, closesOn) : '',
    place,
    contact,
    told('Posted on', published),
  ].filter((fact) => fact !== '');
}
