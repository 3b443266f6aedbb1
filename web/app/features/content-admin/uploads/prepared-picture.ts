import { mediaRules } from '@content/files/limits';
import { useEffect, useState } from 'react';

let worker: Worker | undefined;
/** One picture after the other: two large ones at once are too much for a cheap phone. */
let queue: Promise<unknown> = Promise.resolve();

/** The picture made smaller by the worker; null where that cannot be, or is not worth it. */
function shrunk(file: File): Promise<File | null> {
  const active = (worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' }));
  return new Promise((resolve) => {
    active.onmessage = ({ data }: MessageEvent<File | null>) => resolve(data);
    active.onerror = () => {
      worker = undefined; // The next picture gets a new one.
      resolve(null);
    };
    active.postMessage(file);
  });
}

/** The server may decode a picture that the browser cannot: it is sent as it is, unless it is too large. */
async function prepare(file: File): Promise<File | null> {
  return (await shrunk(file)) ?? (file.size <= mediaRules.picture.maxBytes ? file : null);
}

const prepared = new WeakMap<File, Promise<File | null>>();

/**
 * A chosen picture as it will be sent: made smaller where that saves something. Made once for each file. Null: too large, and
 * cannot be made smaller.
 */
export function preparedPicture(file: File): Promise<File | null> {
  let picture = prepared.get(file);
  if (!picture) {
    picture = queue.then(() => prepare(file));
    queue = picture.catch(() => undefined);
    prepared.set(file, picture);
  }
  return picture;
}

/** The same for a component; undefined until it is known. */
export function usePreparedPicture(file: File | undefined): File | null | undefined {
  const [known, setKnown] = useState<{ of: File; picture: File | null }>();
  useEffect(() => {
    if (!file) return;
    let current = true;
    void preparedPicture(file).then((picture) => {
      if (current) setKnown({ of: file, picture });
    });
    return () => void (current = false);
  }, [file]);
  return known && known.of === file ? known.picture : undefined;
}
