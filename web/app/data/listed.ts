import type { ContentPath, ContentTypeDefinition, DocumentFile, ItemAt } from '@content';
import { fileFields } from '@content/define';
import { hasPage, isTypeWithPages, type ShownPicture } from '@content/item';
import { shorten } from './shorten';
import { widthsOf } from './picture-sources';

/** An item as lists show it; its pictures and documents are read with `picturesOf` and `documentsOf`. */
export type ListedAt<P extends ContentPath> = Omit<
  ItemAt<P>,
  '_version' | 'createdAt' | 'updatedAt' | 'files'
>;

type File = ShownPicture | DocumentFile;

/** Of a picture what is shown of it. */
function listedFile(file: File): File {
  if (file.kind !== 'picture') return file;
  const { kind, alt, width, height, placeholder, address } = file;
  const shown = { kind, alt, width, height, placeholder, address };
  const widths = widthsOf(file);
  return widths ? { ...shown, widths } : { ...shown, variants: file.variants };
}

/**
 * What lists show of an item, so that a page's data is no larger than what is seen of it: the first of several files, of
 * pictures neither share picture nor upload, the beginning of a text that has a page of its own, and the date where items
 * of the type have pages.
 */
export function listed<P extends ContentPath>(
  type: ContentTypeDefinition & { readonly path: P },
  item: ItemAt<P>,
): ListedAt<P> {
  const values: Record<string, unknown> = { ...item };
  delete values['_version'];
  delete values['updatedAt'];
  if (!isTypeWithPages(type)) delete values['createdAt'];
  const all = item.files as Readonly<Record<string, readonly File[] | undefined>> | undefined;
  const shownFiles: Record<string, readonly File[]> = {};
  for (const [field] of fileFields(type)) {
    const value = values[field];
    if (Array.isArray(value)) values[field] = value.slice(0, 1);
    const [file] = all?.[field] ?? [];
    if (file) shownFiles[field] = [listedFile(file)];
  }
  const { description } = values;
  if (typeof description === 'string' && hasPage(type, item)) values['description'] = shorten(description);
  return { ...(values as unknown as ListedAt<P>), files: shownFiles };
}
