import { type Reader, ReadError } from '@content/api/contract';
import { encodeCursor } from '@content/items/page-token';
import { notice } from '@site/types/notice';
import { expect, test, vi } from 'vitest';
import { readRelated } from './read-item';

const items = ['a', 'bare', 'b', 'c', 'd'].map((_id) => ({
  _id,
  title: _id,
  description: 'Text',
  image: _id === 'bare' ? null : '/picture.webp',
}));
const list = vi.fn(() => Promise.resolve({ items }));
const reader = { list } as unknown as Reader;
const further = async (item: Promise<{ readonly _id: string }>) =>
  (await readRelated<'notices'>(reader, notice, item)).map(({ _id }) => _id);

test('the newest others, without those that have no page', async () => {
  expect(await further(Promise.resolve({ _id: 'b' }))).toEqual(['a', 'c', 'd']);
});

test('what follows an item in its list comes first, then the newest', async () => {
  const after: Reader['list'] = (_path, query) => {
    const from = items.findIndex(({ _id }) => query?.pageToken === encodeCursor([0, _id]));
    return Promise.resolve({ items: items.slice(from + 1) } as never);
  };
  const ofC = readRelated<'notices'>({ list: after } as Reader, notice, Promise.resolve({ _id: 'c' }), {
    isOlderFirst: true,
  });
  expect((await ofC).map(({ _id }) => _id)).toEqual(['d', 'a', 'b']);
});

test('nothing is read beside an item that is not there', async () => {
  list.mockClear();
  expect(await further(Promise.reject(new ReadError(404, 'Not found')))).toEqual([]);
  expect(list).not.toHaveBeenCalled();
});

test('a list that cannot be read is only logged, in the browser: on the server the log of requests tells it', async () => {
  vi.stubEnv('SSR', false);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  list.mockImplementationOnce(() => Promise.reject(new ReadError(503, 'Unavailable')));
  expect(await further(Promise.resolve({ _id: 'b' }))).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
  vi.unstubAllEnvs();
});
