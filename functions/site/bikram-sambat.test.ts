import DateConverter from '@remotemerge/nepali-date-converter';
import { toBik } from 'bikram-sambat';
import { dayAfter } from '@content/calendar';
import { describe, expect, test } from 'vitest';
import { bsMonths, formatBsDay } from './bikram-sambat';

function daysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) days.push(day);
  return days;
}

const inWords = (day: number, month: number, year: number) => [day, bsMonths[month - 1], year].join(' ');

describe('a day in Bikram Sambat', () => {
  test.each([
    ['1943-04-14', '1 Baisakh 2000'],
    ['2024-06-14', '32 Jestha 2081'],
    ['2025-04-13', '31 Chaitra 2081'],
    ['2025-05-14', '31 Baisakh 2082'],
    ['2026-10-17', '31 Asoj 2083'],
    ['2026-10-18', '1 Kartik 2083'],
    ['2026-11-21', '5 Mangsir 2083'],
    ['2027-01-15', '1 Magh 2083'],
    ['2027-04-13', '30 Chaitra 2083'],
  ])('%s is %s', (day, expected) => {
    expect(formatBsDay(day)).toBe(expected);
  });

  test('every day from the beginning of 2000 to the end of 2083 is the one that two other tables tell', () => {
    const days = daysFrom('1943-04-14', '2027-04-13');
    expect(days).toHaveLength(30_681);
    const wrong = days.filter((day) => {
      const one = toBik(day);
      const other = new DateConverter(day).toBs();
      const told = [inWords(one.day, one.month, one.year), inWords(other.date, other.month, other.year)];
      return told.some((words) => words !== formatBsDay(day));
    });
    expect(wrong).toEqual([]);
  });

  test('a year that is not certain yet is not guessed, nor is one before the table', () => {
    expect(formatBsDay('2027-04-14')).toBe('');
    expect(formatBsDay('1943-04-13')).toBe('');
    expect(formatBsDay('')).toBe('');
  });
});
