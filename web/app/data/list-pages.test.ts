import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import { listedIn } from '@content/items/closing';
import type { Reader } from '@content/api/contract';
import { pageTokenAfter } from '@content/items/page-token';
import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/items';
import { joinPages, readPage, translatedFirst } from './list-pages';

function item(n: number) {
  const createdAt = new Date(Date.UTC(2026, 0, 31 - n)).toISOString();
  const texts = { title: `Notice ${n}`, description: 'Text', closesOn: '' };
  return anItem({ _id: `n${n}`, createdAt, ...texts });
}

function readerOf(count: number): { reader: Reader; asked: unknown[] } {
  const asked: unknown[] = [];
  const list = (_path: string, query?: { pageSize?: number }) => {
    asked.push(query);
    return Promise.resolve({
      items: Array.from({ length: Math.min(count, query?.pageSize ?? 200) }, (_, i) => item(i)),
    });
  };
  return { reader: { list, one: () => Promise.reject(new Error('unused')) } as unknown as Reader, asked };
}

describe('readPage', () => {
  it('asks for one more than it shows, and continues after the last one shown', async () => {
    const { reader, asked } = readerOf(13);
    const after = pageTokenAfter(notice, item(30));
    const { items, next } = await readPage<'notices'>(reader, notice, { size: 12, after });
    expect(asked).toEqual([{ pageSize: 13, pageToken: after }]);
    expect(items).toHaveLength(12);
    expect(next).toBe(pageTokenAfter(notice, item(11)));
  });

  it('goes on in the order of what has closed', async () => {
    const closedOn = (n: number) => ({ ...item(n), closesOn: `2026-11-0${n}` });
    const items = [closedOn(9), closedOn(8)];
    const reader = { list: () => Promise.resolve({ items }) } as unknown as Reader;
    const { next } = await readPage<'notices'>(reader, notice, { size: 1, state: 'closed' });
    expect(next).toBe(pageTokenAfter(listedIn(notice, 'closed'), closedOn(9)));
  });

  it.each(['x', '%', pageTokenAfter(notice, item(30)).slice(0, -4)])(
    'begins at the first item for a token that no list has given: %s',
    async (after) => {
      const { reader, asked } = readerOf(1);
      const { items } = await readPage<'notices'>(reader, notice, { size: 12, after });
      expect(asked).toEqual([{ pageSize: 13 }]);
      expect(items).toHaveLength(1);
    },
  );

  it('leaves out what a response holds beyond what was asked for', async () => {
    const picture = (n: number, category: string) => ({ ...item(n), category });
    const items = [
      picture(1, 'Support'),
      picture(2, 'trainings'),
      picture(3, 'Trainings'),
      picture(4, 'IRCH'),
    ];
    const reader = { list: () => Promise.resolve({ items }) } as unknown as Reader;
    const asked = { size: 1, filters: { category: 'Trainings' } };
    const page = await readPage<'galleries'>(reader, gallery, asked);
    expect(page.items.map(({ _id }) => _id)).toEqual(['n2']);
    expect(page.next).toBe(pageTokenAfter(gallery, picture(2, 'trainings')));
    const projects = [
      { ...item(5), isOngoing: true },
      { ...item(6), isOngoing: false },
    ];
    const everything = { list: () => Promise.resolve({ items: projects }) } as unknown as Reader;
    const past = await readPage<'programs'>(everything, program, {
      size: 50,
      filters: { isOngoing: 'false' },
    });
    expect(past.items.map(({ _id }) => _id)).toEqual(['n6']);
  });

  it('ends where there is no more', async () => {
    const { reader } = readerOf(12);
    const { items, next } = await readPage<'notices'>(reader, notice, { size: 12 });
    expect(items).toHaveLength(12);
    expect(next).toBeNull();
  });
});

describe('joinPages', () => {
  const items = (...ids: string[]) => ids.map((_id) => ({ _id }));
  const shown = { items: items('a', 'b', 'c', 'd'), next: 'T' };

  it.each([
    ['appends what was shown behind the first part', { items: items('a', 'b'), next: 'S' }, shown],
    [
      'an item was added',
      { items: items('x', 'a'), next: 'S' },
      { items: items('x', 'a', 'b', 'c', 'd'), next: 'T' },
    ],
    ['one was removed', { items: items('b', 'c'), next: 'S' }, { items: items('b', 'c', 'd'), next: 'T' }],
    ['the first part has become the whole list', { items: items('a', 'b'), next: null }, null],
    ['the first part is wholly another', { items: items('x', 'y'), next: 'S' }, null],
  ])('%s', (_, first, joined) => {
    expect(joinPages(first, shown)).toEqual(joined ?? first);
    expect(joinPages(first, null)).toEqual(first);
  });
});

it('shows what is not translated behind the rest of its page, and moves nothing of an earlier one', () => {
  const shown = translatedFirst(['a', 'B', 'c', 'D', 'e', 'f', 'g'], 3, (title) => title > 'Z');
  expect(shown.join('')).toBe('acBefDg');
});
