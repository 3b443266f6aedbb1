import { daysBetween } from '@content/dates/calendar';
import type { NoticeKind } from './notice-query';
import { formatDate } from '../../../components/text';
import { getTexts } from '../../../texts';

export interface NoticeFacts {
  readonly kind?: NoticeKind | '';
  readonly closesOn?: string;
  readonly heldOn?: string;
  readonly place?: string;
  readonly contact?: string;
}

/** From so many days on the date alone says more than their number. */
const MANY_DAYS = 60;

/**
 * How long something is still open, or how soon it takes place where it does not close before: 'Closes in 3 days', 'In 3
 * days'. '' where it has no such day. Days of the calendar: '2026-11-22'.
 */
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

/** So many days before it closes, and later, a notice closes soon. */
const SOON_DAYS = 3;

export function closesSoon(closesOn: string, today: string): boolean {
  return closesOn >= today && daysBetween(today, closesOn) <= SOON_DAYS;
}

/** A day, and what happens on it. */
export interface NoticeDay {
  readonly what: 'closed' | 'held' | 'on' | 'closes' | 'posted';
  readonly day: string;
}

/** The day by which a notice is found among others: of what takes place or closes that day, else the one on which it was published. */
export function dayOf(notice: NoticeFacts, published: string | undefined, today: string): NoticeDay | null {
  const { closesOn = '', heldOn = '' } = notice;
  if (closesOn !== '' && closesOn < today) return { what: 'closed', day: closesOn };
  if (heldOn !== '') return { what: heldOn < today ? 'held' : 'on', day: heldOn };
  if (closesOn !== '') return { what: 'closes', day: closesOn };
  return published ? { what: 'posted', day: published } : null;
}

/** The facts beside `shown`: other days, where and with whom. */
export function factsBeside(
  notice: NoticeFacts,
  published: string | undefined,
  today: string,
  shown: NoticeDay | null,
): string[] {
  const { closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  const texts = getTexts().notices;
  const told = (say: (date: string) => string, day: string | undefined) =>
    day && day !== shown?.day ? say(formatDate(day)) : '';
  return [
    told(heldOn < today ? texts.tookPlaceOn : texts.takesPlaceOn, heldOn),
    closesOn >= today && closesOn !== heldOn ? told(texts.closesOn, closesOn) : '',
    place,
    contact,
    told(getTexts().common.postedOn, published),
  ].filter((fact) => fact !== '');
}
