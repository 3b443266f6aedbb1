import type { DocumentFile, ItemAt } from '@content';

/** A publication or format as its pages show it. */
export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  readonly file: DocumentFile | undefined;
  readonly address: string | undefined;
}

/** A publication as its pages show it; without a title its file's name stands in. */
export function publicationItem(item: ItemAt<'publications'>): DocumentItem {
  const { _id: id, description, createdAt: date, files, publicationUrls } = item;
  const file = files.publicationUrls?.[0];
  return {
    id,
    title: item.title || file?.name || 'Publication',
    description,
    date,
    file,
    address: publicationUrls[0],
  };
}

/** A format as its pages show it; without a title its file's name stands in. */
export function formatItem(item: ItemAt<'formats'>): DocumentItem {
  const { _id: id, description, createdAt: date, files, formatUrls } = item;
  const file = files.formatUrls?.[0];
  return { id, title: item.title || file?.name || 'Format', description, date, file, address: formatUrls[0] };
}
