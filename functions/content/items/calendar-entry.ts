import type { CalendarEntry } from '../api/contract';
import { siteDay } from '../dates/calendar';
import type { ContentTypeStructure } from '../define';

/** The site's day of an entry. */
export const dayOf = ({ at }: CalendarEntry): string => (at.length > 10 ? siteDay(new Date(at)) : at);

/** What a day or moment means for an item, in front of it: 'closes on', 'will be published on'. */
export function dateText({ fields }: ContentTypeStructure, { what, field = '' }: CalendarEntry): string {
  if (what === 'field') return fields[field]?.label.toLowerCase() ?? '';
  return what === 'begins' ? 'will be published on' : 'will be taken down on';
}
