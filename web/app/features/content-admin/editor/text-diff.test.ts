import { expect, test } from 'vitest';
import type { Piece } from './text-diff';
import { sideBySide } from './text-diff';

/** What is shown, with what one has alone in brackets. */
const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, is }) => (is === 'kept' ? text : `[${text}]`)).join('');
const beside = (mine: string, theirs: string) => {
  const found = sideBySide(mine, theirs);
  return [marked(found.mine), marked(found.theirs)];
};

test.each([
  [
    'We leave at seven from the school.',
    'We leave at eight from the bridge.',
    'We leave at [seven] from the [school].',
    'We leave at [eight] from the [bridge].',
  ],
  ['One', 'Two', '[One]', '[Two]'],
  ['Come at seven', 'Come early at seven', 'Come at seven', 'Come [early ]at seven'],
  ['खाने पानी योजना', 'खाने पानी योजनाको', 'खाने पानी [योजना]', 'खाने पानी [योजनाको]'],
])('%j beside %j', (mine, theirs, ...shown) => {
  expect(beside(mine, theirs)).toEqual(shown);
});

test('of a long text each changed word is marked, with the words around it', () => {
  const long = 'word '.repeat(100);
  const text = (first: string, last: string) => `${long}${first} ${long}${last} ${long}`;
  const [mine, theirs] = beside(text('seven', 'school'), text('eight', 'bridge'));
  expect(mine).toMatch(/^… word.* word \[seven\] word .*….* word \[school\] word.*…$/);
  expect(theirs).toMatch(/^… word.* word \[eight\] word .*….* word \[bridge\] word.*…$/);
  expect(mine?.length).toBeLessThan(350);
});
