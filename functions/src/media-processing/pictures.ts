import type { Metadata, OutputInfo } from 'sharp';
import sharp from 'sharp';
import { fileMessages, MAX_PIXELS } from '@content/files/limits';
import type { Area, Point } from '@content/files/picture-details';
import { headsOf } from '@content/items/item';
import { paper } from '@site/brand';
import type { Rendition } from '../model/content';
import type { NewObject } from '../model/media';
import { variantName } from '../model/rendition-names';
import { FileRefused } from './check-file';

/** Widths in pixels that the pages use; a picture is never enlarged. */
const PICTURE_WIDTHS = [400, 560, 800, 1600] as const;
/** AVIF effort: the library's default takes fifteen seconds a picture, this one about one. */
const FORMATS = { avif: { quality: 50, effort: 2 }, webp: { quality: 76, effort: 3 } } as const;
/** A picture is made to fit this before anything else: a tall one must not become an encoder's giant. */
const BOX = { width: PICTURE_WIDTHS.at(-1) as number, height: 2 * (PICTURE_WIDTHS.at(-1) as number) };
/** The most memory in bytes that a picture may take while it is decoded, beside the function's own and the uploads. */
const DECODE_BUDGET = 300_000_000;
/** Greatest number of parts of a WebP's container: its library takes quadratic time in an animation's. */
const MAX_WEBP_PARTS = 1000;

sharp.cache(false);

/** Pixels as sharp gives them: raw, with how many there are. */
export interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** Reads pixels again: sharp has undone the premultiplication that `info` tells of. */
export const ofPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

type Size = Pick<Rendition, 'width' | 'height'>;
type Decoded = Pixels & Size;

let lastInLine: Promise<unknown> = Promise.resolve();

/** Runs work after all that was given before, failed or not: two giants at once would take more memory than there is. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = lastInLine.then(work);
  lastInLine = done.catch(() => undefined);
  return done;
}

/** Bytes that a decoder holds for each pixel where it does not go line by line: measured, as the libraries do not tell. */
function decodingBytesPerPixel({ format, channels, isProgressive, bitsPerSample = 8 }: Metadata): number {
  switch (format) {
    case 'heif':
      return bitsPerSample > 8 ? 24 : 18;
    case 'gif':
    case 'webp':
      return 5;
    case 'jpeg':
      return isProgressive ? 2 * channels : 0;
    default:
      return isProgressive ? (channels * bitsPerSample) / 8 : 0;
  }
}

function hasTooManyParts(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return false;
  let parts = 0;
  for (let at = 12; at + 8 <= bytes.length; at += 8 + bytes.readUInt32LE(at + 4)) parts += 1;
  return parts > MAX_WEBP_PARTS;
}

/** A part of a picture in whole pixels. */
function pixelsOf({ x, y, width, height }: Area, whole: Size) {
  const left = Math.min(Math.round(x * whole.width), whole.width - 1);
  const top = Math.min(Math.round(y * whole.height), whole.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(width * whole.width), whole.width - left)),
    height: Math.max(1, Math.min(Math.round(height * whole.height), whole.height - top)),
  };
}

/** The part of a picture that fills a frame, its focus as far from the frame's edges as from the picture's. */
function framed(frame: Size, focus: Point, of: Size) {
  const scale = Math.min(of.width / frame.width, of.height / frame.height);
  const width = Math.min(1, (frame.width * scale) / of.width);
  const height = Math.min(1, (frame.height * scale) / of.height);
  return pixelsOf({ x: focus.x * (1 - width), y: focus.y * (1 - height), width, height }, of);
}

async function decode(bytes: Buffer, subject: string, crop?: Area): Promise<Decoded> {
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  if (hasTooManyParts(bytes)) throw new FileRefused('tooLarge', fileMessages.tooHeavy(subject));
  try {
    const metadata = await sharp(bytes, options).metadata();
    const { autoOrient, width: stored, height: lines } = metadata;
    // A crop is turned in full size before it is made smaller, and is in memory whole for that.
    const turned = crop && (metadata.orientation ?? 1) > 4 ? metadata.channels : 0;
    const bytesPerPixel = decodingBytesPerPixel(metadata) + turned;
    if (stored * lines * bytesPerPixel > DECODE_BUDGET)
      throw new FileRefused('tooLarge', fileMessages.tooHeavy(subject));
    const shown = crop && pixelsOf(crop, autoOrient);
    const upright = sharp(bytes, options).autoOrient();
    const { data, info } = await (shown ? upright.extract(shown) : upright)
      .resize({ ...BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = shown ?? autoOrient;
    return { data, info, width, height };
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw new FileRefused('tooLarge', fileMessages.tooManyPixels(subject));
    throw new FileRefused('damaged', fileMessages.damagedPicture(subject));
  }
}

/** The widths a picture is offered in: those not wider than it, or its own width when it is smaller than all. */
function variantWidths(width: number): number[] {
  const fitting = PICTURE_WIDTHS.filter((offered) => offered <= width);
  return fitting.length > 0 ? fitting : [width];
}

/**
 * Decodes a picture, turns it upright and makes its variants; nothing of the file's metadata (GPS above all)
 * survives in them. They show the part `crop` of it; messages call it `subject`. One picture at a time in this process. Throws
 * FileRefused.
 */
export function processPicture(bytes: Buffer, subject: string, crop?: Area) {
  return oneAtATime(async () => {
    const decoded = await decode(bytes, subject, crop);
    const { width, height, info } = decoded;
    const widths = variantWidths(info.width);
    const objects: NewObject[] = [];
    for (const target of widths)
      for (const format of ['avif', 'webp'] as const) {
        const sized = ofPixels(decoded).resize({ width: target, withoutEnlargement: true });
        const variant = await sized.toFormat(format, FORMATS[format]).toBuffer();
        objects.push({ name: variantName(target, format, crop), type: `image/${format}`, bytes: variant });
      }
    const tiny = ofPixels(decoded).resize({ width: 16, height: 32, fit: 'inside' });
    const webp = await tiny.webp({ quality: 40 }).toBuffer();
    const placeholder = `data:image/webp;base64,${webp.toString('base64')}`;
    const rendition: Rendition = { width, height, placeholder, widths };
    return { rendition, objects };
  });
}

/** The part of a picture that fills a frame, as large as the frame, with its focus; by default with its heads. */
export async function partOf(picture: Buffer, frame: Size, focus: Point | undefined): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const part = framed(frame, focus ?? headsOf({ width, height }), { width, height });
  return sharp(picture).extract(part).flatten({ background: paper }).resize(frame).toBuffer();
}

/** The part of a page, from 0 to 1, that must be darker than paper for people to recognise the page when it is small. */
const LEAST_INK = 0.04;
const PAPER_SHADE = 224;

/** A nearly white page has a title and a few lines. */
export async function isNearlyWhite(page: Buffer): Promise<boolean> {
  const shades = await sharp(page).greyscale().resize({ width: 400 }).raw().toBuffer();
  return shades.filter((shade) => shade < PAPER_SHADE).length < LEAST_INK * shades.length;
}

/** Width in pixels in which an upload is shown whole to staff. */
const WHOLE_WIDTH = 1000;

/** An upload whole and upright, as WebP of some tens of kilobytes. One picture at a time in this process. Throws FileRefused. */
export function renderWhole(upload: Buffer): Promise<Buffer> {
  return oneAtATime(async () =>
    ofPixels(await decode(upload, 'The picture'))
      .resize({ width: WHOLE_WIDTH, withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer(),
  );
}
