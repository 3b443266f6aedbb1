import { type AnyItem, type ContentTypeDefinition, type PictureFile, fileFields } from '@content';
import { clockAt, siteDay } from '@content/dates/calendar';
import { dayInWords, partsOfDay } from '@content/dates/english-dates';
import type { ShownPicture } from '@content/items/item';
import type { AttentionReason } from '@content/items/attention';

/** A moment where there is little room, by the site's clocks: '3 Mar 2026, 14:05'. */
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

/** A moment of today by the site's clocks: '12:40'; any other one with its day: '3 March 2026 at 14:05'. */
export function formatTimeOrDateTime(iso: string, now: Date): string {
  if (!iso) return formatDateTime(iso);
  const { day, time } = clockAt(new Date(iso));
  return day === siteDay(now) ? time : formatDateTime(iso);
}

/** A number as it is written in English: '1,234'. `Intl` would take a slow phone 60 ms for its first number. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** 'popup' from the type's label, for sentences. */
export const oneOf = (type: ContentTypeDefinition): string => type.label.one.toLowerCase();

/** 'a notice', 'an employee'. */
export const anyOf = (type: ContentTypeDefinition): string =>
  `${/^[aeiou]/i.test(type.label.one) ? 'an' : 'a'} ${oneOf(type)}`;

/** '1 notice', '12 notices'; what is one picture each is counted as pictures. */
export function countOf(type: ContentTypeDefinition, count: number): string {
  const [one, many] = type.bulkCreate
    ? ['picture', 'pictures']
    : [oneOf(type), type.label.many.toLowerCase()];
  return `${count} ${count === 1 ? one : many}`;
}

/** 'was' for one, 'were' for any other number. */
export const were = (count: number): string => (count === 1 ? 'was' : 'were');

/** 'is' for one, 'are' for any other number. */
export const are = (count: number): string => (count === 1 ? 'is' : 'are');

/** A text or number of an item as text; '' for anything else. */
export function textOf(item: AnyItem, name: string): string {
  const value = item[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** How an item with this title is called. */
export const titleOr = (type: ContentTypeDefinition, title: string): string =>
  title.trim() || `Untitled ${oneOf(type)}`;

/** How an item is called: its title, or its file's name, or that it has none. */
export function titleOf(type: ContentTypeDefinition, item: AnyItem): string {
  if (type.defaults) return type.label.one;
  const [file] = item.files[type.titleField] ?? [];
  return titleOr(type, textOf(item, type.titleField).trim() || (file?.name ?? ''));
}

/** The picture of an item in a list: its first picture, or where there is none, the first page of its first PDF. */
export function faceOf(type: ContentTypeDefinition, item: AnyItem): ShownPicture | undefined {
  const covers = fileFields(type).flatMap(([name]) =>
    (item.files[name] ?? []).flatMap((file) => (file.kind === 'document' && file.cover ? [file.cover] : [])),
  );
  return pictureOf(type, item) ?? covers[0];
}

function pictureOf(type: ContentTypeDefinition, item: AnyItem): PictureFile | undefined {
  for (const [name] of fileFields(type)) {
    const file = item.files[name]?.[0];
    if (file?.kind === 'picture') return file;
  }
  return undefined;
}

const many = (type: ContentTypeDefinition) => type.label.many.toLowerCase();

/** '1 notice has no picture', '12 sliders have a picture without a description'. */
export function attentionText(type: ContentTypeDefinition, reason: AttentionReason, count: number): string {
  const [who, has] = count === 1 ? [`1 ${oneOf(type)}`, 'has'] : [`${count} ${many(type)}`, 'have'];
  switch (reason) {
    case 'picture':
      return `${who} ${has} no picture`;
    case 'description':
      return `${who} ${has} a picture without a description`;
    case 'review':
      return `${who} ${has} been shown for more than ${type.reviewAfterDays ?? 0} days`;
    case 'outdated':
      return `${who} ${has} changed since ${count === 1 ? 'it was' : 'they were'} translated`;
    case 'untranslated':
      return who;
  }
}

/** Heads a list of the items with one reason. */
export function onlyThose(type: ContentTypeDefinition, reason: AttentionReason): string {
  switch (reason) {
    case 'picture':
      return `Only ${many(type)} without a picture`;
    case 'description':
      return `Only ${many(type)} with a picture that has no description`;
    case 'review':
      return `Only ${many(type)} shown for more than ${type.reviewAfterDays ?? 0} days`;
    case 'outdated':
      return `Only ${many(type)} that changed since they were translated`;
    case 'untranslated':
      return `Only ${many(type)} that are not translated`;
  }
}

export const shortReasons: Readonly<Record<AttentionReason, string>> = {
  picture: 'No picture',
  description: 'Picture without a description',
  review: 'Shown for a long time',
  outdated: 'Changed since it was translated',
  untranslated: 'Not translated',
};
