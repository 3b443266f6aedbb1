import { describe, expect, it } from 'vitest';
import { shorten } from './shorten';

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
});
