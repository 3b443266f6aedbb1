import { createHash, randomBytes } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { apiPaths } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { MAX_DIRECT_BYTES } from '@content/files/limits';
import { looksRight } from './axe';
import { launchOwn } from './browser';
import { isLoaded } from './page';
import { deleteItem, deleteLater, landscape, siteUrl, visibleItems } from './content';
import { largeFiles } from './large-files';
import { openPoorLink } from './poor-link';
import { chooser, SAVE, staffItem } from './staff-kit';
import { staffJourney } from './visit';

const onDisk = largeFiles();

const MB = 1024 * 1024;
/** Just more than goes up with a form. */
const LARGE = MAX_DIRECT_BYTES + 0.1 * MB;
/** Large files go to Storage itself, past the site; under the emulators that is another origin. */
const toStorage = String.raw`foreign request: http://127\.0\.0\.1:\d+/v0/b`;
/** A site that is busy for a moment is asked again, of which a browser tells. */
const broken = new RegExp(`${toStorage}|net::ERR_|NetworkError|status of 503`);
const storageHost = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';

/** The longest upload mostly waits for its link: all others go up beside it. */
let longest: Promise<void>;
beforeAll(() => {
  longest = uploadOverBreaks();
  longest.catch(() => undefined); // told by the test that waits for it
});
afterAll(() => longest.catch(() => undefined));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const save = (page: Page) => page.getByRole('button', { name: SAVE }).click();

/** A PDF of two pages, as heavy as asked for: with something in it that no compression makes smaller. */
async function heavyPdf(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let i = 0; i < 2; i += 1) document.addPage([400, 40]);
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

/** What visitors have under a title. */
async function itemCalled<P extends 'publications' | 'notices'>(path: P, title: string): Promise<ItemAt<P>> {
  const found = (await visibleItems(path)).find((item) => item.title === title);
  if (!found) throw new Error(`There is nothing called ${title} among the ${path}`);
  return found;
}

async function expectStored(title: string, pdf: Buffer): Promise<void> {
  const { _id, files } = await itemCalled('publications', title);
  const stored = files.publicationUrls?.[0];
  const arrived = new Uint8Array(await (await fetch(siteUrl + (stored?.address ?? ''))).arrayBuffer());
  expect([stored?.name, stored?.bytes, stored?.pages]).toEqual(['वार्षिक.pdf', pdf.length, 2]);
  expect(sha256(arrived)).toBe(sha256(pdf));
  await deleteItem('publications', _id);
}

const uploading = (page: Page) => page.getByText(/^Uploading: [1-9]\d? %/);

/** 20 MB in a browser for which a poor link has Storage's own name: it crawls at 50 kB/s around each of its three breaks. */
async function uploadOverBreaks(): Promise<void> {
  const title = `Heavy report ${Date.now().toString(36)}`;
  const pdf = await heavyPdf(20 * MB);
  const link = await openPoorLink(storageHost, [3 * MB, 9 * MB, 16 * MB]);
  const overLink = await launchOwn([`--host-resolver-rules=MAP ${storageHost} ${link.host}`]);
  await staffJourney({ browser: overLink, expected: broken }, async ({ page }) => {
    await fillPublication(page, title);
    await chooseFile(page, pdf);
    await save(page);
    await uploading(page).waitFor();
    await page.getByText(`“${title}” is published.`).waitFor({ timeout: 150_000 });
  }).finally(async () => {
    await overLink.close();
    await link.close();
  });
  expect(link.breaks()).toBe(3);
  // Beginning anew after each break would send 36 MB at least. What the emulator had of a broken chunk it forgets, and the SDK
  // has sent some of it again by the time that it is paused.
  expect(link.sent()).toBeLessThan(34 * MB);
  await expectStored(title, pdf);
}

/** Keeps parts of a file that begin behind so many bytes from Storage; returns what changes how many. */
async function holdParts(page: Page, behind: number) {
  await page.route(/\/v0\/b\//, async (route) => {
    const begin = Number(route.request().headers()['x-goog-upload-offset'] ?? 0);
    if (begin <= behind) await route.continue();
  });
  return (bytes: number) => void (behind = bytes);
}

// What has arrived when the site does not answer is told by upload-media.test.ts.
test('a large file can be cancelled without changing the form; offline, it says that it waits, and goes on by itself; reloaded in the middle of it, it restarts, and reaches the item', async () => {
  const title = `Cancelled report ${Date.now().toString(36)}`;
  const pdf = await heavyPdf(LARGE);
  await staffJourney({ viewport: 'phone', expected: broken }, async ({ page, context }) => {
    const scripts = new Set<string>();
    const saves: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
      if (request.method() === 'POST' && request.url().endsWith('/publications')) saves.push(request.url());
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await fillPublication(page, title);
    const before = scripts.size;
    const letUp = await holdParts(page, 0);
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
      .getByText(/^Uploading: \d %\. No connection at the moment; the upload goes on by itself\.$/)
      .waitFor();
    letUp(MB);
    await context.setOffline(false);
    await page.getByText(/^Uploading: [2-9]\d %$/).waitFor();
    await page.unrouteAll();
    await page.reload();
    // Nobody is asked, and nothing is pressed: Save was.
    await page.getByText(`“${title}” is published.`).waitFor({ timeout: 60_000 });
    expect(saves).toHaveLength(1);
  });
  await expectStored(title, pdf);
}, 120_000);

