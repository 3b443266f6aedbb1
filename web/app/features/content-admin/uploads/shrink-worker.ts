import { isAnimated } from './animated';

/** Decodes, turns upright and scales pictures beside the page, so that typing never waits for it. */

export interface ShrinkOrder {
  readonly file: Blob;
  /** Longest side of the result, in pixels. */
  readonly longestSide: number;
  /** Bytes up to which a picture that is not longer than that stays as it is. */
  readonly lightBytes: number;
  readonly type: 'image/jpeg' | 'image/webp';
  readonly quality: number;
}

export interface ShrinkResult {
  /** The smaller picture; absent when the picture is small enough, or moves. */
  readonly blob?: Blob;
  /** Pixels of the picture as it was. */
  readonly pixels: number;
}

/** Rejects where the browser cannot decode the picture. */
async function shrink(order: ShrinkOrder): Promise<ShrinkResult> {
  const { file, longestSide, lightBytes, type, quality } = order;
  if (isAnimated(new Uint8Array(await file.arrayBuffer()))) return { pixels: 0 };
  // Upright by its own orientation, which is the default.
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  try {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const pixels = width * height;
    if (scale === 1 && file.size <= lightBytes) return { pixels };
    const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
    const canvas = new OffscreenCanvas(w, h);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, w, h);
    return { pixels, blob: await canvas.convertToBlob({ type, quality }) };
  } finally {
    bitmap.close();
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ShrinkOrder>) => {
  shrink(data).then(
    (result) => self.postMessage(result),
    () => self.postMessage(null),
  );
});
