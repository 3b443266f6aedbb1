import type { PictureFile } from '@content';
import { headsOf } from '@content/items/item';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/**
 * The `object-position` of a picture in a frame of another shape: the chosen focus, as far from the frame's edges as
 * from the picture's, or heads.
 */
export function focusPosition(picture: Pick<PictureFile, 'width' | 'height' | 'focus'>): string {
  const { x, y } = picture.focus ?? headsOf(picture);
  return `${percent(x)} ${percent(y)}`;
}
