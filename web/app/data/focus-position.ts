import type { PictureFile } from '@content';
import { headsOf } from '@content/item';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/**
 * What of a picture stays in a frame of another shape, as `object-position` says it: what staff have chosen, as far from the
 * frame's edges as from the picture's, or heads.
 */
export function focusPosition({
  width,
  height,
  focus,
}: Pick<PictureFile, 'width' | 'height' | 'focus'>): string {
  const { x, y } = focus ?? headsOf({ width, height });
  return `${percent(x)} ${percent(y)}`;
}
