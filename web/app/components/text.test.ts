import { describe, expect, it } from 'vitest';
import { formatDate, languageOf, formatDateTime, summaryOf } from './text';

describe('summaryOf', () => {
  it('ends in one sign, whatever stands before it', () => {
    const text = `${'a'.repeat(195)}, ${'b'.repeat(20)}`;
    expect(summaryOf(text)).toBe(`${'a'.repeat(195)}…`);
    expect(summaryOf('Short.')).toBe('Short.');
  });

  it('ends with a word', () => {
    expect(summaryOf('village water '.repeat(20))).toBe(`${'village water '.repeat(14).trim()}…`);
    expect(summaryOf(`${'a'.repeat(197)} end`)).toBe(`${'a'.repeat(197)}…`);
    expect(summaryOf('a'.repeat(201))).toBe(`${'a'.repeat(197)}…`);
  });
});

describe('languageOf', () => {
  it('knows Nepali by its letters', () => {
    expect(languageOf('सूचना')).toBe('ne');
    expect(languageOf('Notice')).toBeUndefined();
    expect(languageOf('2081')).toBeUndefined();
  });

  it('counts letters only, not the signs and digits of Devanagari', () => {
    expect(languageOf('Annual report २०८१/८२ of the society')).toBeUndefined();
    expect(languageOf('पानी Water')).toBeUndefined();
    expect(languageOf('खानेपानी तथा सरसफाइ (WASH)')).toBe('ne');
  });
});

describe('dateInWords', () => {
  it('tells the day in Nepal', () => {
    expect(formatDate('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
  });

  it('says what the language’s own dates say, on each day of a year and at the ends of a day', () => {
    const options = { timeZone: 'Asia/Kathmandu' } as const;
    const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', ...options });
    const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...options });
    for (let day = 0; day < 366; day += 1)
      for (const time of ['00:00:00.000', '18:14:59.999', '18:15:00.000']) {
        const start = Date.parse(`2028-01-01T${time}Z`) + day * 24 * 3600_000;
        const moment = new Date(start).toISOString();
        expect(formatDate(moment)).toBe(date.format(start));
        expect(formatDateTime(start)).toBe(`${date.format(start).slice(0, -5)} at ${clock.format(start)}`);
      }
  });
});
