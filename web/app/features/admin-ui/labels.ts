import { type AnyItem, type ContentTypeDefinition, firstDocumentName } from '@content';
import type { Person } from '@content/api/contract';
import { clockAt, siteDay } from '@content/dates/calendar';
import { dayInWords, partsOfDay } from '@content/dates/english-dates';

/** A moment in short, by the site's clocks: '3 Mar 2026, 14:05'. */
export function formatShortDateTime(iso: string): string {
  if (!iso) return '';
  const { day, time } = clockAt(new Date(iso));
  const { date, month, year } = partsOfDay(day);
  return `${date} ${month.slice(0, 3)} ${year}, ${time}`;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** The weekday of a day ('2026-03-05'): 'Thursday'. */
export const weekdayOf = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** A day ('2026-03-05') with its weekday, without its year: 'Thursday 5 March'. */
export function formatWeekday(day: string): string {
  const { date, month } = partsOfDay(day);
  return `${weekdayOf(day)} ${date} ${month}`;
}

/** A day in words, by the site's clocks: '3 March 2026'. */
export const formatDay = (iso: string): string =>
  iso ? dayInWords(siteDay(new Date(iso))) : 'an unknown day';

/** A moment in words, by the site's clocks: '3 March 2026 at 14:05'. */
export const formatDateTime = (iso: string): string =>
  iso ? `${formatDay(iso)} at ${clockAt(new Date(iso)).time}` : 'an unknown day';

/** A number as it is written in English: '1,234'. `Intl` would take a slow phone 60 ms for its first number. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** '1 file', '1,234 files'. */
export const some = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** 'popup' from the type's label, for sentences. */
export const oneOf = (type: ContentTypeDefinition): string => type.label.one.toLowerCase();

/** 'a notice', 'an employee'. */
export const anyOf = (type: ContentTypeDefinition): string =>
  `${/^[aeiou]/i.test(type.label.one) ? 'an' : 'a'} ${oneOf(type)}`;

/** '1 notice', '12 notices'; items that are one picture each count as pictures. */
export function countOf(type: ContentTypeDefinition, count: number): string {
  const [one, many] = type.bulkCreate
    ? ['picture', 'pictures']
    : [oneOf(type), type.label.many.toLowerCase()];
  return `${count} ${count === 1 ? one : many}`;
}

export const were = (count: number): string => (count === 1 ? 'was' : 'were');

export const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** A text or number of an item as text; '' for anything else. */
export function textOf(item: AnyItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The name of a person, or their e-mail address. */
export const personName = ({ displayName, email }: Person): string => displayName ?? email;

/** A title, or 'Untitled notice'. */
export const titleOr = (type: ContentTypeDefinition, title: string): string =>
  title.trim() || `Untitled ${oneOf(type)}`;

/** The name of an item: its title, its document's name, or 'Untitled notice'. */
export function titleOf(type: ContentTypeDefinition, item: AnyItem): string {
  if (type.defaults) return type.label.one;
  return titleOr(type, textOf(item, type.titleField).trim() || firstDocumentName(type, item.files));
}
