import { type AnyItem, type ContentTypeStructure, fileFields } from '../define';
import { documentsOf, picturesOf } from './item';
import { isPictureField } from '../field-types/registry';

/** The name at a URL's end, as it stands where it is not properly encoded. */
function nameIn(url: string): string {
  const name = url.split('/').at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What stands for the facts of a file of which only the URL is known. */
const unknownSize = { width: 1, height: 1, placeholder: '', widths: [], variants: [] };
const unknownPicture = { kind: 'picture', alt: '', ...unknownSize } as const;
const unknownDocument = { kind: 'document', type: '', bytes: 0, pages: null } as const;
const fileAt = (url: string) => ({ media: url, name: nameIn(url), address: url });

/** Completes an item that holds only the fields of its type: version 0 (any version), no times, and files by their URLs. */
export function completeItem(type: ContentTypeStructure, item: object & { readonly _id: string }): AnyItem {
  const values = item as AnyItem & Readonly<Record<string, unknown>>;
  const files: [string, AnyItem['files'][string]][] = fileFields(type).map(([name, field]) => [
    name,
    isPictureField(field)
      ? picturesOf(values, name).map(({ url, file }) => ({ ...unknownPicture, ...fileAt(url), ...file }))
      : documentsOf(values, name).map(({ url, file }) => file ?? { ...unknownDocument, ...fileAt(url) }),
  ]);
  return { _version: 0, createdAt: '', updatedAt: '', ...item, files: Object.fromEntries(files) };
}
