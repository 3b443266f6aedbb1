import { readFile } from 'node:fs/promises';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Media } from '@content/media';
import type { FileRefusal } from '../domain/errors';
import { heicPicture, pdf, picture } from './files';

/** A file made to harm whoever reads it, or that comes to harm easily, and what must become of it. */
export interface HostileFile {
  readonly what: string;
  readonly media: Media;
  readonly expected: FileRefusal | 'taken';
  readonly make: () => Promise<Buffer> | Buffer;
  /** What the sender calls it, where that matters. */
  readonly name?: string;
  /** What it is kept as, where that matters. */
  readonly keptAs?: string;
}

const HIGH = { width: 8660, height: 5770 } as const;

/** Makes something when it is first asked for, and gives the same from then on. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A flat picture of many pixels that takes a second to encode and a kilobyte to keep. */
const kept = (name: string) => readFile(new URL(`hostile/${name}.avif`, import.meta.url));

function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({ create: { width, height, channels, background: '#345' } });
}

function sized(bytes: number, from: readonly (readonly [at: number, value: number])[]): Buffer {
  const buffer = Buffer.alloc(bytes);
  for (const [at, value] of from) buffer.writeInt32LE(value, at);
  return buffer;
}

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
  const png = await flat(100, 100).png().toBuffer();
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunks, png.subarray(PNG_HEAD)]);
}

/** A quarter of a megabyte that unpacks to a quarter of a gigabyte. */
const textBomb = once(() =>
  Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(2 ** 28))]),
);

/** A small PNG that says it is of this size; interlaced it says that it is of 16 bits, too. */
async function pngOfSize(width: number, height: number, isInterlaced = false): Promise<Buffer> {
  const png = await flat(10, 10, 4).png().toBuffer();
  const head = Buffer.from(png.subarray(16, 29));
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  if (isInterlaced) {
    head.writeUInt8(16, 8);
    head.writeUInt8(1, 12);
  }
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', head), png.subarray(PNG_HEAD)]);
}

const largeProgressive = once(() =>
  flat(HIGH.width, HIGH.height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
);

/** A progressive JPEG whose last scan comes again and again. */
async function jpegOfManyScans(): Promise<Buffer> {
  const jpeg = await largeProgressive();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const times = Math.floor((9_900_000 - jpeg.length) / scan.length);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
}

function gif(canvas: readonly [number, number], frame: readonly [number, number], times = 1): Buffer {
  const two = (n: number) => [n & 255, n >> 8];
  const screen = [...two(canvas[0]), ...two(canvas[1]), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const image = [0x2c, 0, 0, 0, 0, ...two(frame[0]), ...two(frame[1]), 0, 2, 2, 0x44, 1, 0];
  const images = Buffer.alloc(times * image.length, Buffer.from(image));
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from(screen), images, Buffer.from(';')]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
}

const u24 = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, (n >> 16) & 255]);

const side = 4000;
const stillWebp = once(() => flat(side, side, 4).webp({ lossless: true, effort: 0 }).toBuffer());

async function animatedWebp(canvas: number, bytes: number): Promise<Buffer> {
  const still = await stillWebp();
  const head = [u24(0), u24(0), u24(side - 1), u24(side - 1), u24(1), Buffer.from([0])];
  const frame = riffChunk('ANMF', Buffer.concat([...head, still.subarray(12)]));
  const size = Buffer.concat([Buffer.from([0x12, 0, 0, 0]), u24(canvas - 1), u24(canvas - 1)]);
  const frames = Buffer.alloc(Math.max(1, Math.floor(bytes / frame.length)) * frame.length, frame);
  const parts = [Buffer.from('WEBP'), riffChunk('VP8X', size), riffChunk('ANIM', Buffer.alloc(6)), frames];
  return riffChunk('RIFF', Buffer.concat(parts));
}

/** An AVIF that says it is small and holds a picture of 50 megapixels. */
async function avifThatLies(): Promise<Buffer> {
  const avif = await kept('50-megapixels');
  const at = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(64, at);
  avif.writeUInt32BE(64, at + 4);
  return avif;
}

/** A progressive JPEG in four colours that says it is large. */
async function largeInFourColours(): Promise<Buffer> {
  const jpeg = await flat(64, 64).toColourspace('cmyk').jpeg({ progressive: true }).toBuffer();
  const frame = jpeg.indexOf(Buffer.from('ffc2', 'hex'));
  jpeg.writeUInt16BE(HIGH.height, frame + 5);
  jpeg.writeUInt16BE(HIGH.width, frame + 7);
  return jpeg;
}

