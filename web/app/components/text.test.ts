import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { provideLanguage } from '../language';
import { dayParts, formatDate, languageOf, formatDateTime, summaryOf } from './text';

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

test('a moment is told by the clocks of Nepal', () => {
  expect(formatDate('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
  expect(formatDateTime(Date.parse('2026-03-04T18:15:00.000Z'))).toBe('5 March at 00:00');
});

describe('on a Nepali page', () => {
  beforeAll(() => provideLanguage(() => 'ne'));
  afterAll(() => provideLanguage(() => 'en'));

  it('days are those of Bikram Sambat, by the clocks of Nepal, also at its new year', () => {
    const days = [
      ['2026-11-21T18:14:59Z', '५ मङ्सिर २०८३'],
      ['2026-11-21T18:15:01Z', '६ मङ्सिर २०८३'],
      ['2026-04-13T18:14:59Z', '३० चैत २०८२'],
      ['2026-04-13T18:15:00Z', '१ वैशाख २०८३'],
      ['2027-04-13', '३० चैत २०८३'],
    ] as const;
    expect(days.map(([moment]) => formatDate(moment))).toEqual(days.map(([, words]) => words));
    expect(dayParts('2026-11-21')).toEqual({ date: '५', month: 'मङ्सिर', year: '२०८३' });
    expect(formatDateTime(Date.parse('2026-11-21T04:20:00Z'))).toBe('५ मङ्सिर २०८३, १०:०५ बजे');
  });

  it('a day whose Nepali year is not certain has its Gregorian date', () => {
    expect(formatDate('2027-04-14')).toBe('१४ अप्रिल २०२७');
    expect(dayParts('2027-04-14')).toEqual({ date: '१४', month: 'अप्रिल', year: '२०२७' });
  });

  it('a text in Latin letters is the one that is called another language’s', () => {
    expect([languageOf('Notice'), languageOf('सूचना')]).toEqual(['en', undefined]);
  });
});
