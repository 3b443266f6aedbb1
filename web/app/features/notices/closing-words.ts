import { daysBetween } from '@content/closing';
import { notice as noticeType } from '@content/types/notice';
import { dateInWords } from '../../components/text';

/** What of a notice a visitor decides by. */
export interface NoticeFacts {
  readonly kind?: string;
  readonly closesOn?: string;
  readonly heldOn?: string;
  readonly place?: string;
  readonly contact?: string;
}

/** From so many days on the date alone says more than their number. */
const MANY_DAYS = 60;

/** How long something is still open: '' where it has no last day. Both are days of the calendar: '2026-11-22'. */
export function closingWords(closesOn: string, today: string): string {
  if (closesOn === '') return '';
  const days = daysBetween(today, closesOn);
  if (days < 0) return `Closed on ${dateInWords(closesOn)}`;
  if (days > MANY_DAYS) return `Closes on ${dateInWords(closesOn)}`;
  if (days === 0) return 'Closes today';
  return days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`;
}

/** The facts of a notice in a line, for a card; '' where it has none. Its kind, and that it has closed, stand in its tags. */
export function factsInLine(notice: NoticeFacts, today: string): string {
  const { closesOn = '', heldOn = '', place = '', contact = '' } = notice;
  const { fields } = noticeType;
  return [
    heldOn && `${fields.heldOn.label} ${dateInWords(heldOn)}`,
    closesOn >= today && `${fields.closesOn.label} ${dateInWords(closesOn)}`,
    place,
    contact,
  ]
    .filter(Boolean)
    .join(' · ');
}
