import type { ContentPath, ContentTypeStructure, DocumentFile, FileField, ItemAt } from '@content';
import { fileFields } from '@content/define';
import { hasPage, isTypeWithPages, type ShownPicture } from '@content/items/item';
import { plainText, type WithTexts } from '@content/texts/rich-text';
import { shorten } from '../formats/shorten';

/** An item as lists show it; its pictures and documents are read with `picturesOf` and `documentsOf`. */
export type ListedAt<P extends ContentPath> = Omit<
  ItemAt<P>,
  '_version' | 'createdAt' | 'updatedAt' | 'displayOrder' | 'files'
>;

type File = ShownPicture | DocumentFile;

/** Of a picture, also of a document's first page, what is shown of it. */
function listedFile(file: File): File {
  if (file.kind !== 'picture') return file.cover ? { ...file, cover: listedPicture(file.cover) } : file;
  return listedPicture(file);
}

function listedPicture(file: ShownPicture): ShownPicture {
  const { kind, alt, credit, focus, width, height, placeholder, address, widths } = file;
  // An absent value takes no room in a page’s data.
  const known = { ...(credit && { credit }), ...(focus && { focus }), ...(widths && { widths }) };
  return { kind, alt, ...known, width, height, placeholder, address };
}

/** How many files of a field lists show: of several documents all, or none where the item's page has them. */
function mostListed(type: ContentTypeStructure, fieldType: FileField['type'], item: object): number {
  if (fieldType !== 'documents') return 1;
  return hasPage(type, item) ? 0 : Infinity;
}

/** The beginning of a long text, without the headings that stand in it. */
function beginning(item: object, field: string, text: string): string {
  const blocks = (item as WithTexts)._texts?.[field]?.filter(({ type: of }) => of !== 'heading') ?? [];
  return shorten(blocks.length > 0 ? plainText(blocks) : text);
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
  const values: Record<string, unknown> = { ...item };
  delete values['_version'];
  delete values['_languages'];
  delete values['displayOrder'];
  delete values['updatedAt'];
  if (!isTypeWithPages(type)) delete values['createdAt'];
  for (const [name, { type: fieldType }] of Object.entries(type.fields))
    if (fieldType === 'relation') delete values[name];
  const all = item.files as Readonly<Record<string, readonly File[] | undefined>> | undefined;
  const shownFiles: Record<string, readonly File[]> = {};
  for (const [field, { type: fieldType }] of fileFields(type)) {
    const value = values[field];
    const most = mostListed(type, fieldType, item);
    if (Array.isArray(value)) values[field] = value.slice(0, most);
    if (most === 0) delete values[field];
    const files = (all?.[field] ?? []).slice(0, most);
    if (files.length > 0) shownFiles[field] = files.map(listedFile);
  }
  if (hasPage(type, item)) {
    for (const [name, field] of Object.entries(type.fields)) {
      const value = values[name];
      if (field.type === 'longText' && field.format === 'richText' && typeof value === 'string')
        values[name] = beginning(item, name, value);
    }
    delete values['_texts'];
  }
  return { ...(values as unknown as ListedAt<P>), files: shownFiles };
}
