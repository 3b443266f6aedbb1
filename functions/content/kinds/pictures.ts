import type { FileKind } from './kind';
import type { PictureFieldBase } from './picture';

/** Several pictures in an order; the first is the one that lists show. */
export interface PicturesField extends PictureFieldBase {
  readonly kind: 'pictures';
  /** The most pictures an item can have. */
  readonly maxCount: number;
}

export const pictures: FileKind<PicturesField> = {
  holds: 'files',
  media: 'picture',
  several: true,
  caption: 'Alt',
  maxCount: (field) => field.maxCount,
  toJson: (name, _field, urls) => ({ [name]: [...urls] }),
};
