/*
 * Days in the English of the staff area, of the API's messages and of pages in English. `Intl` would take a slow phone 80 ms
 * for its first date.
 */

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The parts of a day ('2026-03-05') in words: '5', 'March', '2026'. */
export function partsOfDay(day: string) {
  return {
    date: String(Number(day.slice(8, 10))),
    month: months[Number(day.slice(5, 7)) - 1] ?? '',
    year: day.slice(0, 4),
  };
}

/** A day ('2026-03-05') in words: '5 March 2026'. */
export function dayInWords(day: string): string {
  const { date, month, year } = partsOfDay(day);
  return `${date} ${month} ${year}`;
}
