import type { FileFieldBase, FileFieldType } from './field-type';

export interface PictureFieldBase extends FileFieldBase {
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

export const picture: FileFieldType<PictureField> = {
  holds: 'files',
  media: 'picture',
  several: false,
  caption: 'Alt',
  maxCount: () => 1,
  toJson: (name, { shape }, [url = null]) => ({
    [name]: shape === 'object' && url !== null ? { main: url } : url,
  }),
};
