import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storePrefetch, takePrefetch } from './read-ahead';

const url = new URL('https://site.example/stories');
const reads = () => vi.fn(() => ({ stories: Promise.resolve({ ok: true, value: [] } as const) }));

describe('what was read ahead', () => {
  let now = Date.UTC(2026, 0, 1);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime((now += 3600_000));
  });
  afterEach(() => {
    takePrefetch(url);
    vi.useRealTimers();
  });

  it('is read once, and given once', () => {
    const read = reads();
    storePrefetch(url, read);
    storePrefetch(url, read);
    expect(read).toHaveBeenCalledTimes(1);
    expect(takePrefetch(url)).toBe(read.mock.results[0]?.value);
    expect(takePrefetch(url)).toBeUndefined();
  });

  it('is good for half a minute', () => {
    const read = reads();
    storePrefetch(url, read);
    vi.advanceTimersByTime(29_999);
    storePrefetch(url, read);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(takePrefetch(url)).toBeUndefined();
    vi.advanceTimersByTime(1000);
    storePrefetch(url, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not read for a page that has just been opened', () => {
    const read = reads();
    takePrefetch(url);
    vi.advanceTimersByTime(999);
    storePrefetch(url, read);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    storePrefetch(url, read);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is good for a second where it failed', async () => {
    const failing = vi.fn(() => ({ stories: Promise.resolve({ ok: false, status: 0 } as const) }));
    storePrefetch(url, failing);
    await vi.advanceTimersByTimeAsync(999);
    expect(takePrefetch(url)).toBe(failing.mock.results[0]?.value);
    vi.advanceTimersByTime(1000);
    storePrefetch(url, failing);
    await vi.advanceTimersByTimeAsync(1000);
    expect(takePrefetch(url)).toBeUndefined();
  });

  it('is another for another query', () => {
    storePrefetch(url, reads());
    expect(takePrefetch(new URL('?after=abc', url))).toBeUndefined();
  });
});
