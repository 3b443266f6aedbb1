import { contentTypeAt, type ContentTypeDefinition } from '@content';
import type { CalendarEntry } from '@content/api/contract';
import { clockAt, dayAfter } from '@content/dates/calendar';
import { dateText, dayOf } from '@content/items/calendar-entry';
import { formAddress } from '../../admin-ui/addresses';
import type { Entry } from '../../admin-ui/entry-list';
import { titleOr } from '../../admin-ui/labels';

/** The days that an agenda of a month ('2026-11') shows with their entries, in order: of this month today too. */
export function agendaOf(month: string, today: string, entries: readonly CalendarEntry[]) {
  const days = new Set([...entries.map(dayOf), ...(today.startsWith(month) ? [today] : [])]);
  return [...days].sort().map((day) => ({ day, dated: entries.filter((entry) => dayOf(entry) === day) }));
}

/** The month after a month ('2026-11'), or before it. */
export const monthNextTo = (month: string, step: 1 | -1): string =>
  dayAfter(`${month}-01`, step === 1 ? 31 : -1).slice(0, 7);

/** Its title, and what happens: 'Notice: closes', 'Popup: will be taken down at 10:00'; none for an unknown type. */
export function entryOf(entry: CalendarEntry, now: Date): Entry[] {
  const type: ContentTypeDefinition | undefined = contentTypeAt(entry.path);
  if (!type) return [];
  const what = dateText(type, entry).replace(/ (on|since)$/, '');
  const at = new Date(entry.at);
  const time = `${at < now ? what.replace('will be', 'was') : what} at ${clockAt(at).time}`;
  const more = `${type.label.one}: ${entry.what === 'field' ? what : time}`;
  return [{ to: formAddress(type, entry._id), text: titleOr(type, entry.title), more }];
}
