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

/** The room above the bar, with as much above the picture as below it; on a low screen the picture takes more of it. */
const ROOM = `max(60dvh, 100dvh - ${BAR_HEIGHT} - 2.5rem)`;

/**
 * How large a picture is drawn. Whole: 80vw wide, unless it would be higher than the room above the bar. Large: it covers the
 * screen, and what sticks out is scrolled.
 */
export function sizesOf({ picture }: LightboxPicture, large: boolean): LightboxSizes {
  const { width, height } = picture?.file ?? { width: 3, height: 2 };
  const covering = `max(100vw, ${((100 * width) / height).toFixed(2)}vh)`;
  return {
    width: large ? covering : '80vw',
    sizes: large ? covering : '80vw',
    highest: ROOM,
  };
}
