import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv, promisify } from 'node:util';
import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileKind } from '@content/files/media-types';
import { gif, picture } from '../testing/files';
import type { Judgement, Request } from '../testing/judge-files';
import type { FileRefusal } from './check-file';

/** A file made to harm whoever reads it, or that comes to harm easily, and what must become of it. */
interface HostileFile {
  readonly what: string;
  readonly media: FileKind;
  readonly expected: FileRefusal | 'taken';
  readonly make: () => Promise<Buffer> | Buffer;
  /** What the sender calls it, where that matters. */
  readonly name?: string;
  /** What it is kept as, where that matters. */
  readonly keptAs?: string;
}

/** A flat picture of many pixels that takes a second to encode and a kilobyte to keep. */
const kept = (name: string) => readFile(new URL(`../testing/hostile/${name}`, import.meta.url));

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

const PNG_HEAD = 33;

async function pngWith(chunks: Buffer): Promise<Buffer> {
  const png = await picture(100, 100, 'png');
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunks, png.subarray(PNG_HEAD)]);
}

/** Bytes that others can be packed behind. */
const packed = (bytes: Buffer) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });

/** What unpacks to so many megabytes of a letter: one of them, packed, again and again. */
const bomb = (letter: string, megabytes: number) =>
  Buffer.concat([
    ...Array<Buffer>(megabytes).fill(packed(Buffer.alloc(1e6, letter))),
    deflateRawSync(Buffer.alloc(0)),
  ]);

const ZLIB_HEAD = Buffer.from('789c', 'hex');

/** A quarter of a megabyte that unpacks to a quarter of a gigabyte, with the checksum of that. */
const textBomb = () =>
  Buffer.concat([Buffer.from('x\0\0'), ZLIB_HEAD, bomb('\0', 260), Buffer.from('31800001', 'hex')]);

/** A progressive JPEG whose last scan comes again and again. */
async function jpegOfManyScans(): Promise<Buffer> {
  const jpeg = gunzipSync(await kept('50-megapixels-progressive.jpg.gz'));
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const times = Math.floor((9_900_000 - jpeg.length) / scan.length);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
}

/** An AVIF that says it is small and holds a picture of 50 megapixels. */
async function avifThatLies(): Promise<Buffer> {
  const avif = await kept('50-megapixels.avif');
  const at = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(64, at);
  avif.writeUInt32BE(64, at + 4);
  return avif;
}

/** A PDF with a stream of packed objects. */
function packedPdf(): Buffer {
  const stream = Buffer.concat([ZLIB_HEAD, packed(Buffer.from('1 0 ')), bomb(' ', 300)]);
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[]>>\nendobj\n3 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

/** A ZIP of one file, without the list at its end that nobody needs to be led astray. */
function zip(name: string, content: Buffer, size: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), content, Buffer.from('504b0506'), Buffer.alloc(18)]);
}

/** A compound file with a Word document in its directory, whose sectors each go on with themselves. */
function circularDoc(): Buffer {
  const sector = 512;
  const bytes = Buffer.alloc(129 * sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  const header = { 44: 1, 48: 1, 56: 4096, 60: -2, 68: -2, 76: 0, 80: -1 };
  for (const [at, value] of Object.entries(header)) bytes.writeInt32LE(value, Number(at));
  for (let at = 0; at < 128; at += 1) bytes.writeInt32LE(at || -3, sector + 4 * at);
  for (const [at, name] of ['Root Entry', 'WordDocument'].entries()) {
    const entry = 2 * sector + at * 128;
    bytes.write(name, entry, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, entry + 64);
    const links = { 68: -1, 72: -1, 76: at === 0 ? 1 : -1, 116: 2, 120: 5000 };
    for (const [offset, value] of Object.entries(links)) bytes.writeInt32LE(value, entry + Number(offset));
  }
  return bytes;
}

const CONTENT_TYPES =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const docx = (contentTypes = CONTENT_TYPES) =>
  zip('[Content_Types].xml', deflateRawSync(contentTypes), contentTypes.length);

const pictures: readonly Omit<HostileFile, 'media'>[] = [
  {
    what: 'an SVG with a script, called a picture',
    name: 'a.png',
    expected: 'wrongType',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  {
    what: 'a picture with a page behind it',
    name: 'a.html',
    keptAs: 'a.html.jpg',
    expected: 'taken',
    make: async () => Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]),
  },
  {
    what: 'a PNG with a profile that unpacks to a quarter of a gigabyte',
    expected: 'taken',
    make: () => pngWith(pngChunk('iCCP', textBomb())),
  },
  { what: 'a JPEG of a hundred thousand scans', expected: 'damaged', make: jpegOfManyScans },
  {
    what: 'a GIF with a frame of 4 billion pixels',
    expected: 'tooLarge',
    make: () => gif([10, 10], [65_535, 65_535]),
  },
  {
    what: 'an AVIF of 10 bits and 20 megapixels',
    expected: 'tooLarge',
    make: () => kept('20-megapixels-of-10-bits.avif'),
  },
  { what: 'an AVIF that is larger than it says', expected: 'damaged', make: avifThatLies },
];

