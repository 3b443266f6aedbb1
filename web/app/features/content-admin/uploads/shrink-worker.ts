import { MAX_PIXELS, mediaRules } from '@content/files/limits';
import { isAnimated } from './animated';

/** Decodes, turns upright and scales pictures beside the page, so that typing never waits for it. */

/** The widest the site shows is 1600 pixels; the rest is for later. */
const LONGEST_SIDE = 2560;
/** Up to this many bytes a picture of that size is left as it is. */
const LIGHT_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.85;

/**
 * A picture made smaller, upright and without its metadata; null where that saves nothing or is not enough, or where it moves.
 * Rejects where the browser cannot decode it.
 */
async function shrink(file: File): Promise<File | null> {
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return null;
  // Upright by its own orientation, which is the default.
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    if (scale === 1 && file.size <= LIGHT_BYTES) return null;
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, w, h);
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    const isBetter = blob.size < file.size || width * height > MAX_PIXELS;
    if (!isBetter || blob.size > mediaRules.picture.maxBytes) return null;
    // The API gives the name the ending of the new type; until then messages have the one that was chosen.
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  shrink(data).then(
    (smaller) => self.postMessage(smaller),
    () => self.postMessage(null),
  );
});