/** A PDF with a stream of packed objects. */
function packedPdf(packed: Buffer, first = 4): Buffer {
  const stream = deflateSync(packed, { level: 9 });
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[]>>\nendobj\n3 0 obj\n<</Type/ObjStm/N 1/First ${first}/Filter/FlateDecode/Length ${stream.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

/** A ZIP's local files, without the list at its end that nobody needs to be led astray. */
function zip(entries: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const packedOnce = new Map<Buffer, Buffer>();
  const pack = (bytes: Buffer) => {
    const packed = packedOnce.get(bytes) ?? deflateRawSync(bytes, { level: 9 });
    packedOnce.set(bytes, packed);
    return packed;
  };
  const parts = entries.flatMap(([name, bytes]) => {
    const packed = pack(bytes);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(bytes.length, 22);
    head.writeUInt16LE(name.length, 26);
    return [head, Buffer.from(name), packed];
  });
  return Buffer.concat([...parts, Buffer.from('504b0506'), Buffer.alloc(18)]);
}

const CFB_SECTOR = 512;

/** A compound file with a Word document in its directory; `next` says where the chain of each sector goes on. */
function compound(options: {
  readonly tables?: number;
  readonly next?: (sector: number) => number;
  readonly head?: [number, number][];
}): Buffer {
  const { tables = 1, next = () => -2, head = [] } = options;
  const sectors = tables * (CFB_SECTOR / 4);
  const bytes = sized((sectors + 1) * CFB_SECTOR, [
    [44, tables],
    [48, tables],
    [56, 4096],
    [60, -2],
    [68, -2],
  ]);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  for (let table = 0; table < 109; table += 1)
    bytes.writeInt32LE(table < tables ? table : -1, 76 + 4 * table);
  for (let sector = 0; sector < sectors; sector += 1) {
    bytes.writeInt32LE(sector < tables ? -3 : next(sector), CFB_SECTOR + 4 * sector);
  }
  for (const [at, name] of ['Root Entry', 'WordDocument'].entries()) {
    const entry = (tables + 1) * CFB_SECTOR + at * 128;
    bytes.write(name, entry, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, entry + 64);
    bytes.writeUInt8(at === 0 ? 5 : 2, entry + 66);
    for (const [offset, value] of [
      [68, -1],
      [72, -1],
      [76, at === 0 ? 1 : -1],
      [116, tables + 1],
      [120, 5000],
    ] as const)
      bytes.writeInt32LE(value, entry + offset);
  }
  for (const [at, value] of head) bytes.writeInt32LE(value, at);
  return bytes;
}

const CONTENT_TYPES =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const docx = () => zip([['[Content_Types].xml', Buffer.from(CONTENT_TYPES)]]);

/** Bytes that look random and are the same each time. */
function noise(bytes: number): Buffer {
  let seed = 7;
  const next = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >> 16;
  return Buffer.from(Array.from({ length: bytes }, next));
}

const pictures: readonly Omit<HostileFile, 'media'>[] = [
  {
    what: 'an SVG with a script',
    expected: 'wrongType',
    make: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  },
  {
    what: 'a page called a picture',
    name: 'a.png',
    expected: 'wrongType',
    make: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  },
  {
    what: 'a script that begins like a GIF',
    name: 'a.gif',
    expected: 'damaged',
    make: () => Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)//'),
  },
  {
    what: 'a program called a picture',
    name: 'a.jpg',
    expected: 'wrongType',
    make: () => Buffer.concat([Buffer.from('MZ'), noise(5000)]),
  },
  {
    what: 'a picture with a page behind it',
    name: 'a.html',
    keptAs: 'a.html.jpg',
    expected: 'taken',
    make: async () => Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]),
  },
  { what: 'a HEIC photo', expected: 'wrongType', make: () => heicPicture() },
  { what: 'a TIFF', expected: 'wrongType', make: () => flat(10, 10).tiff().toBuffer() },
  { what: 'nothing', expected: 'wrongType', make: () => Buffer.alloc(0) },
  {
    what: 'noise behind a JPEG’s first bytes',
    expected: 'damaged',
    make: () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), noise(100_000)]),
  },
  { what: 'half a JPEG', expected: 'damaged', make: async () => (await picture(640, 480)).subarray(0, 4000) },
  {
    what: 'half a PNG',
    expected: 'damaged',
    make: async () => (await picture(640, 480, 'png')).subarray(0, 4000),
  },
  {
    what: 'half a WebP',
    expected: 'damaged',
    make: async () => (await picture(640, 480, 'webp')).subarray(0, 1000),
  },
  {
    what: 'half an AVIF',
    expected: 'damaged',
    make: async () => (await picture(640, 480, 'avif')).subarray(0, 600),
  },
  {
    what: 'a PNG that says it has 4 billion pixels',
    expected: 'tooLarge',
    make: () => pngOfSize(65_535, 65_535),
  },
  { what: 'a PNG without any pixel', expected: 'damaged', make: () => pngOfSize(0, 0) },
  {
    what: 'a PNG of 51 megapixels',
    expected: 'tooLarge',
    make: () => pngOfSize(10_200, 5000),
  },
  {
    what: 'an interlaced PNG of 16 bits',
    expected: 'tooLarge',
    make: () => pngOfSize(HIGH.width, HIGH.height, true),
  },
  {
    what: 'a PNG of 16 bits',
    expected: 'taken',
    make: () => flat(HIGH.width, HIGH.height).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  },
  {
    what: 'a PNG with a profile that unpacks to a quarter of a gigabyte',
    expected: 'taken',
    make: () => pngWith(pngChunk('iCCP', textBomb())),
  },
  {
    what: 'a PNG with a text that unpacks to a quarter of a gigabyte',
    expected: 'taken',
    make: () => pngWith(pngChunk('zTXt', textBomb())),
  },
  {
    what: 'a PNG of half a million texts',
    expected: 'taken',
    make: () => pngWith(Buffer.alloc(9_500_000 - (9_500_000 % 16), pngChunk('tEXt', Buffer.from('a\0bc')))),
  },
  {
    what: 'a PNG with a wrong checksum',
    expected: 'damaged',
    make: async () => {
      const png = await picture(64, 64, 'png');
      png.writeUInt8(png.readUInt8(60) ^ 255, 60);
      return png;
    },
  },
  { what: 'a line of 16,000 pixels', expected: 'taken', make: () => flat(16_000, 1).png().toBuffer() },
  { what: 'a column of 16,000 pixels', expected: 'taken', make: () => flat(1, 16_000).png().toBuffer() },
  {
    what: 'a strip that is too high for every format',
    expected: 'taken',
    make: () => flat(100, 20_000).png().toBuffer(),
  },
  { what: 'a tower', expected: 'taken', make: () => flat(1600, 16_000).jpeg().toBuffer() },
  {
    what: 'a large progressive JPEG in four colours',
    expected: 'tooLarge',
    make: largeInFourColours,
  },
  {
    what: 'a large progressive JPEG',
    expected: 'taken',
    make: largeProgressive,
  },
  { what: 'a JPEG of a hundred thousand scans', expected: 'damaged', make: jpegOfManyScans },
  {
    what: 'a JPEG of two million comments',
    expected: 'taken',
    make: async () => {
      const jpeg = await picture();
      return Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.alloc(8_000_000, Buffer.from('fffe0002', 'hex')),
        jpeg.subarray(2),
      ]);
    },
  },
  {
    what: 'a GIF of half a million frames',
    expected: 'taken',
    make: () => gif([5000, 5000], [1, 1], 550_000),
  },
  {
    what: 'a GIF with a canvas of 4 billion pixels',
    expected: 'taken',
    make: () => gif([65_535, 65_535], [1, 1]),
  },
  {
    what: 'a GIF with a frame of 4 billion pixels',
    expected: 'tooLarge',
    make: () => gif([10, 10], [65_535, 65_535]),
  },
  { what: 'a GIF with a frame of nothing', expected: 'taken', make: () => gif([10, 10], [0, 0]) },
  {
    what: 'a WebP of a hundred thousand large frames',
    expected: 'tooLarge',
    make: () => animatedWebp(4000, 8_000_000),
  },
  {
    what: 'a WebP with a canvas of 281 billion pixels',
    expected: 'damaged',
    make: () => animatedWebp(2 ** 24, 1),
  },
  {
    what: 'an AVIF of 50 megapixels',
    expected: 'tooLarge',
    make: () => kept('50-megapixels'),
  },
  {
    what: 'an AVIF of 10 bits and 20 megapixels',
    expected: 'tooLarge',
    make: () => kept('20-megapixels-of-10-bits'),
  },
  { what: 'an AVIF that is larger than it says', expected: 'damaged', make: avifThatLies },
];

