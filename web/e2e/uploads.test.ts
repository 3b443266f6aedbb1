import { createHash, randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { apiPaths } from '@content/contract';
import { launch, siteUrl } from './browser';
import { deleteItem } from './content';
import { openPoorLink } from './poor-link';
import { staffJourney } from './staff-visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const MB = 1024 * 1024;
/** Large files go to Storage itself, past the site; under the emulators that is another address. */
const toStorage = String.raw`foreign request: http://127\.0\.0\.1:\d+/(v0/b|identitytoolkit)`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** A PDF of two pages, as heavy as asked for: with something attached that no compression makes smaller. */
async function heavyPdf(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addPage();
  await document.attach(randomBytes(bytes), 'measurements.bin');
  return Buffer.from(await document.save());
}

/** Fills the form of a new publication with a PDF. */
async function choosePublication(page: Page, title: string, buffer: Buffer): Promise<void> {
  await page.goto('/admins/publications/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('All measurements of the year.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'वार्षिक.pdf', mimeType: 'application/pdf', buffer });
}

async function publicationCalled(title: string): Promise<ItemAt<'publications'>> {
  const { data } = (await (await fetch(siteUrl + apiPaths.list('publications'))).json()) as {
    data: ItemAt<'publications'>[];
  };
  const found = data.find((item) => item.title === title);
  if (!found) throw new Error(`There is no publication called ${title}`);
  return found;
}

test('a 20 MB PDF goes up over a link that breaks three times and crawls at 50 kB/s around each break, resumes each time, and arrives byte for byte', async () => {
  const title = `Heavy report ${Date.now().toString(36)}`;
  const pdf = await heavyPdf(20 * MB);
  const link = await openPoorLink(process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '', [
    3 * MB,
    9 * MB,
    16 * MB,
  ]);
  const expected = new RegExp(`${toStorage}|ERR_(CONNECTION|EMPTY|SOCKET|NETWORK)`);
  await staffJourney(browser, { expected }, async ({ page }) => {
    await page.route(`**${apiPaths.uploadToken}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { emulators: object } };
      const emulators = { ...body.data.emulators, storage: link.host };
      await route.fulfill({ response, json: { data: { ...body.data, emulators } } });
    });
    await choosePublication(page, title, pdf);
    await save(page);
    await page.getByText(/^Uploading: \d+ %$/).waitFor();
    await page.getByText(`“${title}” was added.`).waitFor({ timeout: 150_000 });
  });
  await link.close();
  console.log(link.sent() / MB, link.breaks(), link.crawled());
  expect(link.breaks()).toBe(3);
  const { _id, files } = await publicationCalled(title);
  const stored = files.publicationUrls?.[0];
  const arrived = new Uint8Array(await (await fetch(siteUrl + (stored?.address ?? ''))).arrayBuffer());
  expect([stored?.name, stored?.bytes, stored?.pages]).toEqual(['वार्षिक.pdf', pdf.length, 2]);
  expect(sha256(arrived)).toBe(sha256(pdf));
  await deleteItem('publications', _id);
}, 200_000);
