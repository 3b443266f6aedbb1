import type { LightboxPicture } from './lightbox-store';

/** The height of the bar with caption and buttons at the bottom of the screen. */
export const BAR_HEIGHT = '7.5rem';

interface LightboxSizes {
  /** The width of the picture's box, a CSS length. */
  readonly width: string;
  /** The `sizes` of its image. */
  readonly sizes: string;
  /** The greatest height at which a picture that is seen whole is drawn, a CSS length. */
  readonly highest: string;
}

/**
 * How large a picture is drawn. Whole: 80vw wide, also where the bar then lies over its edge; only a picture that would be
 * higher than the screen is as high as there is room above the bar, and one whose size is not known as high as the screen.
 * Large: it covers the screen, and what sticks out is scrolled.
 */
export function sizesOf({ picture }: LightboxPicture, large: boolean): LightboxSizes {
  const { width, height } = picture?.file ?? { width: 3, height: 2 };
  const covering = `max(100vw, ${((100 * width) / height).toFixed(2)}vh)`;
  const wanted = `${((80 * height) / width).toFixed(2)}vw`;
  return {
    width: large ? covering : '80vw',
    sizes: large ? covering : '80vw',
    // Nothing, or all of the bar's height, by whether the wanted height fits.
    highest: picture?.file
      ? `min(${wanted}, 100dvh - ${BAR_HEIGHT} + clamp(0px, (100dvh - ${wanted}) * 9999, ${BAR_HEIGHT}))`
      : '100dvh',
  };
}
