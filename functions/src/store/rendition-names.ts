// Apart from the library that decodes pictures, which takes its time to load.

/** The picture cannot be decoded, has too many pixels, or takes too much to be decoded. */
export class PictureError extends Error {
  constructor(readonly reason: 'damaged' | 'too many pixels' | 'too heavy') {
    super(reason);
    this.name = 'PictureError';
  }
}

/** Name under which the upload that a picture is made of is kept. */
export const ORIGINAL_NAME = 'original';

/**
 * Name of a served variant, by its width in pixels and its format. Visitors see it: what the uploaded file was called, which
 * may be the name of a child, is told to staff alone.
 */
export function variantName(width: number, format: 'avif' | 'webp'): string {
  return `picture-${width}.${format}`;
}
