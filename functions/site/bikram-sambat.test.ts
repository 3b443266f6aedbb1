import DateConverter from '@remotemerge/nepali-date-converter';
import { toBik } from 'bikram-sambat';
import { dayAfter } from '@content/dates/calendar';
import { afterEach, describe, expect, test } from 'vitest';
import { bsCorrections } from './bs-corrections';
import { shareCardTexts } from './share-card-texts';
import { bsDayOf, bsMonths, dayOfBs, formatBsDay, monthsProblem, yearToEnter } from './bikram-sambat';
import { durationInNepali } from './ne-days';

function daysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}

const inWords = (day: number, month: number, year: number) => [day, bsMonths[month - 1], year].join(' ');

describe('a day in Bikram Sambat', () => {
  test('a year that is not certain yet is not guessed, nor is one beyond the table', () => {
    for (const day of ['2027-04-14', '1918-04-13', '1913-04-12', '2040-01-01', ''])
      expect(formatBsDay(day)).toBe('');
    expect(bsDayOf('2027-04-14', { calculated: true })).toEqual({ year: 2084, month: 1, day: 1 });
  });

  test('each month from 1970 to 2090 begins and ends on the day that another table tells, and those years are certain on which a third one agrees', () => {
    const days = daysFrom('1913-04-13', '2034-04-13');
    expect(days).toHaveLength(44_196);
    const wrong: string[] = [];
    const years = new Set<number>();
    let before = 0;
    for (const day of days) {
      const { year, month, day: dayOfMonth } = bsDayOf(day, { calculated: true }) ?? {};
      if (year === undefined || month === undefined || dayOfMonth === undefined)
        throw new Error(`${day} is in no year`);
      // Within a month all three count on by one.
      if (dayOfMonth !== 1 && dayOfMonth !== before + 1) wrong.push(day);
      before = dayOfMonth;
      if (dayOfMonth > 1 && dayOfMonth < 29) continue;
      const words = inWords(dayOfMonth, month, year);
      const one = toBik(day);
      if (inWords(one.day, one.month, one.year) !== words) wrong.push(day);
      if (otherWords(day) !== words) years.add(year);
      if (formatBsDay(day) !== (disputed.includes(year) ? '' : words)) wrong.push(day);
      if (!disputed.includes(year) && dayOfBs({ year, month, day: dayOfMonth }) !== day) wrong.push(day);
    }
    expect(wrong).toEqual([]);
    expect([...years]).toEqual(disputed);
    const uncertain = Array.from({ length: 121 }, (_, at) => 1970 + at).filter((year) => {
      try {
        return dayOfBs({ year, month: 1, day: 1 }) === '';
      } catch {
        return true;
      }
    });
    expect(uncertain).toEqual(disputed);
  });
});

/** Years on which the two do not agree, or of which one has nothing: before 1975 and from 2084 on. */
const disputed = [
  1970, 1971, 1972, 1973, 1974, 1975, 1977, 1981, 1991, 1998, 2084, 2085, 2086, 2087, 2088, 2089, 2090,
];

function otherWords(day: string): string | null {
  try {
    const { date, month, year } = new DateConverter(day).toBs();
    return inWords(date, month, year);
  } catch {
    return null;
  }
}

test.each([
  [{ year: 2083, month: 8, day: 30 }, 'Mangsir 2083 has 29 days.'],
  [{ year: 2083, month: 8, day: 0 }, 'Mangsir 2083 has 29 days.'],
  [{ year: 2083, month: 8, day: 1.5 }, 'Mangsir 2083 has 29 days.'],
  [{ year: 2083, month: 13, day: 1 }, 'Choose a month.'],
  [{ year: 2084, month: 1, day: 1 }, 'The days of 2084 are not certain. Use the English calendar.'],
  [{ year: 1969, month: 1, day: 1 }, 'The days of 1969 are not certain. Use the English calendar.'],
])('a day of Bikram Sambat %o is refused with the reason', (day, reason) => {
  expect(() => dayOfBs(day)).toThrow(new RangeError(reason));
});

