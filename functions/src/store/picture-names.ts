// What is known of pictures without the library that decodes them, which takes its time to load.

/** The picture cannot be decoded, has too many pixels, or takes too much to be decoded. */
export class PictureError extends Error {
  constructor(readonly reason: 'damaged' | 'too many pixels' | 'too heavy') {
    super(reason);
    this.name = 'PictureError';
  }
}

/** Name of a served variant: the stem, the width in pixels and the format. */
export function variantName(stem: string, width: number, format: 'avif' | 'webp'): string {
  return `${stem}-${width}.${format}`;
}

/** Name of the 1200 × 630 picture for previews in social networks. */
export function shareName(stem: string): string {
  return `${stem}-share.jpg`;
}
