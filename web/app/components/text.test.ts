import { describe, expect, it } from 'vitest';
import { dateInWords, languageOf, paragraphs, shorten, summaryOf } from './text';

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(' ');

describe('shorten', () => {
  it('shows at most 8 words', () => {
    expect(shorten(words(7))).toBe(words(7));
    expect(shorten(words(8))).toBe(words(8));
    expect(shorten(words(9))).toBe(words(8));
  });

  it('adds the ellipsis only beyond 11 words', () => {
    expect(shorten(words(11))).toBe(words(8));
    expect(shorten(words(12))).toBe(`${words(8)}...`);
  });

  it('splits at any white space, and keeps single long words', () => {
    expect(shorten(' one\n two\t\tthree ')).toBe('one two three');
    expect(shorten('x'.repeat(60))).toBe('x'.repeat(60));
    expect(shorten('')).toBe('');
  });

  it.each([
    ['The fund was decided in the village assembly. All nine wards came together', 'assembly'],
    ['They met the mayor, the teacher, the nurse, and the ward chair of Kalika', 'nurse'],
    ['one two three four five six seven (eight) nine ten eleven twelve', '(eight)'],
    ['क ख ग घ ङ च छ ज। झ ञ ट ठ', 'ज'],
  ])('puts the dots in place of punctuation: %s', (text, last) => {
    expect(shorten(text).endsWith(` ${last}...`)).toBe(true);
  });

  it('keeps the punctuation of a text that is shown whole', () => {
    expect(shorten('Come on Friday.')).toBe('Come on Friday.');
  });

  it('counts Nepali words like any other', () => {
    expect(shorten('क ख ग घ ङ च छ ज झ ञ ट ठ')).toBe('क ख ग घ ङ च छ ज...');
  });
});

describe('summaryOf', () => {
  it('ends in one sign, whatever stands before it', () => {
    const text = `${'a'.repeat(195)}, ${'b'.repeat(20)}`;
    expect(summaryOf(text)).toBe(`${'a'.repeat(195)}…`);
    expect(summaryOf('Short.')).toBe('Short.');
  });
});

describe('paragraphs', () => {
  it('starts a new one at an empty line and keeps single line breaks', () => {
    expect(paragraphs('a\nb\n\n c \n \n\nd')).toEqual(['a\nb', 'c', 'd']);
    expect(paragraphs('')).toEqual([]);
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
    expect(dateInWords('2026-03-04T20:00:00.000Z')).toBe('5 March 2026');
  });
});
