import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReadAhead, takeReadAhead } from './read-ahead';

const url = new URL('https://site.example/stories');
const reads = () => vi.fn(() => ({ stories: Promise.resolve({ ok: true, value: [] } as const) }));

describe('what was read ahead', () => {
  let now = Date.UTC(2026, 0, 1);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime((now += 3600_000));
  });
  afterEach(() => {
    takeReadAhead(url);
    vi.useRealTimers();
  });

  it('is read once, and given once', () => {
    const read = reads();
    keepReadAhead(url, read);
    keepReadAhead(url, read);
    expect(read).toHaveBeenCalledTimes(1);
    expect(takeReadAhead(url)).toBe(read.mock.results[0]?.value);
    expect(takeReadAhead(url)).toBeUndefined();
  });

  it('is good for half a minute', () => {
    const read = reads();
    keepReadAhead(url, read);
    vi.advanceTimersByTime(29_999);
    keepReadAhead(url, read);
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(takeReadAhead(url)).toBeUndefined();
    vi.advanceTimersByTime(1000);
    keepReadAhead(url, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not read for a page that has just been opened', () => {
    const read = reads();
    takeReadAhead(url);
    vi.advanceTimersByTime(999);
    keepReadAhead(url, read);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    keepReadAhead(url, read);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is good for a second where it failed', async () => {
    const failing = vi.fn(() => ({ stories: Promise.resolve({ ok: false, status: 0 } as const) }));
    keepReadAhead(url, failing);
    await vi.advanceTimersByTimeAsync(999);
    expect(takeReadAhead(url)).toBe(failing.mock.results[0]?.value);
    vi.advanceTimersByTime(1000);
    keepReadAhead(url, failing);
    await vi.advanceTimersByTimeAsync(1000);
    expect(takeReadAhead(url)).toBeUndefined();
  });

  it('is another for another query', () => {
    keepReadAhead(url, reads());
    expect(takeReadAhead(new URL('?after=abc', url))).toBeUndefined();
  });
});
