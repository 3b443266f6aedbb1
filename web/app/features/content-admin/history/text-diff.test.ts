import { expect, test } from 'vitest';
import { piecesOf } from './differences';

/** What is shown of two versions, with what one has alone in brackets: - the first, + the second. */
const marked = (before: string, after: string) =>
  piecesOf(before, after)
    ?.map(({ text, is }) => (is === 'kept' ? text : `[${is === 'added' ? '+' : '-'}${text}]`))
    .join('') ?? null;

test.each([
  [
    'We leave at seven from the school.',
    'We leave at eight from the bridge.',
    'We leave at [-seven][+eight] from the [-school][+bridge].',
  ],
  ['One', 'Two', null],
  ['Come at seven', 'Come early at seven', 'Come [+early ]at seven'],
  ['खाने पानी योजना', 'खाने पानी योजनाको', 'खाने पानी [-योजना][+योजनाको]'],
])('%j and %j', (before, after, shown) => {
  expect(marked(before, after)).toBe(shown);
});

test('of a long text each changed word is marked, with the words around it', () => {
  const long = 'word '.repeat(100);
  const text = (first: string, last: string) => `${long}${first} ${long}${last} ${long}`;
  const shown = marked(text('seven', 'school'), text('eight', 'bridge'));
  expect(shown).toMatch(
    /^… word.* word \[-seven\]\[\+eight\] word .*….* word \[-school\]\[\+bridge\] word.*…$/,
  );
  expect(shown?.length).toBeLessThan(350);
});
