import type { SecondCalendar } from '@content/dates/second-calendar';
import { bsDayOf, bsMonths, dayOfBs, formatBsDay, yearToEnter } from './bikram-sambat';

/** The calendar in which staff can type days beside the Gregorian one; null for none. */
export const secondCalendar: SecondCalendar | null = {
  name: 'Nepali calendar',
  months: bsMonths,
  dayOf: bsDayOf,
  toDay: dayOfBs,
  format: formatBsDay,
  toEnter: (today) => {
    const year = yearToEnter(today);
    return year === null ? null : `The months of ${year} BS have to be entered once they are announced`;
  },
};
