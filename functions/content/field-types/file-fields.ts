import type { FileFieldBase, FileFieldType } from './field-type';

interface PictureFieldBase extends FileFieldBase {
  /** The text field that describes the picture to people who cannot see it, where it has no description of its own. */
  readonly describedBy?: string;
  /** Staff are reminded of an item without its optional picture. */
  readonly missed?: boolean;
}

/** One picture. */
export interface PictureField extends PictureFieldBase {
  readonly type: 'picture';
  /** How the field looks in responses: a plain URL, or an object with `main`. */
  readonly shape: 'address' | 'object';
  /** Where there is no picture, visitors see the first page of the first PDF in one field when another (yes or no) says so. */
  readonly orFirstPage?: { readonly of: string; readonly when: string };
}

/** Several pictures in an order; the first is the one that lists show. */
export interface PicturesField extends PictureFieldBase {
  readonly type: 'pictures';
  /** The most pictures an item can have. */
  readonly maxCount: number;
}

/** One document. Responses give it as a list, of one URL or none. */
export interface DocumentField extends FileFieldBase {
  readonly type: 'document';
  /** A second field of responses with the plain URL, as the admin view reads it. */
  readonly addressField?: string;
}

/** Several documents in an order. */
export interface DocumentsField extends FileFieldBase {
  readonly type: 'documents';
  /** The most documents an item can have. */
  readonly maxCount: number;
}

/** What field types share that hold several files. */
const several = {
  several: true,
  maxCount: (field: PicturesField | DocumentsField) => field.maxCount,
  toJson: (name: string, _field: unknown, urls: readonly string[]) => ({ [name]: [...urls] }),
} as const;

export const picture: FileFieldType<PictureField> = {
  media: 'picture',
  several: false,
  caption: 'Alt',
  maxCount: () => 1,
  toJson: (name, { shape }, [url = null]) => ({
    [name]: shape === 'object' && url !== null ? { main: url } : url,
  }),
};

export const pictures: FileFieldType<PicturesField> = { ...several, media: 'picture', caption: 'Alt' };

export const document: FileFieldType<DocumentField> = {
  media: 'document',
  several: false,
  caption: null,
  maxCount: () => 1,
  toJson: (name, { addressField }, urls) => ({
    [name]: [...urls],
    ...(addressField && { [addressField]: urls[0] ?? null }),
  }),
};

export const documents: FileFieldType<DocumentsField> = { ...several, media: 'document', caption: 'Label' };
