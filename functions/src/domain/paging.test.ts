import { expect, test } from 'vitest';
import { pageAt } from './paging';

const letters = (text: string, pageToken?: string) => {
  const page = pageAt(text.split(''), (letter) => letter, { pageSize: 2, pageToken });
  return [page.items.join(''), page.nextPageToken] as const;
};

test('a list goes on behind the last entry that was shown, whatever comes or goes before it; where that entry has gone, at its place', () => {
  const [first, token] = letters('abcde');
  expect(first).toBe('ab');
  for (const [now, next] of [
    ['abcde', 'cd'],
    ['xabcde', 'cd'],
    ['bcde', 'cd'],
    ['acde', 'cd'],
    ['ab', ''],
  ] as const)
    expect(letters(now, token)[0]).toBe(next);
  const [, second] = letters('abcde', token);
  expect(letters('abcde', second)).toEqual(['e', undefined]);
});
