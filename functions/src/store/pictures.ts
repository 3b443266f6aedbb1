import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import { MAX_PIXELS } from '@content/files';
import type { NewObject } from './files';
import type { StoredPicture } from './stored';

/** Widths in pixels that the pages use; a picture is never enlarged. */
const PICTURE_WIDTHS = [400, 560, 800, 1600] as const;
/** AVIF effort: the library's default takes fifteen seconds a picture, this one about one. */
const AVIF = { quality: 50, effort: 2 } as const;
const WEBP = { quality: 76, effort: 3 } as const;
const SHARE = { width: 1200, height: 630 } as const;

/** Width in pixels of the smallest picture there is: twice that of a thumbnail in a list. */
const THUMBNAIL_WIDTH = 144;

sharp.cache(false);

/** The picture cannot be decoded, or has too many pixels. */
export class PictureError extends Error {
  constructor(readonly reason: 'damaged' | 'too many pixels') {
    super(reason);
    this.name = 'PictureError';
  }
}

interface Decoded {
  readonly data: Buffer;
  readonly info: OutputInfo;
  readonly width: number;
  readonly height: number;
}

async function decode(bytes: Buffer): Promise<Decoded> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  try {
    const { autoOrient } = await sharp(bytes, options).metadata();
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize({ width: PICTURE_WIDTHS.at(-1), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, info, width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureError(tooMany ? 'too many pixels' : 'damaged');
  }
}

/** The widths a picture is offered in: those not wider than it, or its own width when it is smaller than all. */
function variantWidths(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((offered) => offered <= width);
  return fitting.length > 0 ? fitting : [width];
}

/** Name of a served variant: the stem, the width in pixels and the format. */
export function variantName(stem: string, width: number, format: 'avif' | 'webp'): string {
  return `${stem}-${width}.${format}`;
}

/** Name of the 1200 × 630 picture for previews in social networks. */
export function shareName(stem: string): string {
  return `${stem}-share.jpg`;
}

/**
 * Decodes a picture, turns it upright and makes its variants; nothing of the file's metadata (GPS above all)
 * survives in them. Throws PictureError.
 */
export async function processPicture(
  bytes: Buffer,
  stem: string,
): Promise<{
  picture: Pick<StoredPicture, 'width' | 'height' | 'placeholder' | 'widths'>;
  objects: NewObject[];
}> {
  const { data, info, width, height } = await decode(bytes);
  const upright = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const widths = variantWidths(width);
  const variants = widths.flatMap((target) => {
    const sized = () => upright().resize({ width: target, withoutEnlargement: true });
    return [
      { name: variantName(stem, target, 'avif'), type: 'image/avif', render: sized().avif(AVIF) },
      { name: variantName(stem, target, 'webp'), type: 'image/webp', render: sized().webp(WEBP) },
    ];
  });
  const share = upright()
    .flatten({ background: '#FBF8F3' })
    .resize({ ...SHARE, fit: 'cover', position: 'attention' })
    .jpeg({ quality: 78, mozjpeg: true });
  const tiny = await upright().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
  const objects: NewObject[] = [];
  for (const { name, type, render } of [
    ...variants,
    { name: shareName(stem), type: 'image/jpeg', render: share },
  ]) {
    objects.push({ name, type, bytes: await render.toBuffer() });
  }
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { picture: { width, height, placeholder, widths }, objects };
}

/** A served variant made small enough for a line of a list: WebP of a few kilobytes. */
export function toThumbnail(variant: Buffer): Promise<Buffer> {
  return sharp(variant).resize({ width: THUMBNAIL_WIDTH }).webp({ quality: 60 }).toBuffer();
}