const documents: readonly Omit<HostileFile, 'media'>[] = [
  {
    what: 'a page called a PDF',
    name: 'a.pdf',
    expected: 'wrongType',
    make: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  },
  { what: 'a PDF called a page', name: 'a.html', keptAs: 'a.html.pdf', expected: 'taken', make: () => pdf() },
  {
    what: 'a PDF called a Word document',
    name: 'a.docx',
    keptAs: 'a.pdf',
    expected: 'taken',
    make: () => pdf(),
  },
  {
    what: 'a PDF that unpacks to 300 MB',
    expected: 'taken',
    make: () => packedPdf(Buffer.concat([Buffer.from('1 0 '), Buffer.alloc(300e6, ' ')])),
  },
  {
    what: 'a PDF that unpacks to ten million numbers',
    expected: 'taken',
    make: () => packedPdf(Buffer.concat([Buffer.from('1 0 ['), Buffer.alloc(20e6, '1 ')])),
  },
  {
    what: 'a PDF that lists one object a million times',
    expected: 'taken',
    make: () =>
      packedPdf(Buffer.concat([Buffer.alloc(4e6, '1 0 '), Buffer.alloc(11e6, '/Type/Catalog')]), 4_000_000),
  },
  {
    what: 'a PDF of brackets',
    expected: 'taken',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n'), Buffer.alloc(20e6, '[')]),
  },
  {
    what: 'a PDF of numbers',
    expected: 'taken',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n['), Buffer.alloc(25e6, '1 ')]),
  },
  {
    what: 'a PDF of a million and a half objects',
    expected: 'taken',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25e6, '1 0 obj\n1\nendobj\n')]),
  },
  {
    what: 'a PDF of two million streams that never end',
    expected: 'taken',
    make: () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(25e6, ' obj stream\n')]),
  },
  {
    what: 'a PDF whose pages are their own parent',
    expected: 'taken',
    make: () =>
      Buffer.from(
        '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[2 0 R]/Parent 2 0 R/Count 99999999999999999999>>\nendobj\n%%EOF',
      ),
  },
  { what: 'half a PDF', expected: 'taken', make: async () => (await pdf(40)).subarray(0, 700) },
  {
    what: 'a ZIP that is no document',
    name: 'a.docx',
    expected: 'wrongType',
    make: () => zip([['a.txt', Buffer.from('a')]]),
  },
  {
    what: 'a DOCX whose list of parts unpacks to half a gigabyte',
    expected: 'wrongType',
    make: () => zip([['[Content_Types].xml', Buffer.alloc(500e6, ' ')]]),
  },
  {
    what: 'a DOCX of a hundred thousand parts',
    expected: 'wrongType',
    make: () => {
      const part = Buffer.from('a');
      return zip(Array.from({ length: 100_000 }, (_, at) => [`a${at}`, part] as const));
    },
  },
  {
    what: 'a DOCX with macros',
    expected: 'wrongType',
    make: () =>
      zip([
        [
          '[Content_Types].xml',
          Buffer.from(
            CONTENT_TYPES.replace(
              'openxmlformats-officedocument.wordprocessingml.document',
              'ms-word.document.macroEnabled',
            ),
          ),
        ],
      ]),
  },
  {
    what: 'a DOCX called a program',
    name: 'a.exe',
    keptAs: 'a.exe.docx',
    expected: 'taken',
    make: docx,
  },
  {
    what: 'a DOC whose chains all run into each other',
    expected: 'taken',
    make: () => compound({ tables: 109, next: (sector) => (sector === 109 ? -2 : sector - 1) }),
  },
  {
    what: 'a DOC whose directory is a circle',
    expected: 'taken',
    make: () => compound({ next: (sector) => sector }),
  },
  {
    what: 'a DOC whose directory lies outside of it',
    expected: 'wrongType',
    make: () => compound({ head: [[48, 2 ** 30]] }),
  },
  {
    what: 'a DOC of noise',
    expected: 'wrongType',
    make: () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(5_000_000)]),
  },
];

