import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { FileKind } from '@content/files/media-types';
import { compoundFile, pdf, picture } from '../testing/files';
import { checkFile } from './check-file';

test('a picture that was made smaller is kept under the name of the chosen one, with the ending of what it is', async () => {
  const canvas = sharp({ create: { width: 4, height: 3, channels: 3, background: '#14213D' } });
  const bytes = { webp: await canvas.webp().toBuffer(), jpeg: await canvas.jpeg().toBuffer() };
  const kept = async (name: string, type: keyof typeof bytes) =>
    (await checkFile('picture', { name, bytes: bytes[type] })).media.name;
  expect(await kept('पुल.png', 'webp')).toBe('पुल.webp');
  expect(await kept('Day 1.final', 'webp')).toBe('Day 1.final.webp');
  expect(await kept('IMG_2034.JPG', 'jpeg')).toBe('IMG_2034.JPG');
});

/** A PDF with something before its mark. */
const pdfAfter = async (text: string) => Buffer.concat([Buffer.from(text), await pdf()]);
async function animatedPng(): Promise<Buffer> {
  const png = await picture(20, 20, 'png');
  const control = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}
const withSheet = () => compoundFile(['Workbook', 'WordDocument'], '2008020000000000');
const [WORD, EXCEL] = ['application/msword', 'application/vnd.ms-excel'];

test.each<[string, FileKind | undefined, () => Buffer | Promise<Buffer>, string]>([
  ['a PDF after a line', 'document', () => pdfAfter('Scanned by the office\n'), 'application/pdf'],
  [
    'a PDF after as much as readers pass over',
    'document',
    () => pdfAfter(' '.repeat(1024)),
    'application/pdf',
  ],
  ['an animated PNG', 'picture', animatedPng, 'image/png'],
  // Of before 2007, by its container.
  ['a Word document', undefined, () => compoundFile(['WordDocument']), WORD],
  ['an Excel sheet of the nineties', undefined, () => compoundFile(['Book']), EXCEL],
  ['an Excel sheet with a Word document in it', undefined, withSheet, EXCEL],
])('%s is told as what it is', async (_, media, make, type) => {
  expect((await checkFile(media, { name: 'a', bytes: await make() })).media.type).toBe(type);
});

const locked = ['EncryptionInfo', 'EncryptedPackage'];
test.each<[string, FileKind | undefined, readonly string[], string]>([
  ['with a password', 'document', locked, '“Budget.xls” is protected with a password'],
  ['with a password', undefined, locked, '“Budget.xls” is protected with a password'],
  ['with a password', 'picture', locked, 'is not a picture we can use'],
  ['of slides', 'document', ['PowerPoint Document', 'Workbook'], 'is not a document we can use'],
])('an Office file %s is refused as such, as %s', async (_, media, names, message) => {
  const given = { name: 'Budget.xls', bytes: compoundFile(names) };
  await expect(checkFile(media, given)).rejects.toThrow(message);
});
