import type { FileFieldType } from './field-type';
import type { PictureFieldBase } from './picture';

/** Several pictures in an order; the first is the one that lists show. */
export interface PicturesField extends PictureFieldBase {
  readonly type: 'pictures';
  /** The most pictures an item can have. */
  readonly maxCount: number;
}

export const pictures: FileFieldType<PicturesField> = {
  holds: 'files',
  media: 'picture',
  several: true,
  caption: 'Alt',
  maxCount: (field) => field.maxCount,
  toJson: (name, _field, urls) => ({ [name]: [...urls] }),
};
