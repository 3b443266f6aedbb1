import sharp from 'sharp';
import { expect, test } from 'vitest';
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

test.each([
  ['a line', 'Scanned by the office\n'],
  ['as much as readers of PDF pass over', ' '.repeat(1024)],
])('a PDF with %s before its mark is one', async (_, before) => {
  const bytes = Buffer.concat([Buffer.from(before), await pdf()]);
  expect((await checkFile('document', { name: 'a.pdf', bytes })).media.type).toBe('application/pdf');
});

test('an animated PNG is a PNG', async () => {
  const png = await picture(20, 20, 'png');
  const animated = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
    png.subarray(33),
  ]);
  expect((await checkFile('picture', { name: 'a.png', bytes: animated })).media.type).toBe('image/png');
});

test('an Office file with a password is refused as such', async () => {
  const bytes = compoundFile(['EncryptionInfo', 'EncryptedPackage']);
  for (const kind of ['document', undefined] as const)
    await expect(checkFile(kind, { name: 'Budget.xlsx', bytes })).rejects.toThrow(
      '“Budget.xlsx” is protected with a password',
    );
});

const [WORD, EXCEL] = ['application/msword', 'application/vnd.ms-excel'];
test.each([
  ['a Word document', ['WordDocument'], '', WORD],
  ['an Excel sheet of the nineties', ['Book'], '', EXCEL],
  ['an Excel sheet with a Word document in it', ['Workbook', 'WordDocument'], '2008020000000000', EXCEL],
])('%s of before 2007 is told by its container', async (_, names, rootClass, type) => {
  const file = { name: 'a', bytes: compoundFile(names, rootClass) };
  expect((await checkFile(undefined, file)).media.type).toBe(type);
});

test('a presentation with a sheet in it is no document that is taken', async () => {
  const bytes = compoundFile(['PowerPoint Document', 'Workbook']);
  await expect(checkFile('document', { name: 'a.xls', bytes })).rejects.toThrow(
    'is not a document we can use',
  );
});
