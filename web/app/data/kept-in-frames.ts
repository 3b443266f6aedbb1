import type { PictureFile } from '@content';

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/**
 * What of a picture stays in a frame of another shape, as `object-position` says it: what staff have chosen, as far from the
 * frame's edges as from the picture's. Without a choice it is heads, which are a third from the top, in upright pictures above
 * that.
 */
export function keptInFrames({
  width,
  height,
  focus,
}: Pick<PictureFile, 'width' | 'height' | 'focus'>): string {
  if (focus) return `${percent(focus.x)} ${percent(focus.y)}`;
  return width < height ? '50% 16%' : '50% 33%';
}
