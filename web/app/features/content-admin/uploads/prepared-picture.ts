import { MAX_PIXELS, mediaRules } from '@content/files/limits';
import { useEffect, useState } from 'react';
import type { ShrinkOrder, ShrinkResult } from './shrink-worker';

/** The widest the site shows is 1600 pixels; the rest is for later. */
const LONGEST_SIDE = 2560;
/** Up to this many bytes a picture of that size is left as it is. */
const LIGHT_BYTES = 1.5 * 1024 * 1024;
const QUALITY = 0.85;

/** A picture as it is sent. */
interface SmallerPicture {
  readonly file: File;
  /** Bytes of the chosen picture, where it was made smaller. */
  readonly from?: number;
}

let worker: Worker | undefined;
/** One picture after the other: two large ones at once are too much for a cheap phone. */
let queue: Promise<unknown> = Promise.resolve();

function ask(order: ShrinkOrder): Promise<ShrinkResult | null> {
  const asked = (worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' }));
  return new Promise((resolve) => {
    asked.onmessage = ({ data }: MessageEvent<ShrinkResult | null>) => resolve(data);
    asked.onerror = () => {
      worker = undefined; // The next picture gets a new one.
      resolve(null);
    };
    asked.postMessage(order);
  });
}

async function shrinkNow(file: File): Promise<SmallerPicture | null> {
  const mustShrink = file.size > mediaRules.picture.maxBytes;
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const order = { file, longestSide: LONGEST_SIDE, lightBytes: LIGHT_BYTES, type, quality: QUALITY } as const;
  const result = await ask(order);
  // The server may decode a picture that the browser cannot.
  if (!result?.blob) return mustShrink ? null : { file };
  const { blob, pixels } = result;
  const isTooLarge = mustShrink || pixels > MAX_PIXELS;
  if (blob.size > mediaRules.picture.maxBytes || (blob.size >= file.size && !isTooLarge)) {
    return mustShrink ? null : { file };
  }
  return {
    // The API gives the name the ending of the new type; until then messages have the one that was chosen.
    file: new File([blob], file.name, { type: blob.type, lastModified: file.lastModified }),
    from: file.size,
  };
}

/**
 * Makes a picture smaller before it is sent, upright and without its metadata; returns the chosen file where that
 * saves nothing, where it moves, or where the browser cannot decode it. Null: too large, and cannot be made smaller.
 */
function shrink(file: File): Promise<SmallerPicture | null> {
  const result = queue.then(() => shrinkNow(file));
  queue = result.catch(() => undefined);
  return result;
}

const prepared = new WeakMap<File, Promise<SmallerPicture | null>>();

/** A chosen picture as it will be sent; made once, however often it is asked for. Null: too large, see `shrink`. */
export function preparedPicture(file: File): Promise<SmallerPicture | null> {
  let picture = prepared.get(file);
  if (!picture) {
    picture = shrink(file);
    prepared.set(file, picture);
  }
  return picture;
}

export function usePreparedPicture(file: File | undefined): SmallerPicture | null | undefined {
  const [known, setKnown] = useState<{ of: File; picture: SmallerPicture | null }>();
  useEffect(() => {
    if (!file) return;
    let current = true;
    void preparedPicture(file).then((picture) => {
      if (current) setKnown({ of: file, picture });
    });
    return () => {
      current = false;
    };
  }, [file]);
  return known && known.of === file ? known.picture : undefined;
}
