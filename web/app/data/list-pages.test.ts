import { notice } from '@content/types/notice';
import type { ItemAt } from '@content';
import type { Reader } from '@content/contract';
import { pageTokenAfter } from '@content/page-token';
import { describe, expect, it } from 'vitest';
import { readPage } from './list-pages';

const item = (n: number): ItemAt<'notices'> => ({
  _id: `n${n}`,
  _version: 1,
  createdAt: new Date(Date.UTC(2026, 0, 31 - n)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 31 - n)).toISOString(),
  title: `Notice ${n}`,
  description: 'Text',
  image: null,
  files: {},
});

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
    const after = pageTokenAfter(notice, { ...item(30) });
    const { items, next } = await readPage<'notices'>(reader, notice, { size: 12, after });
    expect(asked).toEqual([{ pageSize: 13, pageToken: after }]);
    expect(items).toHaveLength(12);
    expect(next).toBe(pageTokenAfter(notice, { ...item(11) }));
  });

  it.each(['x', '%', pageTokenAfter(notice, { ...item(30) }).slice(0, -4)])(
    'begins at the first item for a token that no list has given: %s',
    async (after) => {
      const { reader, asked } = readerOf(1);
      const { items } = await readPage<'notices'>(reader, notice, { size: 12, after });
      expect(asked).toEqual([{ pageSize: 13 }]);
      expect(items).toHaveLength(1);
    },
  );

  it('ends where there is no more', async () => {
    const { reader } = readerOf(12);
    const { items, next } = await readPage<'notices'>(reader, notice, { size: 12 });
    expect(items).toHaveLength(12);
    expect(next).toBeNull();
  });
});