const documents: readonly Omit<HostileFile, 'media'>[] = [
  {
    what: 'a PDF that unpacks to 300 MB',
    expected: 'taken',
    make: packedPdf,
  },
  {
    what: 'a PDF of two million streams that never end',
    expected: 'taken',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25e6, ' obj stream\n')]),
  },
  {
    what: 'a DOCX whose list of parts unpacks to half a gigabyte',
    expected: 'wrongType',
    make: () => zip('[Content_Types].xml', bomb(' ', 500), 500e6),
  },
  {
    what: 'a DOCX with macros',
    expected: 'wrongType',
    make: () =>
      docx(CONTENT_TYPES.replace(/openxmlformats.*document(?=\.main)/, 'ms-word.document.macroEnabled')),
  },
  { what: 'a DOC whose directory is a circle', expected: 'taken', make: circularDoc },
  ...[
    { what: 'a name of 200,000 dots', name: `a${'.'.repeat(200_000)}x`, keptAs: 'a.docx' },
    { what: 'a name that climbs', name: '..\\..\\etc/passwd', keptAs: 'passwd.docx' },
    { what: 'a name that reads backwards', name: 'report\u202excod.exe', keptAs: 'reportxcod.exe.docx' },
  ].map((named) => ({ ...named, expected: 'taken' as const, make: docx })),
];

/** Files against which the reading of uploads is tried. */
const hostileFiles: readonly HostileFile[] = [
  ...pictures.map((file) => ({ ...file, media: 'picture' as const })),
  ...documents.map((file) => ({ ...file, media: 'document' as const })),
];

/** What the function may take in all, which has 1 GB: the rest is for the requests that bring the files. */
const MEGABYTES = 700;
const script = fileURLToPath(new URL('../testing/judge-files.ts', import.meta.url));
const TSX_TSCONFIG_PATH = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
/** What the functions are started with: the C library reads some of it before any code of ours runs. */
const functionsEnv = parseEnv(readFileSync(new URL('../../.env', import.meta.url), 'utf8'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function judge(times: readonly (readonly Request[])[]) {
  const input = await keep('input.json', JSON.stringify(times));
  const tsx = createRequire(import.meta.url).resolve('tsx');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', tsx, script, input], {
    env: { ...process.env, ...functionsEnv, TSX_TSCONFIG_PATH },
  });
  return JSON.parse(stdout) as { judgements: Judgement[]; peakMegabytes: number };
}

async function keep(name: string, bytes: Buffer | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

test('files made to harm are judged in bounded time and memory, and none of them blocks the others; pictures that arrive together are decoded one at a time', async () => {
  const times: Request[][] = [];
  for (const [at, { media, name = 'a', make }] of hostileFiles.entries())
    times.push([{ file: await keep(String(at), await make()), media, name }]);
  // It takes nearly as much memory as one may: several at once must not take more than one does.
  const heaviest = await keep('together', await kept('heaviest-taken.avif'));
  times.push(Array<Request>(3).fill({ file: heaviest, media: 'picture', name: 'a.avif' }));
  const { judgements: all, peakMegabytes } = await judge(times);
  const judgements = all.slice(0, hostileFiles.length);
  expect(all.slice(hostileFiles.length).map(({ outcome }) => outcome)).toEqual(['taken', 'taken', 'taken']);
  const told = judgements.map(({ outcome, keptAs }, at) => ({
    what: hostileFiles[at]?.what,
    outcome,
    keptAs,
  }));
  expect(told).toEqual(
    hostileFiles.map(({ what, expected, keptAs }, at) => ({
      what,
      outcome: expected,
      keptAs: keptAs ?? told[at]?.keptAs,
    })),
  );
  const slow = judgements.flatMap(({ ms, blockedMs }, at) =>
    ms > 10_000 || blockedMs > 1000
      ? [`${hostileFiles[at]?.what ?? ''}: ${ms} ms, ${blockedMs} ms at a stretch`]
      : [],
  );
  expect(slow).toEqual([]);
  expect(peakMegabytes).toBeLessThan(MEGABYTES);
}, 180_000);
