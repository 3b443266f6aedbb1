import { organisation } from '../organisation';

/** An item as search engines read it (schema.org). */
export function structuredArticle(
  type: 'NewsArticle' | 'Article',
  item: { readonly title: string; readonly createdAt: string; readonly updatedAt: string },
) {
  const author = { '@type': 'NGO', name: organisation.name, url: organisation.website };
  return {
    '@type': type,
    headline: item.title,
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    author,
    publisher: author,
  };
}
