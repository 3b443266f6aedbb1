// Loaded into each Node process that makes renditions beside the emulators: what sharp has once encoded from the same
// pixels with the same options is read from .cache/renditions. Tests upload the same few pictures thousands of times,
// and AVIF costs a second each.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../.cache/renditions');

/** The hash of each buffer of pixels: one picture is encoded in many sizes. */
const hashes = new WeakMap();

function hashOf(pixels) {
  let hash = hashes.get(pixels);
  if (hash === undefined) hashes.set(pixels, (hash = createHash('sha1').update(pixels).digest('hex')));
  return hash;
}

/** Has `sharp` look for an encoded picture before it makes one. */
export function memoiseRenditions(sharp) {
  const encode = sharp.prototype.toBuffer;
  const versions = JSON.stringify(sharp.versions);

  sharp.prototype.toBuffer = async function (...args) {
    const { input, formatOut, ...rest } = this.options;
    const isRendition = input?.rawWidth > 0 && ['heif', 'webp', 'jpeg'].includes(formatOut);
    if (!isRendition || args.length > 0) return encode.apply(this, args);
    const { buffer, ...pixels } = input;
    const options = JSON.stringify([versions, formatOut, pixels, rest]);
    const name = createHash('sha1').update(hashOf(buffer)).update(options).digest('hex');
    const path = join(folder, name);
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const made = await encode.call(this);
    // Renamed into place, so that no other process reads half of it.
    const aside = `${path}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(aside, made);
    await rename(aside, path);
    return made;
  };
}

// Functions make renditions; the Firebase CLI and its other helpers, which load this as well, do not.
if (/functions(EmulatorRuntime|-framework)/.test(process.argv[1] ?? '')) {
  const { default: sharp } = await import('sharp');
  memoiseRenditions(sharp);
}
