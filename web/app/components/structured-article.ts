import { timesOf } from '@content/item';
import { organisation, sharePicture } from '../organisation';
import { summaryOf } from './text';

interface ArticleItem {
  readonly title: string;
  readonly description: string;
}

/** The page of an article. */
interface ArticlePage {
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly path: string;
  /** Path of the share picture. */
  readonly share: string | undefined;
}

/** An item as search engines read it (schema.org). */
export function structuredArticle(
  type: 'NewsArticle' | 'Article',
  item: ArticleItem,
  { origin, path, share }: ArticlePage,
) {
  const author = { '@type': 'NGO', name: organisation.name, url: organisation.website };
  const url = origin + path;
  const { createdAt, updatedAt } = timesOf(item);
  return {
    '@type': type,
    headline: item.title,
    description: summaryOf(item.description),
    image: origin + (share ?? sharePicture),
    url,
    mainEntityOfPage: url,
    datePublished: createdAt,
    dateModified: updatedAt,
    author,
    publisher: author,
  };
}
