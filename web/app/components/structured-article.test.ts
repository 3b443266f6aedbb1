import { describe, expect, it } from 'vitest';
import { structuredArticle } from './structured-article';

const item = {
  title: 'The spring',
  description: 'Water came. '.repeat(40),
  createdAt: '2026-03-04T20:00:00.000Z',
  updatedAt: '2026-03-05T20:00:00.000Z',
};
const page = { origin: 'https://a.org', path: '/story/x', share: '/files/share.jpg' };

describe('structuredArticle', () => {
  it('names the page, its picture with absolute URLs, and the beginning of its text', () => {
    const article = structuredArticle('Article', item, page);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'The spring',
      image: 'https://a.org/files/share.jpg',
      url: 'https://a.org/story/x',
      mainEntityOfPage: 'https://a.org/story/x',
    });
    expect(article.description).toMatch(/^Water came\. .*…$/);
    expect(article.description.length).toBeLessThanOrEqual(200);
  });

  it("takes the site's picture for an item without one", () => {
    const { image } = structuredArticle('NewsArticle', item, { ...page, share: undefined });
    expect(image).toBe('https://a.org/share.jpg');
  });
});
