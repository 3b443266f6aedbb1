import { PDFDocument, PDFName, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { pdf } from '../testing/files';
import { readPdf } from './pdf';
import { isNearlyWhite } from './pictures';

/** A sheet with a red upper half, and another page. */
async function sheet(width: number, height: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const upper = { y: height / 2, width, height: height / 2, color: rgb(1, 0, 0) };
  document.addPage([width, height]).drawRectangle(upper);
  document.addPage([100, 100]);
  return Buffer.from(await document.save());
}

const drawFirstPage = async (...given: Parameters<typeof readPdf>) => (await readPdf(...given)).firstPage;

const plenty = { maxMemory: 256e6, deadlineMs: 10_000 };

const pixelsOf = (png: Buffer | null) =>
  sharp(png ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });

test('the first page is drawn in its own shape and colours, on white', async () => {
  const { data, info } = await pixelsOf(await drawFirstPage(await sheet(595, 842), 1600));
  expect([info.width, Math.round(info.height / 10)]).toEqual([1600, 226]);
  const at = (y: number) => [...data.subarray((y * info.width + 800) * info.channels).subarray(0, 3)];
  expect([at(300), at(2000)]).toEqual([
    [255, 0, 0],
    [255, 255, 255],
  ]);
});

test.each([
  ['very wide', 14_400, 100],
  ['very high', 100, 14_400],
])('a %s page is made to fit', async (_, width, height) => {
  const { info } = await pixelsOf(await drawFirstPage(await sheet(width, height), 800));
  expect(info.width).toBeLessThanOrEqual(800);
  expect(info.height).toBeLessThanOrEqual(1600);
});

/** A PDF of one page that is drawn by these commands. */
async function drawnBy(commands: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context } = document;
  const content = context.register(context.flateStream(commands));
  document.addPage([600, 800]).node.set(PDFName.of('Contents'), content);
  return Buffer.from(await document.save());
}

test('a page with a title alone is nearly white, one with a picture or a letter on it is not', async () => {
  const page = async (content: string) =>
    (await drawFirstPage(await drawnBy(content), 800)) ?? Buffer.alloc(0);
  const line = (y: number) => `60 ${y} 480 7 re f\n`;
  expect(await isNearlyWhite(await page(line(700)))).toBe(true);
  const letter = Array.from({ length: 12 }, (_, i) => line(700 - 20 * i)).join('');
  expect(await isNearlyWhite(await page(letter))).toBe(false);
});

test('what cannot be drawn has no first page, and the process goes on', async () => {
  const whole = await pdf(1);
  expect(await drawFirstPage(Buffer.from('%PDF-1.7 nothing'), 800)).toBeNull();
  expect(await drawFirstPage(whole.subarray(0, 300), 800)).toBeNull();
  expect(await drawFirstPage(whole, 800)).not.toBeNull();
});

test('what cannot begin once begins again with the next document', async () => {
  vi.resetModules();
  const { readPdf: readAnew } = await import('./pdf');
  const { WebAssembly } = globalThis as unknown as {
    readonly WebAssembly: { compile: () => Promise<object> };
  };
  const compile = vi.spyOn(WebAssembly, 'compile').mockRejectedValueOnce(new RangeError('out of memory'));
  expect(await readAnew(await pdf(3), null)).toEqual({ pages: null, firstPage: null });
  expect(await readAnew(await pdf(3), null)).toEqual({ pages: 3, firstPage: null });
  compile.mockRestore();
});

test('a page that takes too long is given up, and the pages are told all the same', async () => {
  const endless = await drawnBy('0 0 m 600 800 l 600 0 l 0 800 l f* '.repeat(100_000));
  const began = performance.now();
  expect(await readPdf(endless, 800, { ...plenty, deadlineMs: 2000 })).toEqual({ pages: 1, firstPage: null });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await drawFirstPage(await pdf(1), 800)).not.toBeNull();
});

test('drawing takes no more memory than it is given', async () => {
  const large = await sheet(595, 842);
  expect(await drawFirstPage(large, 2500, plenty)).not.toBeNull();
  expect(await drawFirstPage(large, 2500, { ...plenty, maxMemory: 32e6 })).toBeNull();
});

const plain = (...objects: string[]) =>
  Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer\n<</Root 1 0 R>>\n%%EOF`, 'latin1');
const catalog = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj';
const tree = (count: number) => `2 0 obj\n<< /Type /Pages /Kids [] /Count ${count} >>\nendobj`;

describe('pages', () => {
  const pagesOf = async (bytes: Buffer) => (await readPdf(bytes, null)).pages;

  test('are counted, whether a document’s objects are packed or not', async () => {
    expect(await pagesOf(await pdf(137))).toBe(137);
    const document = await PDFDocument.create();
    for (let page = 0; page < 41; page += 1) document.addPage();
    expect(await pagesOf(Buffer.from(await document.save({ useObjectStreams: false })))).toBe(41);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no pages', plain(catalog, tree(0))],
    ['no catalog', plain(tree(3))],
  ])('are not told where the document does not: %s', async (_, bytes) => {
    expect(await pagesOf(bytes)).toBe(null);
  });
});
