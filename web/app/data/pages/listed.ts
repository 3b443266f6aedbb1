import type { ContentPath, ContentTypeStructure, DocumentFile, ItemAt } from '@content';
import { isFileField } from '@content/field-types/fields';
import { hasPage, isTypeWithPages, type ShownPicture } from '@content/items/item';
import { type Block, plainText, type WithTexts } from '@content/texts/rich-text';
import { shorten } from '../formats/shorten';

/** An item as lists show it; its pictures and documents are read with `picturesOf` and `documentsOf`. */
export type ListedAt<P extends ContentPath> = Omit<
  ItemAt<P>,
  '_version' | 'createdAt' | 'updatedAt' | 'displayOrder' | 'files'
>;

type File = ShownPicture | DocumentFile;

function listedPicture(picture: ShownPicture): ShownPicture {
  const { kind, alt, credit, focus, width, height, placeholder, address, widths } = picture;
  // An absent value takes no room in a page’s data.
  const known = { ...(credit && { credit }), ...(focus && { focus }), ...(widths && { widths }) };
  return { kind, alt, ...known, width, height, placeholder, address };
}

function listedFile(file: File): File {
  if (file.kind === 'picture') return listedPicture(file);
  return file.cover ? { ...file, cover: listedPicture(file.cover) } : file;
}

/** The beginning of a long text, without the headings that stand in it. */
function beginning(text: string, blocks: readonly Block[] = []): string {
  const prose = blocks.filter(({ type }) => type !== 'heading');
  return shorten(prose.length > 0 ? plainText(prose) : text);
}

/**
 * An item as lists show it, so that a page's data is no larger than what is seen of it: the first of several pictures,
 * documents where no page of the item shows them, of pictures not the upload, the beginning of a text that has a page
 * of its own, and the date where items of the type have pages. What an item refers to is for its page.
 */
export function listed<P extends ContentPath>(
  type: ContentTypeStructure & { readonly path: P },
  item: ItemAt<P>,
): ListedAt<P> {
  const { _texts: texts } = item as WithTexts;
  const all = item.files as Readonly<Record<string, readonly File[] | undefined>> | undefined;
  const values: Record<string, unknown> = { ...item };
  const files: Record<string, readonly File[]> = {};
  const isOnPage = hasPage(type, item);
  const unlisted = ['_version', '_languages', 'displayOrder', 'updatedAt'];
  if (!isTypeWithPages(type)) unlisted.push('createdAt');
  if (isOnPage) unlisted.push('_texts');
  for (const [name, field] of Object.entries(type.fields)) {
    const value = values[name];
    if (field.type === 'relation' || (field.type === 'documents' && isOnPage)) unlisted.push(name);
    else if (isFileField(field)) {
      const most = field.type === 'documents' ? Infinity : 1;
      if (Array.isArray(value)) values[name] = value.slice(0, most);
      const found = all?.[name]?.slice(0, most) ?? [];
      if (found.length > 0) files[name] = found.map(listedFile);
    } else if (
      isOnPage &&
      field.type === 'longText' &&
      field.format === 'richText' &&
      typeof value === 'string'
    )
      values[name] = beginning(value, texts?.[name]);
  }
  for (const name of unlisted) delete values[name];
  return { ...values, files } as unknown as ListedAt<P>;
}
