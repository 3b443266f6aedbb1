import type { AnyItem, ContentTypeStructure, DocumentFile, PictureFile } from '../define';
import { fileFields } from '../define';
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

/** A picture of which only the URL is known, and no size. */
function pictureAt(url: string): PictureFile {
  return {
    kind: 'picture',
    media: url,
    name: nameIn(url),
    alt: '',
    width: 1,
    height: 1,
    placeholder: '',
    address: url,
    widths: [],
    variants: [],
  };
}

function documentAt(url: string): DocumentFile {
  return {
    kind: 'document',
    media: url,
    name: nameIn(url),
    address: url,
    type: '',
    bytes: 0,
    pages: null,
  };
}

/** Completes an item that holds only the fields of its type: version 0 (any version), no times, and files by their URLs. */
export function completeItem(type: ContentTypeStructure, item: object & { readonly _id: string }): AnyItem {
  const values = item as AnyItem & Readonly<Record<string, unknown>>;
  const files: [string, AnyItem['files'][string]][] = fileFields(type).map(([name, field]) => [
    name,
    isPictureField(field)
      ? picturesOf(values, name).map(({ url, file }) => ({ ...pictureAt(url), ...file }))
      : documentsOf(values, name).map(({ url, file }) => file ?? documentAt(url)),
  ]);
  return {
    _version: 0,
    createdAt: '',
    updatedAt: '',
    ...item,
    files: Object.fromEntries(files),
  };
}
