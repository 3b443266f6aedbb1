import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReadAhead, takeReadAhead } from './read-ahead';

const url = new URL('https://site.example/stories');
const reads = () => vi.fn(() => ({ stories: Promise.resolve({ ok: true, value: [] } as const) }));

describe('what was read ahead', () => {
  beforeEach(() => void vi.useFakeTimers());
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
    keepReadAhead(url, read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is another for another query', () => {
    keepReadAhead(url, reads());
    expect(takeReadAhead(new URL('?after=abc', url))).toBeUndefined();
  });
});
