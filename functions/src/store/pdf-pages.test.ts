import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdf } from '../testing/files';
import { countPages } from './pdf-pages';

const plain = (...objects: string[]) =>
  Buffer.from(`%PDF-1.4\n${objects.join('\n')}\ntrailer\n%%EOF`, 'latin1');
const catalog = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj';
const pages = (count: number, id = 2) => `${id} 0 obj\n<< /Type /Pages /Kids [] /Count ${count} >>\nendobj`;

test('pages are counted, whether a document’s objects are packed or not', async () => {
  expect(await countPages(await pdf(137))).toBe(137);
  const document = await PDFDocument.create();
  for (let page = 0; page < 41; page += 1) document.addPage();
  expect(await countPages(Buffer.from(await document.save({ useObjectStreams: false })))).toBe(41);
});

test('a document that was changed later counts as it is now', async () => {
  const changed = plain(catalog, pages(3), '%%EOF', pages(4));
  expect(await countPages(changed)).toBe(4);
  const first = await pdf(5);
  expect(
    await countPages(
      Buffer.concat([first, plain('9 0 obj\n<</Type/Catalog/Pages 8 0 R>>\nendobj', pages(7, 8))]),
    ),
  ).toBe(7);
});

test('branches of the tree and documents inside of the document do not count', async () => {
  const inner = plain(
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
    pages(99),
    '5 0 obj\n<</Length 1>>\nstream\nx\nendstream\nendobj',
  ).toString('latin1');
  const attached = `6 0 obj\n<</Type /EmbeddedFile /Length ${inner.length}>>\nstream\n${inner}\nendstream\nendobj`;
  expect(
    await countPages(
      plain(catalog, pages(12), '3 0 obj\n<</Type/Pages/Parent 2 0 R/Count 6>>\nendobj', attached),
    ),
  ).toBe(12);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['no pages', plain(catalog, pages(0))],
  ['a count that lies elsewhere', plain(catalog, '2 0 obj\n<</Type/Pages/Count 12 0 R>>\nendobj')],
  ['an absurd count', plain(catalog, '2 0 obj\n<</Type/Pages/Count 10000000>>\nendobj')],
  ['no catalog', plain(pages(3))],
])('it is not told where the document does not: %s', async (_, bytes) => {
  expect(await countPages(bytes)).toBe(null);
});
