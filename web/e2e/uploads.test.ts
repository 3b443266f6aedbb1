import { createHash, randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { MAX_DIRECT_BYTES } from '@content/files/limits';
import { launchOwn, looksRight, siteUrl } from './browser';
import { deleteItem, visibleItems } from './content';
import { largeFiles } from './large-files';
import { openPoorLink, type PoorLink } from './poor-link';
import { lowPage } from './site';
import { SAVE } from './staff-kit';
import { staffJourney } from './staff-visit';

const onDisk = largeFiles();

const MB = 1024 * 1024;
/** Just more than goes up with a form. */
const LARGE = MAX_DIRECT_BYTES + 0.1 * MB;
/** Large files go to Storage itself, past the site; under the emulators that is another origin. */
const toStorage = String.raw`foreign request: http://127\.0\.0\.1:\d+/v0/b`;
/** A site that is busy for a moment is asked again, of which a browser tells. */
const broken = new RegExp(`${toStorage}|net::ERR_|NetworkError|status of 503`);
const storageHost = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';

/** A browser whose uploads go over another link to Storage; for its pages the link has Storage's own name. */
async function openOverLink() {
  const link = await openPoorLink(storageHost, []);
  const overLink = await launchOwn([`--host-resolver-rules=MAP ${storageHost} ${link.host}`]);
  const close = async () => {
    await overLink.close();
    await link.close();
  };
  return { link, overLink, close };
}

let overLink: Browser;
let link: PoorLink;
let close: () => Promise<void>;
/** The longest upload mostly waits for its link: the others go up beside it. */
let longest: Promise<void>;
beforeAll(async () => {
  longest = uploadOverBreaks();
  longest.catch(() => undefined); // told by the test that waits for it
  ({ link, overLink, close } = await openOverLink());
});
afterAll(async () => {
  await Promise.all([longest.catch(() => undefined), close()]);
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const save = (page: Page) => page.getByRole('button', { name: SAVE }).click();

/** A PDF of two pages, as heavy as asked for: with something in it that no compression makes smaller. */
async function heavyPdf(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage(lowPage);
  document.addPage(lowPage);
  document.context.register(document.context.stream(randomBytes(bytes)));
  return Buffer.from(await document.save());
}

/** Types what the form of a new publication asks for. */
async function fillPublication(page: Page, title: string): Promise<void> {
  await page.goto('/admins/publications/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Description' }).fill('All measurements of the year.');
}

const chooseFile = async (page: Page, pdf: Buffer) =>
  page.locator('input[type=file]').setInputFiles(await onDisk('वार्षिक.pdf', pdf));

/** Fills the form of a new publication with a PDF. */
async function choosePublication(page: Page, title: string, buffer: Buffer): Promise<void> {
  await fillPublication(page, title);
  await chooseFile(page, buffer);
}

async function publicationCalled(title: string): Promise<ItemAt<'publications'>> {
  const found = (await visibleItems('publications')).find((item) => item.title === title);
  if (!found) throw new Error(`There is no publication called ${title}`);
  return found;
}

async function expectStored(title: string, pdf: Buffer): Promise<void> {
  const { _id, files } = await publicationCalled(title);
  const stored = files.publicationUrls?.[0];
  const arrived = new Uint8Array(await (await fetch(siteUrl + (stored?.address ?? ''))).arrayBuffer());
  expect([stored?.name, stored?.bytes, stored?.pages]).toEqual(['वार्षिक.pdf', pdf.length, 2]);
  expect(sha256(arrived)).toBe(sha256(pdf));
  await deleteItem('publications', _id);
}

const uploading = (page: Page) => page.getByText(/^Uploading: [1-9]\d? %/);

/** 20 MB over a link that crawls at 50 kB/s around each of its three breaks, and is quick between: all at that pace takes seven minutes. */
async function uploadOverBreaks(): Promise<void> {
  const title = `Heavy report ${Date.now().toString(36)}`;
  const pdf = await heavyPdf(20 * MB);
  const { link, overLink, close } = await openOverLink();
  link.begin([3 * MB, 9 * MB, 16 * MB]);
  await staffJourney({ browser: overLink, expected: broken }, async ({ page }) => {
    await choosePublication(page, title, pdf);
    await save(page);
    await uploading(page).waitFor();
    await page.getByText(`“${title}” is published.`).waitFor({ timeout: 150_000 });
  }).finally(close);
  expect(link.breaks()).toBe(3);
  // Beginning anew after each break would send 36 MB at least. What the emulator had of a broken chunk it forgets, and the SDK
  // has sent some of it again by the time that it is paused.
  expect(link.sent()).toBeLessThan(34 * MB);
  await expectStored(title, pdf);
}

// What has arrived when the site does not answer is told by upload-media.test.ts.
describe('a large file', () => {
  test('can be cancelled, which leaves the form as it was; saved again it waits where there is no connection, says so, and goes on by itself', async () => {
    const title = `Cancelled report ${Date.now().toString(36)}`;
    const pdf = await heavyPdf(LARGE);
    link.begin([], true);
    await staffJourney(
      { browser: overLink, viewport: 'phone', expected: broken },
      async ({ page, context }) => {
        const scripts = new Set<string>();
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.add(request.url());
        });
        const saves: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST' && request.url().endsWith('/publications'))
            saves.push(request.url());
        });
        await fillPublication(page, title);
        const before = scripts.size;
        await chooseFile(page, pdf);
        await save(page);
        await uploading(page).waitFor();
        // The Storage SDK came with the file and not before.
        expect(scripts.size).toBeGreaterThan(before);
        await looksRight(page);
        await page.getByRole('button', { name: 'Cancel', exact: true }).click();
        await page
          .getByRole('alert')
          .filter({
            hasText:
              /^Cancelled, but it may have been saved already\. What you typed is still here: save again to be sure\.$/,
          })
          .waitFor();
        expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(title);
        expect(await page.getByText('वार्षिक.pdf').isVisible()).toBe(true);
        expect(await page.getByText('% uploaded').count()).toBe(0);
        expect(saves).toEqual([]);
        await save(page);
        await uploading(page).waitFor();
        await context.setOffline(true);
        await page
          .getByText(/^Uploading: \d+ %\. No connection at the moment; the upload goes on by itself\.$/)
          .waitFor();
        link.mend();
        await context.setOffline(false);
        await page.getByText(`“${title}” is published.`).waitFor({ timeout: 60_000 });
        expect(saves).toHaveLength(1);
      },
    );
    await expectStored(title, pdf);
  });

  test('starts again when the page is loaded anew in the middle of it, and is in the item', async () => {
    const title = `Reloaded report ${Date.now().toString(36)}`;
    const pdf = await heavyPdf(LARGE);
    link.begin([], true);
    await staffJourney({ browser: overLink, expected: broken }, async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await choosePublication(page, title, pdf);
      await save(page);
      await uploading(page).waitFor();
      link.mend();
      await page.reload();
      // Nobody is asked, and nothing is pressed: Save was.
      await page.getByText(`“${title}” is published.`).waitFor({ timeout: 60_000 });
    });
    await expectStored(title, pdf);
  }, 120_000);

  test(
    'of 20 MB goes up over a link that breaks three times and crawls at 50 kB/s, resumes each time, and arrives byte for byte',
    () => longest,
    200_000,
  );
});
