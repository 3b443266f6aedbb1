import { afterEach, expect, test, vi } from 'vitest';
import { createHttpReader } from './reader';

afterEach(() => vi.unstubAllGlobals());

test('the response to a list of popups may be a list, a single object, or none', async () => {
  const popup = { _id: 'p', title: 'Assembly' };
  for (const [data, items] of [
    [[popup], [popup]],
    [popup, [popup]],
    [null, []],
  ]) {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })));
    expect((await createHttpReader().list('popups')).items).toEqual(items);
  }
});
