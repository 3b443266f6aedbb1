import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

const drawn = new Map<string, Promise<Buffer>>();

/** A real picture of one colour with a gradient's worth of detail, made once however often it is asked for; small, as each is encoded. */
export function picture(
  width = 64,
  height = 48,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#F4A259"/><stop offset="1" stop-color="#14213D"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const known = drawn.get(format + svg) ?? sharp(Buffer.from(svg)).toFormat(format).toBuffer();
  drawn.set(format + svg, known);
  return known;
}

/** A JPEG as a phone held upright writes it: stored lying on its side, with orientation 6 and a GPS position. */
export async function phonePicture(): Promise<Buffer> {
  return sharp(await picture(300, 200))
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A JPEG of more than `bytes` bytes that decodes well. */
export async function heavyPicture(bytes: number): Promise<Buffer> {
  const jpeg = await picture();
  return Buffer.concat([jpeg, Buffer.alloc(bytes)]);
}

/** A GIF with one frame, which says how large it is. */
export function gif(canvas: readonly [number, number], frame: readonly [number, number]): Buffer {
  const two = (n: number) => [n & 255, n >> 8];
  const screen = [...two(canvas[0]), ...two(canvas[1]), 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  const image = [0x2c, 0, 0, 0, 0, ...two(frame[0]), ...two(frame[1]), 0, 2, 2, 0x44, 1, 0];
  return Buffer.concat([Buffer.from('GIF89a'), Buffer.from([...screen, ...image]), Buffer.from(';')]);
}

/** The first bytes of a photo as iPhones write it. */
export function heicPicture(): Buffer {
  const brands = Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(brands.length + 4);
  return Buffer.concat([size, brands, Buffer.alloc(200, 1)]);
}

const written = new Map<number, Promise<Buffer>>();

/** The first page is drawn 1600 pixels wide, which takes as long as it is high: these are low. */
async function writePdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let i = 0; i < pages; i += 1) document.addPage([200, 20]);
  return Buffer.from(await document.save());
}

/** A real PDF with empty pages, made once for each number of them. */
export function pdf(pages = 2): Promise<Buffer> {
  const known = written.get(pages) ?? writePdf(pages);
  written.set(pages, known);
  return known;
}

/** A compound file, as Office wrote them before 2007, as far as it tells what it is: its directory, and its root's class in hex. */
export function compoundFile(names: readonly string[], rootClass = ''): Buffer {
  const sector = 512;
  const bytes = Buffer.alloc(8 * sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.writeInt32LE(1, 48);
  for (const [at, name] of ['Root Entry', ...names].entries()) {
    const entry = bytes.subarray(2 * sector + 128 * at);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    if (at === 0) entry.write(rootClass, 80, 'hex');
  }
  return bytes;
}

let copies = 0;

/** A copy that is a file of its own: with some bytes behind its end, which nobody reads. */
export function uniqueCopy(bytes: Buffer): Buffer {
  copies += 1;
  return Buffer.concat([bytes, Buffer.from(`\n%${process.pid} ${copies} ${Date.now()}\n`)]);
}
