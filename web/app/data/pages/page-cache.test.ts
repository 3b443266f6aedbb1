import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from './outcome';
import { cachePage, isStale, pageKey, readPage, revalidatePage } from './page-cache';
import type { Reader } from '@content/api/contract';

const ok = (value: unknown) => ({ ok: true, value }) as const;
const failed = { ok: false, status: 503 } as const;
const reads = (...outcomes: (ReturnType<typeof ok> | { ok: false; status: number })[]) => {
  const read = vi.fn();
  for (const outcome of outcomes) read.mockReturnValueOnce({ stories: Promise.resolve(outcome) });
  return read;
};

describe('readPage', () => {
  let url: URL;
  let count = 0;
  beforeEach(() => {
    vi.useFakeTimers();
    url = new URL(`https://site.example/stories/${(count += 1)}`);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reads a page once, whoever asks first, and has its outcome at once when it is there', async () => {
    const read = reads(ok(1));
    await expect(readPage(url, read)['stories']).resolves.toEqual(ok(1));
    expect(readPage(new URL('?photo=x', url), read)).toEqual({ stories: ok(1) });
    expect(read).toHaveBeenCalledOnce();
  });

  it('shows a page older than half a minute, until it has been read again on the screen', async () => {
    const read = reads(ok(1), ok(2));
    readPage(url, read);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await revalidatePage(url, read)).toEqual({ stories: ok(1) });
    expect(isStale(pageKey(url))).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStale(pageKey(url))).toBe(true);
    expect(readPage(url, read)).toEqual({ stories: ok(1) });
    expect(await revalidatePage(url, read)).toEqual({ stories: ok(2) });
    expect(readPage(url, read)).toEqual({ stories: ok(2) });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('takes in that something is no longer there', async () => {
    const missing = { ok: false, status: 404 } as const;
    cachePage(pageKey(url), { stories: ok(1) }, 0);
    expect(await revalidatePage(url, reads(missing))).toEqual({ stories: missing });
  });

  it('leaves a page as it was that cannot be read again, also where it has a text of its own for that', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    const read = (reader: Reader) => ({ words: settle(reader.one('about', '1').catch(() => 'our own')) });
    cachePage(pageKey(url), { words: ok('theirs') }, 0);
    expect(await revalidatePage(url, read)).toEqual({ words: ok('theirs') });
    expect(isStale(pageKey(url))).toBe(false);
  });

  it('reads anew what has failed, a second later: a page that was read ahead in vain is not asked for twice', async () => {
    const read = reads(failed, ok(2));
    readPage(url, read);
    await vi.advanceTimersByTimeAsync(999);
    expect(readPage(url, read)).toEqual({ stories: failed });
    await vi.advanceTimersByTimeAsync(1);
    await expect(readPage(url, read)['stories']).resolves.toEqual(ok(2));
  });

  it('keeps the thirty pages that were read last', () => {
    const read = vi.fn(() => ({ stories: ok(1) }));
    const all = Array.from({ length: 31 }, (_, n) => new URL(`?${n}`, url));
    const [first, second] = all as [URL, URL];
    for (const page of [...all, second]) readPage(page, read);
    expect(read).toHaveBeenCalledTimes(31);
    readPage(first, read);
    expect(read).toHaveBeenCalledTimes(32);
  });
});

it('keeps a page under path and query, without language and the picture that lies open over it', () => {
  const key = pageKey({ pathname: '/gallery', search: '?category=Relive&photo=x' });
  expect(key).toBe('/gallery?category=Relive');
  expect(pageKey(new URL('https://a.org/ne/gallery?photo=x'))).toBe('/gallery?');
});
