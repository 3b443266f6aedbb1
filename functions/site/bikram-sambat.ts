import { DAY_MS } from '@content/calendar';

/** The months of Bikram Sambat, the calendar that Nepal counts days by, as English texts of Nepal spell them. */
export const bsMonths = [
  'Baisakh',
  'Jestha',
  'Asar',
  'Shrawan',
  'Bhadra',
  'Asoj',
  'Kartik',
  'Mangsir',
  'Poush',
  'Magh',
  'Falgun',
  'Chaitra',
] as const;

const FIRST_YEAR = 2000;
/** 1 Baisakh of that year. */
const FIRST_DAY = Date.parse('1943-04-14');
const SHORTEST_MONTH = 29;

/**
 * How many days longer than 29 each month is, a text for each year. No rule tells it, Nepal's committee for
 * the calendar announces it. Published tables agree on these years (a test compares two) and differ before and after
 * them: a later year is added when it has been announced.
 */
const MONTH_LENGTHS = [
  '132321110102 223222101011 223321101011 232321110012 132321110102 223222101011 223321101011',
  '232321110012 222322011002 223222101011 223321101011 232321110012 222322011011 223222101011',
  '223321101011 232321110012 222322011011 223222101011 232321101011 232321110102 222322101011',
  '223222101011 232321110011 232321110102 222322101011 223222101011 232321110012 132321110102',
  '223222101011 223231101011 232321110012 132321110102 223222101011 223321101011 232321110012',
  '132322011002 223222101011 223321101011 232321110012 222322011011 223222101011 223321101011',
  '232321110012 222322011011 223222101011 232321101011 232321110012 222322101011 223222101011',
  '232321110011 232321110102 222322101011 223222101011 232321110011 232321110102 223222101011',
  '223231101011 232321110012 132321110102 223222101011 223321101011 232321110012 132322010102',
  '223222101011 223321101011 232321110012 222322011002 223222101011 223321101011 232321110012',
  '222322011011 223222101011 232321101011 232321110012 222322101011 223222101011 232321110011',
  '232321110102 222322101011 223222101011 232321110011 232321110102 223222101011 223222101011',
].flatMap((years) => years.split(' '));

/** A day of Bikram Sambat: the months count from 1. */
export interface BsDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * A day of the calendar ('2026-11-21') in Bikram Sambat: { year: 2083, month: 8, day: 5 }. Null for one outside of 14 April
 * 1943 to 13 April 2027, whose months are not known for certain, and for a text that is no day.
 */
export function bsDayOf(day: string): BsDay | null {
  let left = (Date.parse(day) - FIRST_DAY) / DAY_MS;
  if (!(left >= 0)) return null;
  for (const [at, lengths] of MONTH_LENGTHS.entries())
    for (const month of bsMonths.keys()) {
      const length = SHORTEST_MONTH + Number(lengths[month]);
      if (left < length) return { year: FIRST_YEAR + at, month: month + 1, day: left + 1 };
      left -= length;
    }
  return null;
}

/** A day of the calendar in words of Bikram Sambat: '5 Mangsir 2083'. '' where that is not known for certain. */
export function formatBsDay(date: string): string {
  const found = bsDayOf(date);
  return found ? `${found.day} ${bsMonths[found.month - 1] ?? ''} ${found.year}` : '';
}
