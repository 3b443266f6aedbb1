import type { ItemAt } from '@content';
import { daysBetween } from '@content/dates/calendar';
import { formatDate } from '../../../components/text';
import { getTexts } from '../../../texts';

type FactField = 'kind' | 'closesOn' | 'heldOn' | 'place' | 'contact';
export type NoticeFacts = Partial<Pick<ItemAt<'notices'>, FactField>>;

/** Whether a notice's closing day is over; one without such a day stays open. */
export const hasClosed = ({ closesOn = '' }: NoticeFacts, today: string): boolean =>
  closesOn !== '' && closesOn < today;

/** The days before the closing day on which a notice closes soon. */
const SOON_DAYS = 3;

export function closesSoon({ closesOn = '' }: NoticeFacts, today: string): boolean {
  return closesOn >= today && daysBetween(today, closesOn) <= SOON_DAYS;
}

/** With more days left, the date is shown instead of their number. */
const MANY_DAYS = 60;

/** How soon a notice closes, or takes place if it does not close before: 'Closes in 3 days'; '' without such a day. */
export function closingWords({ closesOn = '', heldOn = '' }: NoticeFacts, today: string): string {
  const day = closesOn || heldOn;
  if (day === '') return '';
  const isEvent = day === heldOn;
  const days = daysBetween(today, day);
  const texts = getTexts().notices;
  if (days < 0) return closesOn === '' ? '' : texts.closedOn(formatDate(closesOn));
  if (days <= MANY_DAYS) return isEvent ? texts.heldIn(days) : texts.closesIn(days);
  return isEvent ? texts.heldOn(formatDate(day)) : texts.closesOn(formatDate(day));
}

/** A day, and what happens on it. */
export interface NoticeDay {
  readonly what: 'closed' | 'held' | 'on' | 'closes' | 'posted';
  readonly day: string;
}

/** The main day of a notice: when it takes place or closes, else when it was published. */
export function dayOf(notice: NoticeFacts, published: string | undefined, today: string): NoticeDay | null {
  const { closesOn = '', heldOn = '' } = notice;
  if (hasClosed(notice, today)) return { what: 'closed', day: closesOn };
  if (heldOn !== '') return { what: heldOn < today ? 'held' : 'on', day: heldOn };
  if (closesOn !== '') return { what: 'closes', day: closesOn };
  return published ? { what: 'posted', day: published } : null;
}

/** The facts beside a notice's main day: other days, place and contact. */
export function factsBeside(
  main: NoticeDay | null,
  notice: NoticeFacts,
  published: string | undefined,
  today: string,
): string[] {
  const { closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  const texts = getTexts().notices;
  const dayFact = (say: (date: string) => string, day = '') =>
    day === '' || day === main?.day ? '' : say(formatDate(day));
  return [
    dayFact(heldOn < today ? texts.tookPlaceOn : texts.takesPlaceOn, heldOn),
    hasClosed(notice, today) || closesOn === heldOn ? '' : dayFact(texts.closesOn, closesOn),
    place,
    contact,
    dayFact(getTexts().common.postedOn, published),
  ].filter((fact) => fact !== '');
}
