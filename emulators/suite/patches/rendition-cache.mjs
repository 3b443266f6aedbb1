// Loaded into each Node process that makes renditions beside the emulators: what sharp has once encoded from the same
// pixels with the same options is read from .cache/renditions. Tests upload the same few pictures thousands of times,
// and AVIF costs a second each.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demandFit, program, requireOfCli } from './fit.mjs';

const folder = join(import.meta.dirname, '../../.cache/renditions');

/** The hash of each buffer of pixels: one picture is encoded in many sizes. */
const hashes = new WeakMap();

function hashOf(pixels) {
  let hash = hashes.get(pixels);
  if (hash === undefined) hashes.set(pixels, (hash = createHash('sha1').update(pixels).digest('hex')));
  return hash;
}

const formats = { avif: 'heif', webp: 'webp', jpeg: 'jpeg' };

/** Whether sharp keeps pixels, sizes and formats where the cache reads them. */
function isAsNeeded(sharp) {
  const raw = { width: 1, height: 1, channels: 3 };
  return Object.entries(formats).every(([format, formatOut]) => {
    const { options } = sharp(Buffer.alloc(3), { raw }).toFormat(format);
    return options?.formatOut === formatOut && options.input?.rawWidth === 1 && options.input.buffer;
  });
}

/** Has `sharp` look for an encoded picture before it makes one. */
export function memoiseRenditions(sharp) {
  const encode = sharp.prototype.toBuffer;
  demandFit('rendition-cache.mjs', encode && isAsNeeded(sharp), 'sharp keeps its options elsewhere');
  const versions = JSON.stringify(sharp.versions);

  sharp.prototype.toBuffer = async function (...args) {
    const { input, formatOut, ...rest } = this.options;
    const isRendition = input?.rawWidth > 0 && Object.values(formats).includes(formatOut);
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
if (/functions(EmulatorRuntime|-framework)/.test(program)) memoiseRenditions((await import('sharp')).default);
const runtime = join(program, '../../emulator/functionsEmulatorRuntime.js');
if (requireOfCli) demandFit('rendition-cache.mjs', existsSync(runtime), `there is no ${runtime}`);
