import { DAY_MS } from '@content/dates/calendar';
import type { CalendarDay } from '@content/dates/second-calendar';
import { bsCorrections } from './bs-corrections';

/** The months of Bikram Sambat, the calendar that Nepal counts days by, as English texts of Nepal spell them. */
export const bsMonths: readonly string[] =
  'Baisakh Jestha Asar Shrawan Bhadra Asoj Kartik Mangsir Poush Magh Falgun Chaitra'.split(' ');

const FIRST_YEAR = 1970;
/** 1 Baisakh of that year. */
const FIRST_DAY = Date.parse('1913-04-13');
const SHORTEST_MONTH = 29;
/** Behind a year that is not certain. */
const UNCERTAIN = '?';

/**
 * How many days longer than 29 each month is, a text for each year. No rule tells it: Nepal's committee for the calendar
 * announces it about a year before. The years are those of `bikram-sambat` 1.8.1 (Medic); the ones on which
 * `@remotemerge/nepali-date-converter` 1.2.1 does not agree, or of which it has nothing, are not certain. A test compares them.
 */
const MONTH_LENGTHS = [
  '223222101011? 223231101011? 232321110012? 132321110102? 223222101011? 223312101011? 232321110012',
  '132321110102? 223222101011 223321101011 232321110012 222322011011? 223222101011 223321101011',
  '232321110012 222322011011 223222101011 232321101011 232321110012 222322101011 223222101011',
  '232321101011? 232321110102 222322101011 223222101011 232321110011 232321110102 223222101011',
  '223222101011? 232321110012 132321110102 223222101011 223321101011 232321110012 132321110102',
  '223222101011 223321101011 232321110012 222322011002 223222101011 223321101011 232321110012',
  '222322011011 223222101011 223321101011 232321110012 222322011011 223222101011 232321101011',
  '232321110102 222322101011 223222101011 232321110011 232321110102 222322101011 223222101011',
  '232321110012 132321110102 223222101011 223231101011 232321110012 132321110102 223222101011',
  '223321101011 232321110012 132322011002 223222101011 223321101011 232321110012 222322011011',
  '223222101011 223321101011 232321110012 222322011011 223222101011 232321101011 232321110012',
  '222322101011 223222101011 232321110011 232321110102 222322101011 223222101011 232321110011',
  '232321110102 223222101011 223231101011 232321110012 132321110102 223222101011 223321101011',
  '232321110012 132322010102 223222101011 223321101011 232321110012 222322011002 223222101011',
  '223321101011 232321110012 222322011011 223222101011 232321101011 232321110012 222322101011',
  '223222101011 232321110011 232321110102 222322101011 223222101011 232321110011 232321110102',
  '223222101011 223222101011 223221110111? 232312110111? 132321110111? 223222110111? 123312110111?',
  '132321110111? 132321110111?',
].flatMap((years) => years.split(' '));

interface BsYear {
  readonly year: number;
  /** Days of each month. */
  readonly months: readonly number[];
  /** Its first day, in milliseconds. */
  readonly begins: number;
  /** It has been announced, or all that is published agrees on it. */
  readonly isCertain: boolean;
}

/** The years of the table and those that administrators have entered, as far as none is missing. */
function placedYears(): readonly BsYear[] {
  const entered = new Map(
    bsCorrections.years.map(({ year, months }) => [Number(year), months.trim().split(/\s+/).map(Number)]),
  );
  const years: BsYear[] = [];
  let begins = FIRST_DAY;
  for (let year = FIRST_YEAR; ; year += 1) {
    const lengths = MONTH_LENGTHS[year - FIRST_YEAR];
    const ofTable = lengths && bsMonths.map((_, month) => SHORTEST_MONTH + Number(lengths[month]));
    const months = entered.get(year) ?? ofTable;
    if (!months) return years;
    // Where the year before is not certain, nobody knows on which day an entered one begins.
    const isCertain = entered.has(year) ? years.at(-1)?.isCertain : !lengths?.endsWith(UNCERTAIN);
    years.push({ year, months, begins, isCertain: isCertain === true });
    begins += months.reduce((sum, days) => sum + days, 0) * DAY_MS;
  }
}

let placed: { readonly by: object; readonly years: readonly BsYear[] } | undefined;

/** The years in their order; made anew when others have been entered. */
function allYears(): readonly BsYear[] {
  const by = bsCorrections.years;
  if (placed?.by !== by) placed = { by, years: placedYears() };
  return placed.years;
}

/**
 * A day of the calendar ('2026-11-21') in Bikram Sambat: { year: 2083, month: 8, day: 5 }. Null for one in a year that is not
 * certain (`calculated` takes those too, which may turn out otherwise), outside of the table, and for a text that is no day.
 */
export function bsDayOf(day: string, { calculated = false } = {}): CalendarDay | null {
  const moment = Date.parse(day);
  const found = allYears().findLast(({ begins }) => begins <= moment);
  if (!found || !(found.isCertain || calculated)) return null;
  let left = (moment - found.begins) / DAY_MS;
  for (const [at, length] of found.months.entries()) {
    if (left < length) return { year: found.year, month: at + 1, day: left + 1 };
    left -= length;
  }
  return null;
}

/**
 * The day of the calendar ('2026-11-21') that a day of Bikram Sambat is. Throws RangeError with a sentence for people: for a
 * day that its month does not have, and for a year that is not certain.
 */
export function dayOfBs({ year, month, day }: CalendarDay): string {
  const found = allYears().find((each) => each.year === year);
  const length = found?.months[month - 1];
  if (!found?.isCertain)
    throw new RangeError(`The days of ${year} are not certain. Use the English calendar.`);
  if (length === undefined) throw new RangeError('Choose a month.');
  const name = `${bsMonths[month - 1] ?? ''} ${year}`;
  if (!Number.isInteger(day) || day < 1 || day > length) throw new RangeError(`${name} has ${length} days.`);
  const before = found.months.slice(0, month - 1).reduce((sum, days) => sum + days, 0);
  return new Date(found.begins + (before + day - 1) * DAY_MS).toISOString().slice(0, 10);
}

/** A day of the calendar in words of Bikram Sambat: '5 Mangsir 2083'. '' where that is not known for certain. */
export function formatBsDay(date: string): string {
  const found = bsDayOf(date);
  return found ? `${found.day} ${bsMonths[found.month - 1] ?? ''} ${found.year}` : '';
}

/**
 * The first year after the certain ones, which administrators are to enter: from Magh of the year before it on, and until it is
 * entered. Null while none is due.
 */
export function yearToEnter(today: string): number | null {
  const now = bsDayOf(today, { calculated: true });
  const due = now ? now.year + Number(now.month > bsMonths.indexOf('Poush') + 1) : Infinity;
  const certain = allYears().findLast(({ isCertain }) => isCertain)?.year ?? FIRST_YEAR;
  return certain < due ? certain + 1 : null;
}

/** What is wrong with the lengths of a year's months as they are typed ('31 31 32 …'); undefined for nothing. */
export function monthsProblem(text: string): string | undefined {
  const months = text.trim().split(/\s+/).map(Number);
  const isYear = months.length === bsMonths.length && months.every((days) => [29, 30, 31, 32].includes(days));
  const days = months.reduce((sum, each) => sum + each, 0);
  if (!isYear) return 'must be the days of the twelve months with spaces between: 31 31 32 …';
  return days === 365 || days === 366 ? undefined : `must be 365 or 366 days together, and are ${days}`;
}
