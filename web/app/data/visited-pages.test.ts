import { describe, expect, it } from 'vitest';
import { joinPages, visitedName, VisitedPages } from './visited-pages';

const items = (...ids: string[]) => ids.map((_id) => ({ _id }));
const read = (value: unknown) => ({ ok: true, value }) as const;

describe('VisitedPages', () => {
  it('keeps the data of a page and what its list has grown to', () => {
    const pages = new VisitedPages();
    pages.remember('/stories?', { data: { stories: read(1) } });
    pages.remember('/stories?', { shown: { items: items('a'), next: null } });
    pages.remember('/stories?', { data: { stories: read(2) } });
    expect(pages.recall('/stories?')).toEqual({
      data: { stories: read(2) },
      shown: { items: items('a'), next: null },
    });
    pages.forget('/stories?');
    expect(pages.recall('/stories?')).toBeUndefined();
  });

  it('keeps no page with a failed read, so that Back tries again', () => {
    const pages = new VisitedPages();
    pages.remember('/', { data: { slides: read(1), stories: { ok: false, status: 503 } } });
    expect(pages.recall('/')).toBeUndefined();
  });

  it('keeps a bounded number of pages, the oldest go first', () => {
    const pages = new VisitedPages(2);
    for (const name of ['a', 'b', 'a', 'c']) pages.remember(name, { data: { list: read(name) } });
    expect(['a', 'b', 'c'].map((name) => pages.recall(name) !== undefined)).toEqual([true, false, true]);
  });
});

describe('visitedName', () => {
  it('is the path and the query, without the picture that lies open over the page', () => {
    expect(visitedName({ pathname: '/gallery', search: '?category=Relive&photo=x' })).toBe(
      '/gallery?category=Relive',
    );
    expect(visitedName(new URL('https://a.org/gallery?photo=x'))).toBe('/gallery?');
  });
});

describe('joinPages', () => {
  const shown = { items: items('a', 'b', 'c', 'd'), next: 'T' };

  it('appends what was shown behind the first part', () => {
    expect(joinPages({ items: items('a', 'b'), next: 'S' }, shown)).toEqual(shown);
    expect(joinPages({ items: items('a', 'b'), next: 'S' }, null)).toEqual({
      items: items('a', 'b'),
      next: 'S',
    });
  });

  it('loses and doubles nothing when an item was added or removed in the first part', () => {
    const added = joinPages({ items: items('new', 'a'), next: 'S' }, shown);
    expect(added).toEqual({ items: items('new', 'a', 'b', 'c', 'd'), next: 'T' });
    const removed = joinPages({ items: items('b', 'c'), next: 'S' }, shown);
    expect(removed).toEqual({ items: items('b', 'c', 'd'), next: 'T' });
  });

  it('ends where the first part has become the whole list', () => {
    const first = { items: items('a', 'b'), next: null };
    expect(joinPages(first, shown)).toEqual(first);
  });

  it('begins anew when the first part is wholly another', () => {
    const first = { items: items('x', 'y'), next: 'S' };
    expect(joinPages(first, shown)).toEqual(first);
  });
});