/** Of a document without a page to draw, as only the names differ. */
const names = (
  [
    ['a name of 200,000 dots', `a${'.'.repeat(200_000)}x`, 'a.docx'],
    ['a name of 200,000 blanks and dots', ' .'.repeat(100_000) + '.docx', 'file.docx'],
    ['a name that climbs', '../../../../etc/passwd', 'passwd.docx'],
    ['a name that climbs in Windows', 'C:\\Windows\\..\\system.ini', 'system.ini.docx'],
    ['a name that reads backwards', 'report\u202excod.exe', 'reportxcod.exe.docx'],
    ['a name with characters that end lines and texts', 'a\0b\r\nc\u2028d.docx', 'abcd.docx'],
    ['a name of 100,000 letters', `${'क'.repeat(100_000)}.DOCX`, `${'क'.repeat(80)}.DOCX`],
    ['a name that is an ending only', '.docx', 'file.docx'],
    ['a name that hides', '.htaccess', 'htaccess.docx'],
    ['no name', '', 'file.docx'],
    ['a name with a joiner between its letters', 'गर्\u200dयो.docx', 'गर्\u200dयो.docx'],
    ['a name cut in the middle of a letter', '🌄'.repeat(151), `${'🌄'.repeat(80)}.docx`],
  ] as const
).map(([what, name, keptAs]) => ({
  what,
  expected: 'taken' as const,
  name,
  keptAs,
  make: docx,
}));

/** Files against which the reading of uploads is tried. */
export const hostileFiles: readonly HostileFile[] = [
  ...pictures.map((file) => ({ ...file, media: 'picture' as const })),
  ...[...documents, ...names].map((file) => ({ ...file, media: 'document' as const })),
];

/** A picture that takes nearly as much memory as one may: several at once must not take more than one does. */
export function heaviestPicture(): Promise<Buffer> {
  return kept('heaviest-taken');
}
