import type { ContentPath, ContentTypeStructure, DocumentFile, ItemAt } from '@content';
import { type Field, isFileField } from '@content/field-types/fields';
import { hasPage, isTypeWithPages, type ShownPicture } from '@content/items/item';
import { type Block, plainText, type WithTexts } from '@content/texts/rich-text';
import { shorten } from '../formats/shorten';

/** An item as lists show it; its pictures and documents are read with `picturesOf` and `documentsOf`. */
export type ListedAt<P extends ContentPath> = Omit<
  ItemAt<P>,
  '_version' | 'createdAt' | 'updatedAt' | 'displayOrder' | 'files'
>;

type File = ShownPicture | DocumentFile;
type Files = Readonly<Record<string, readonly File[] | undefined>>;

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

const isRichText = (field: Field) => field.type === 'longText' && field.format === 'richText';

/** The beginning of a long text, without the headings that stand in it. */
function beginning(text: string, blocks: readonly Block[] = []): string {
  const prose = blocks.filter(({ type }) => type !== 'heading');
  return shorten(prose.length > 0 ? plainText(prose) : text);
}

/** What lists leave out of an item: what only its page shows, the date where items have no pages, and what it refers to. */
function unlistedIn(type: ContentTypeStructure, isOnPage: boolean): readonly string[] {
  const unlisted = ['_version', '_languages', 'displayOrder', 'updatedAt'];
  if (!isTypeWithPages(type)) unlisted.push('createdAt');
  if (isOnPage) unlisted.push('_texts');
  for (const [name, field] of Object.entries(type.fields))
    if (field.type === 'relation' || (field.type === 'documents' && isOnPage)) unlisted.push(name);
  return unlisted;
}

/**
 * An item as lists show it, so that a page's data is no larger than what is seen of it: the first of several pictures, without its
 * upload, documents where no page of the item shows them, and the beginning of a text that has a page of its own.
 */
export function listed<P extends ContentPath>(
  type: ContentTypeStructure & { readonly path: P },
  item: ItemAt<P>,
): ListedAt<P> {
  const isOnPage = hasPage(type, item);
  const { files: all = {}, _texts: texts = {} } = item as WithTexts & { readonly files?: Files };
  const values: ItemAt<P> & Record<string, unknown> = { ...item };
  for (const name of unlistedIn(type, isOnPage)) delete values[name];
  const shortened: Record<string, unknown> = {};
  const files: Record<string, readonly File[]> = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const value = values[name];
    if (value === undefined) continue;
    if (isFileField(field)) {
      const most = field.type === 'documents' ? Infinity : 1;
      if (Array.isArray(value)) shortened[name] = value.slice(0, most);
      const found = all[name]?.slice(0, most) ?? [];
      if (found.length > 0) files[name] = found.map(listedFile);
    } else if (isOnPage && isRichText(field) && typeof value === 'string')
      shortened[name] = beginning(value, texts[name]);
  }
  return { ...values, ...shortened, files };
}
