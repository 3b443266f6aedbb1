import { organisation, sharePicture } from '../organisation';
import { summaryOf } from './text';

interface ArticleItem {
  readonly title: string;
  readonly description: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Where an article stands. */
interface ArticlePlace {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly path: string;
  /** Address of the share picture, relative to the site. */
  readonly share: string | undefined;
}

/** An item as search engines read it (schema.org). */
export function structuredArticle(
  type: 'NewsArticle' | 'Article',
  item: ArticleItem,
  { origin, path, share }: ArticlePlace,
) {
  const author = { '@type': 'NGO', name: organisation.name, url: organisation.website };
  const address = origin + path;
  return {
    '@type': type,
    headline: item.title,
    description: summaryOf(item.description),
    image: origin + (share ?? sharePicture),
    url: address,
    mainEntityOfPage: address,
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    author,
    publisher: author,
  };
}
