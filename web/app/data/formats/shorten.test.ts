import { expect, test } from 'vitest';
import { shorten } from './shorten';

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(' ');

test.each([
  // The first 8 words; the ellipsis only beyond 11.
  [words(8), words(8)],
  [words(9), words(8)],
  [words(11), words(8)],
  [words(12), `${words(8)}...`],
  // At any white space, and never within a word.
  [' one\n two\t\tthree ', 'one two three'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['', ''],
  // The dots come in place of punctuation; a text that is shown whole keeps it.
  [
    'They met the mayor, the teacher, the nurse, and the ward chair',
    'They met the mayor, the teacher, the nurse...',
  ],
  [
    'one two three four five six seven (eight) nine ten eleven twelve',
    'one two three four five six seven (eight)...',
  ],
  ['क ख ग घ ङ च छ ज। झ ञ ट ठ', 'क ख ग घ ङ च छ ज...'],
  ['Come on Friday.', 'Come on Friday.'],
])('%j is shortened to %j', (text, short) => {
  expect(shorten(text)).toBe(short);
});
