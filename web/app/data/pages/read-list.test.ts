import { gallery } from '@site/types/gallery';
import { notice } from '@site/types/notice';
import { program } from '@site/types/program';
import type { Reader } from '@content/api/contract';
import { encodeCursor } from '@content/items/page-token';
import { describe, expect, it, vi } from 'vitest';
import { anItem } from '../../testing/items';
import { joinPages, readList, translatedFirst } from './read-list';

const item = (n: number) => anItem({ _id: `n${n}`, title: `Notice ${n}`, description: 'Text', closesOn: '' });

function readerOf(page: { readonly items: readonly object[]; readonly nextPageToken?: string }) {
  const list = vi.fn(() => Promise.resolve(page));
  return { reader: { list } as unknown as Reader, list };
}

describe('readList', () => {
  it('asks for what it shows, and goes on where the list says', async () => {
    const { reader, list } = readerOf({ items: [item(1)], nextPageToken: 'T' });
    const after = encodeCursor([12, 'n30']);
    const { items, next } = await readList<'notices'>(reader, notice, { size: 1, after });
    expect(list).toHaveBeenCalledWith('notices', { pageSize: 1, pageToken: after, filters: {} });
    expect([items.length, next]).toEqual([1, 'T']);
  });

  it.each(['x', '%', encodeCursor([12, 'n30']).slice(0, -4)])(
    'begins at the first item for a token that no list has given: %s',
    async (after) => {
      const { reader, list } = readerOf({ items: [item(1)] });
      const { next } = await readList<'notices'>(reader, notice, { size: 12, after });
      expect(list).toHaveBeenCalledWith('notices', { pageSize: 12, filters: {} });
      expect(next).toBeNull();
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
    const { reader } = readerOf({ items });
    const asked = { size: 1, filters: { category: 'Trainings' } };
    const page = await readList<'galleries'>(reader, gallery, asked);
    expect(page.items.map(({ _id }) => _id)).toEqual(['n2']);
    const projects = [
      { ...item(5), isOngoing: true },
      { ...item(6), isOngoing: false },
    ];
    const { reader: everything } = readerOf({ items: projects });
    const past = await readList<'programs'>(everything, program, {
      size: 50,
      filters: { isOngoing: 'false' },
    });
    expect(past.items.map(({ _id }) => _id)).toEqual(['n6']);
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