/**
 * A photo as a phone held upright takes it: lying on its side, with orientation 6. It is narrow, which is quick to store; as
 * many bytes behind it make it as heavy as one that is full of detail.
 */
async function phonePhoto(bytes: number): Promise<Buffer> {
  const photo = await sharp(await landscape(3000, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photo, randomBytes(bytes)]);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function startNotice(page: Page, title: string): Promise<void> {
  await page.goto('/admins/notices/new');
  await field(page, 'Title').fill(title);
  await field(page, 'Description').fill('We leave at seven in the morning.');
}

/** Saves; returns the notice as visitors have it, and the name of its picture's file, which is for staff alone. */
async function savedNotice(page: Page, title: string) {
  await save(page);
  await page.getByText(`“${title}” is published.`).waitFor();
  // The list has its picture before that is gone.
  const thumbnail = page.getByRole('listitem').filter({ hasText: title }).locator('img');
  await isLoaded(thumbnail);
  const notice = await itemCalled('notices', title);
  const forStaff = await staffItem(page, 'notices', notice._id);
  await deleteItem('notices', notice._id);
  return { ...notice, fileName: forStaff?.files['image']?.[0]?.name };
}

test('a large picture, even over 10 MB, is shrunk and turned upright in a worker before its upload, and says so; not sent when the tab was closed, it is offered again, or has to be chosen again where there was no room', async () => {
  const title = `Large picture ${Date.now().toString(36)}`;
  const photo = await phonePhoto(10 * MB);
  const madeSmaller = /^hills\.jpg · [\d.]+ MB, made smaller: [\d.]+ [KM]B · 100 % uploaded · not saved yet$/;
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await startNotice(page, title);
    const working = page.waitForEvent('worker');
    await chooser(page, 'Image').setInputFiles(await onDisk('hills.jpg', photo));
    await working;
    await page.getByText(madeSmaller).waitFor();
    await looksRight(page);
    await page.getByLabel(/description of/i).fill('A ridge at dawn');
    // The leave dialog promises only what is true by then.
    await page.getByRole('link', { name: 'Notices' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect
      .poll(() => leave.getByRole('paragraph').textContent())
      .toBe('What you typed stays in this browser and is offered when you come back.');
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });

    await next.goto('/admins/notices/new');
    const offer = next.getByRole('dialog', { name: 'Unsaved changes from earlier' });
    await offer.getByText('hills.jpg “A ridge at dawn”').waitFor();
    expect(await offer.getByText(/Files cannot be kept/).count()).toBe(0);
    await offer.getByRole('button', { name: 'Go on with them' }).click();
    await next.getByText(madeSmaller).waitFor();
    const { files, fileName } = await savedNotice(next, title);
    expect(fileName).toBe('hills.jpg');
    // The size is that of what arrived: the smaller picture, not the 600 × 3000 pixels of the chosen one.
    const [stored] = files.image ?? [];
    expect(stored).toMatchObject({ alt: 'A ridge at dawn', width: 512, height: 2560 });
    expect(stored?.name).toBeUndefined();

    await context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await next.goto('/admins/notices/new');
    await next.getByText('Nothing to save yet.').waitFor();
    expect(await offer.count()).toBe(0);
    await field(next, 'Title').fill(title);
    await chooser(next, 'Image').setInputFiles(jpeg('lost.jpg', await landscape(300, 200)));
    await next.getByText(/^lost\.jpg · \d+ KB · 100 % uploaded · not saved yet$/).waitFor();
    await next.getByRole('link', { name: 'Notices' }).first().click();
    await next
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByText('Files you have chosen will have to be chosen again.')
      .waitFor();
    const last = await context.newPage();
    await next.close({ runBeforeUnload: false });
    await last.goto('/admins/notices/new');
    await last.getByText('Files cannot be kept. Choose again: lost.jpg').waitFor();
  });
});

test('a picture is uploaded while its form is open, and again after a reload; removing one stops no other', async () => {
  const title = `Early picture ${Date.now().toString(36)}`;
  await staffJourney({}, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    let uploads = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(staffApiPaths.media)) uploads += 1;
    });
    await page.goto('/admins/stories/new');
    await field(page, 'Title').fill(title);
    const images = chooser(page, 'Images');
    const pictures = ['one.jpg', 'two.jpg'].map(async (name, at) =>
      jpeg(name, Buffer.concat([await landscape(300 + at, 200), randomBytes(9)])),
    );
    await images.setInputFiles(await Promise.all(pictures));
    const areUp = () => page.getByRole('button', { name: /^picture \d: .* Not saved yet/ }).count();
    await expect.poll(areUp).toBe(2);
    expect(uploads).toBe(2);
    await page.reload();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await expect.poll(areUp).toBe(2);
    await page.getByRole('button', { name: /^picture 1: one\.jpg/ }).click();
    await page.getByRole('button', { name: 'Remove: picture 1' }).click();
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    await page.getByText('Only colleagues see this draft.').first().waitFor();
    expect(uploads).toBe(4);
    const { data } = (await (
      await page.request.get(`${apiPaths.list('stories')}?view=admin&q=${title}`)
    ).json()) as {
      data: ItemAt<'stories'>[];
    };
    expect(data.map(({ files }) => files.imageUrls?.map(({ name }) => name))).toEqual([['two.jpg']]);
    for (const { _id } of data) deleteLater('stories', _id);
  });
});

test('a 20 MB file arrives whole over a slow connection that breaks three times', () => longest, 200_000);
