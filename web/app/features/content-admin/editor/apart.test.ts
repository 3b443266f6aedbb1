import { expect, test } from 'vitest';
import { apart } from './apart';

test.each([
  ['We leave at seven.', 'We leave at eight.', ['We leave at ', 'seven.', '']],
  [
    'We leave at seven from the school.',
    'We leave at eight from the school.',
    ['We leave at ', 'seven', ' from the school.'],
  ],
  ['One', 'Two', ['', 'One', '']],
  ['One', 'One two', ['', 'One', '']],
  ['One two', 'One', ['', 'One two', '']],
  ['खाने पानी योजना', 'खाने पानी योजनाको', ['खाने पानी ', 'योजना', '']],
  ['a a', 'a a a', ['a ', 'a', '']],
] as const)('%j beside %j', (text, other, [before, own, after]) => {
  expect(apart(text, other)).toEqual({ before, own, after });
});

test('of a long text the words around what differs are shown', () => {
  const long = 'word '.repeat(100);
  const { before, own, after } = apart(`${long}mine ${long}`, `${long}theirs ${long}`);
  expect(own).toBe('mine');
  expect([before, after].map((text) => text.length < 70)).toEqual([true, true]);
  expect([before, after]).toEqual([
    expect.stringMatching(/^… word.*word $/),
    expect.stringMatching(/^ word.*word …$/),
  ]);
});
