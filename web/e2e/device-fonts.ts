import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);
/** The letters for Nepali that phones bring, for `installFonts`. */
export const devanagari = [400, 700].map(
  (weight) => `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-${weight}-normal.woff`,
);

const HEADER = 44;
const ENTRY = 20;

/** The font of a WOFF file as systems have it installed (sfnt): the same tables, unpacked. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8); // the flavour
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let i = 0; i < count; i += 1) {
    const entry = woff.subarray(HEADER + i * ENTRY, HEADER + (i + 1) * ENTRY);
    const [offset, packed, length] = [4, 8, 12].map((byte) => entry.readUInt32BE(byte)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const record = 12 + 16 * i;
    entry.copy(head, record, 0, 4); // the tag
    entry.copy(head, record + 4, 16, 20); // the checksum
    head.writeUInt32BE(at, record + 8);
    head.writeUInt32BE(length, record + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}

/**
 * Fonts of a device, by the WOFF files of packages, beside those of this machine or in their place: `env` for the browser,
 * on systems with fontconfig. `remove` deletes them.
 */
export async function installFonts(files: readonly string[], beside: 'the machine' | 'nothing' = 'nothing') {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  for (const [i, file] of files.entries())
    await writeFile(join(folder, `${i}.ttf`), unpacked(await readFile(require.resolve(file))));
  const conf = join(folder, 'fonts.conf');
  const own = beside === 'nothing' ? '' : '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  await writeFile(
    conf,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
      `<fontconfig>${own}<dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return {
    env: { FONTCONFIG_FILE: conf },
    remove: () => rm(folder, { recursive: true }),
  };
}