describe('a year that administrators enter', () => {
  afterEach(() => {
    bsCorrections.years = [];
  });

  test('is certain, and counts before the table', () => {
    expect(yearToEnter('2027-01-14')).toBeNull();
    expect(yearToEnter('2027-01-15')).toBe(2084);
    expect(yearToEnter('2027-04-13')).toBe(2084);
    bsCorrections.years = [{ year: '2084', months: '31 31 32 31 31 30 30 30 29 30 30 30' }];
    expect(yearToEnter('2027-01-15')).toBeNull();
    expect(formatBsDay('2027-04-14')).toBe('1 Baisakh 2084');
    expect(dayOfBs({ year: 2084, month: 2, day: 31 })).toBe('2027-06-14');
    expect(() => dayOfBs({ year: 2084, month: 2, day: 32 })).toThrow('Jestha 2084 has 31 days.');
    bsCorrections.years = [{ year: '2084', months: '31 32 31 31 31 30 30 30 29 30 30 30' }];
    expect(dayOfBs({ year: 2084, month: 2, day: 32 })).toBe('2027-06-15');
  });

  test('is asked for until it is entered, also after it has begun and after the table ends', () => {
    expect(yearToEnter('2027-04-14')).toBe(2084);
    expect(yearToEnter('2029-06-01')).toBe(2084);
    expect(yearToEnter('2040-01-01')).toBe(2084);
    bsCorrections.years = [{ year: '2084', months: '31 31 32 31 31 30 30 30 29 30 30 30' }];
    expect(yearToEnter('2027-04-14')).toBeNull();
    expect(yearToEnter('2028-02-01')).toBe(2085);
  });

  test('counts on share cards as well', () => {
    const calendarYears = [{ year: '2084', months: '31 31 32 31 31 30 30 30 29 30 30 30' }];
    const { date } = shareCardTexts.ne;
    expect([date('2027-04-20', {}), date('2027-04-20', { calendarYears })]).toEqual([
      '२० अप्रिल २०२७',
      '७ वैशाख २०८४',
    ]);
  });

  test('is not certain while one before it is not: nobody knows on which day it begins', () => {
    bsCorrections.years = [{ year: '2086', months: '31 31 32 31 31 30 30 30 29 30 30 30' }];
    expect(() => dayOfBs({ year: 2086, month: 1, day: 1 })).toThrow('The days of 2086 are not certain.');
    expect(formatBsDay('2029-06-01')).toBe('');
    expect(yearToEnter('2029-06-01')).toBe(2084);
  });

  const TWELVE = 'must be the days of the twelve months with spaces between: 31 31 32 …';
  test.each([
    ['31 31 32 31 31 31 30 29 30 29 30 30', undefined],
    ['31 31 32 31 31 31 30 29 30 29 30', TWELVE],
    ['31 31 33 31 31 31 30 29 30 29 30 30', TWELVE],
    ['31 31 32 31 31 31 30 29 30 29 30 x', TWELVE],
    ['31 31 32 31 31 31 30.5 29.5 29 29 30 30', TWELVE],
    ['31 31 32 31 31 31 30 29 30 29 30 32', 'must be 365 or 366 days together, and are 367'],
  ])('with the months %s: %s', (months, problem) => {
    expect(monthsProblem(months)).toBe(problem);
  });
});

test.each([
  ['Chaitra 2076 – Poush 2078', 'चैत २०७६ – पुस २०७८'],
  ['Magh 2081 to Poush 2083', 'माघ २०८१ – पुस २०८३'],
  ['Three years from Magh 2081', 'Three years from Magh 2081'],
  ['साउन २०७६ – असार २०७९', 'साउन २०७६ – असार २०७९'],
])('the duration %s reads %s on a Nepali page', (written, read) => {
  expect(durationInNepali(written)).toBe(read);
});
