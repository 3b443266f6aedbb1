import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { apiPaths, type MediaItem } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { axeFindings, looksRight } from './axe';
import { isLoaded, reconnect } from './page';
import { deleteItem, landscape, siteUrl, staff } from './content';
import { dialogCalled, goTo, signIn } from './staff-kit';
import { useStaffVisit, type Viewport } from './visit';

let page: Page;
let context: BrowserContext;
/** A word and a number: letters at random are at times taken for Preeti, or for what a camera calls its pictures. */
let mark: string;
beforeEach(() => {
  mark = `batch${Date.now()}`;
});
afterEach(async () => {
  for (const { _id } of await seenByStaff()) await deleteItem('galleries', _id);
});

const list = apiPaths.list('galleries');
type Answer = { json: () => Promise<unknown> };
const dataOf = async (response: Answer) => ((await response.json()) as { data: ItemAt<'galleries'>[] }).data;
/** The pictures of this test as visitors see them, and what is told of them. */
const added = async () =>
  (await dataOf(await fetch(siteUrl + list))).filter(({ title }) => title.includes(mark));
const told = async () =>
  (await added()).map(({ title, category }) => `${title}: ${category}`.slice(mark.length + 1));

/** The pictures of this test as staff see them. */
const seenByStaff = async (filter = '') =>
  dataOf(await context.request.get(`${list}?view=admin&q=${mark}${filter}`));

/** Files of this test alone: the library knows the pictures of another one by their bytes. */
const pictures = (...names: string[]) =>
  Promise.all(
    names.map(async (name, at) => {
      const buffer = Buffer.concat([await landscape(300 + at, 200), randomBytes(9)]);
      return { name, mimeType: 'image/jpeg', buffer };
    }),
  );
const choose = async (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').setInputFiles(await pictures(...names.map((name) => `${mark} ${name}`)));
const row = (page: Page, number: number) => page.getByRole('listitem', { name: `Picture ${number}: ` });
const field = (page: Page, number: number, name: string) => row(page, number).getByLabel(name);
/** What is said once of all: their category, and that nobody can be recognised in them. */
async function sayForAll(page: Page, category: string): Promise<void> {
  await page.getByLabel('Category for all').selectOption(category);
  await page.getByLabel('People in all').selectOption('nobody');
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const note = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const allUp = (page: Page, count: number) =>
  expect.poll(() => page.getByText(/ · Uploaded\./).count()).toBe(count);
/** Comes to the screen from the list: nothing is chosen there any more. */
async function openScreen(): Promise<void> {
  await goTo(page, '/admins/galleries');
  await page.getByRole('heading', { level: 1, name: 'Galleries', exact: true }).waitFor();
  await goTo(page, '/admins/galleries/bulk-create');
  await page.getByLabel('Category for all').waitFor();
}
/** One visit for all journeys of a group; what a console reports because of them is `expected`. */
function useScreen(viewport: Viewport, expected: RegExp): void {
  useStaffVisit({ viewport, expected }, async (seen) => {
    ({ page, context } = seen);
    await page.goto('/admins/galleries');
  });
  beforeEach(openScreen);
}

describe('on a phone', () => {
  useScreen('phone', /(status of|ApiProblem:) (400|401|409|503)/);

  test('three from a camera: missing values, a title for all, and the question about a child', async () => {
    const names = Array.from({ length: 3 }, (_, i) => `IMG_202610011015${i}.jpg`);
    await page.locator('input[type=file]').setInputFiles(await pictures(...names));
    await row(page, 3).waitFor();
    const heights = await page
      .locator('ol > li')
      .evaluateAll((rows) => rows.map((each) => each.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(130); // compact rows
    await press(page, 'Add 3 pictures');
    await page.getByRole('alert').getByText('All fields are required', { exact: true }).waitFor();
    const missing = (what: string) => page.getByText(`${what} is required`, { exact: true }).count();
    // What a camera calls a picture is no title.
    expect([await missing('Title'), await missing('Category')]).toEqual([3, 4]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    await looksRight(page);
    await choose(page, 'four.jpg'); // of which nothing is told yet
    await row(page, 4).waitFor();
    expect(await missing('Category')).toBe(3);
    for (let i = 4; i > 2; i -= 1) await press(page, `Remove: picture ${i}`);
    const all = page.getByLabel('One title for all');
    await all.fill('sd{rf/L cfjZostf');
    await press(page, 'Change it');
    await expect.poll(() => all.inputValue()).toBe('कर्मचारी आवश्यकता');
    await all.fill(mark);
    await press(page, 'Number them');
    await expect.poll(() => field(page, 2, 'Title').inputValue()).toBe(`${mark} 2`);
    await press(page, 'Undo');
    expect(await field(page, 2, 'Title').inputValue()).toBe('');
    await press(page, 'Number them');
    await sayForAll(page, 'Support');
    await field(page, 1, 'Description').fill('A ridge at dawn');
    await field(page, 2, 'Category').selectOption('Activities');
    await field(page, 2, 'People').selectOption('child');
    await press(page, 'Add 2 pictures');
    const question = dialogCalled(page, 'May these pictures be published?');
    await question.getByText(/^These show a child\./).waitFor();
    expect(await question.getByRole('listitem').count()).toBe(1);
    await looksRight(page);
    expect(await told()).toEqual([]);
    await question.getByRole('button', { name: 'Publish them' }).click();
    await note(page, '2 pictures added. Everything is saved.');
    expect(await told()).toEqual(['1: Support', '2: Activities']);
    expect((await added())[0]?.files.imageUrl?.[0]?.alt).toBe('A ridge at dawn');
  });

  test('pictures from the library keep their notes', async () => {
    const { request } = context;
    const headers = { origin: siteUrl };
    const media: string[] = [];
    for (const file of await pictures(`${mark} well.jpg`, `${mark} mill.jpg`)) {
      const response = await request.post(staffApiPaths.media, { multipart: { file }, headers });
      media.push(((await response.json()) as { data: MediaItem }).data.media);
    }
    const consent = { people: 'child', who: 'Her mother', given: '', until: '' };
    const noteChild = (id = '') => request.patch(staffApiPaths.oneMedia(id), { data: { consent }, headers });
    await noteChild(media[1]);
    await sayForAll(page, 'Support');
    await press(page, 'Choose from all pictures: Pictures');
    const all = dialogCalled(page, 'All pictures');
    await all.getByLabel('Search').fill(mark);
    await expect.poll(() => all.getByRole('listitem').count()).toBe(2);
    for (const name of ['mill', 'well', 'well', 'well'])
      await all.getByRole('button', { name: `Use this picture: ${mark} ${name}.jpg` }).click();
    expect(await axeFindings(page)).toEqual([]);
    await all.getByRole('button', { name: 'Use 2 pictures' }).click();
    expect(await field(page, 1, 'Title').inputValue()).toBe(`${mark} mill`);
    // A colleague notes meanwhile that the other one shows a child too: the site asks about that one by itself.
    await noteChild(media[0]);
    await press(page, 'Add 2 pictures');
    const question = dialogCalled(page, 'May these pictures be published?');
    expect(await question.getByRole('listitem').count()).toBe(1);
    await question.getByRole('button', { name: 'Publish them' }).click();
    const asked = dialogCalled(page, 'May this picture be published?');
    await asked.getByText(`“${mark} well.jpg” is noted as showing a child`).waitFor();
    await asked.getByRole('button', { name: 'Not yet' }).click();
    await note(page, '1 of 2 pictures added, 1 failed: see why.');
    await press(page, 'Add 1 picture');
    await asked.getByRole('button', { name: 'Publish it' }).click();
    await note(page, '2 pictures added. Everything is saved.');
    expect(await told()).toEqual(['well: Support', 'mill: Support']);
  });

  test('an expired session and a reload lose nothing', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    const signInAgain = async () => {
      const dialog = dialogCalled(page, 'Sign in again');
      await signIn(dialog, staff.email, staff.password);
      await dialog.waitFor({ state: 'detached' });
    };
    await context.clearCookies();
    await choose(page, 'one.jpg', 'two.jpg');
    await signInAgain();
    await sayForAll(page, 'IRCH');
    await allUp(page, 2);
    let [held, isHolding] = [0, true];
    // What is held is never answered, not even as the page is loaded anew: only what comes after that goes on.
    await page.route(`**${list}`, (route) => (isHolding ? void (held += 1) : route.continue()));
    await press(page, 'Add 2 pictures');
    await expect.poll(() => held).toBe(1);
    isHolding = false;
    await page.reload();
    await note(page, '2 pictures added. Everything is saved.');
    await choose(page, 'three.jpg');
    await allUp(page, 1);
    await context.clearCookies();
    await press(page, 'Add 1 picture');
    await signInAgain();
    await note(page, '3 pictures added. Everything is saved.');
    expect(await told()).toEqual(['three: IRCH', 'one: IRCH', 'two: IRCH']);
  });

  test('other files are refused by name; only what failed is retried', async () => {
    const files = await pictures('good.jpg', 'bad.jpg', 'late.jpg', 'phone.jpg', 'letter.jpg');
    // The first of them begins like a JPEG: only the site finds out.
    const bytes = ['\xff\xd8\xffno picture', '', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'Dear friends,'];
    for (const at of [1, 3, 4])
      Object.assign(files[at] ?? {}, { buffer: Buffer.from(bytes[at - 1] ?? '', 'latin1') });
    let isBusy = true;
    await page.route(`**${staffApiPaths.media}`, async (route) => {
      const isLate = route.request().postDataBuffer()?.includes('late.jpg');
      if (isBusy && isLate) await route.fulfill({ status: 503, json: { detail: 'The site is busy.' } });
      else await route.continue();
    });
    await sayForAll(page, 'Relive');
    await page.locator('input[type=file]').setInputFiles(files);
    const refusals = await page.getByRole('alert').filter({ hasText: 'letter' }).innerText();
    expect(refusals).toMatch(/^“phone\.jpg” is a HEIC photo.+\n“letter\.jpg” is not a picture we can use/);
    const alertOf = (number: number) => row(page, number).getByRole('alert');
    await alertOf(2).waitFor(); // told while one is still typing
    for (const n of [1, 2, 3]) await field(page, n, 'Title').fill(`${mark} ${n}`);
    await press(page, 'Add 3 pictures');
    await note(page, '1 of 3 pictures added, 2 failed: see why.');
    expect(await alertOf(2).textContent()).toMatch(/^“bad\.jpg” is damaged or incomplete\./);
    expect(await alertOf(3).textContent()).toBe('The site is busy.');
    await press(page, '2 failed');
    expect(await row(page, 2).evaluate((element) => element === document.activeElement)).toBe(true);
    isBusy = false;
    await press(page, 'Add 2 pictures');
    await note(page, '2 of 3 pictures added, 1 failed: see why.');
    expect(await told()).toEqual(['3: Relive', '1: Relive']);
  });
});

describe('on a desktop', () => {
  useScreen('desktop', /ERR_INTERNET|ERR_FAILED|NetworkError/);

  test('by keyboard: titles from names, one category for all', async () => {
    // Asked for early: the browser is told of it beside the keys, not before them.
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('Category for all').focus();
    for (const key of ['S', 'u', 'p', 'Tab', 'N', 'o', 'b', 'Tab', 'Enter']) await page.keyboard.press(key);
    await (await chooser).setFiles(await pictures(`${mark}_first-day.JPG`, `${mark}_महिला-तालिम.jpeg`));
    await row(page, 2).waitFor();
    const tab = async (times: number, key = 'Tab') => {
      for (let i = 0; i < times; i += 1) await page.keyboard.press(key);
    };
    await tab(4); // past the library, the one title for all, and its button
    await page.keyboard.press('End');
    await page.keyboard.type(' typed');
    await tab(4); // its description, its category and its people
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove: picture 1');
    await tab(3, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await note(page, '2 pictures added. Everything is saved.');
    expect(await told()).toEqual(['first day typed: Support', 'महिला तालिम: Support']);
  });

  test('pictures saved offline are added once online, a draft as one', async () => {
    await context.setOffline(true);
    await choose(page, 'one.jpg');
    await sayForAll(page, 'Relive');
    await row(page, 1).getByText('Waiting for the connection …').waitFor();
    await press(page, 'Add 1 picture');
    await note(page, '0 of 1 picture uploaded …');
    await looksRight(page);
    await reconnect(context);
    await note(page, '1 picture added. Everything is saved.');
    await openScreen();
    await choose(page, 'two.jpg', 'three.jpg');
    await sayForAll(page, 'Support');
    for (const path of [list, staffApiPaths.me]) await page.route(`**${path}`, (route) => route.abort());
    await press(page, 'Add 2 pictures');
    await note(page, '0 of 2 pictures added, 2 wait for the connection.');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await press(page, 'Leave');
    const kept = page.getByRole('region', { name: 'Unsaved on this device' });
    await kept.getByRole('link', { name: '2 pictures' }).waitFor();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByText('2 pictures: added.', { exact: true }).waitFor();
    await kept.waitFor({ state: 'detached' });
    expect(await told()).toEqual(['two: Support', 'three: Support', 'one: Relive']);

    // A draft stays one after “Not yet”.
    await openScreen();
    await choose(page, 'four.jpg');
    await sayForAll(page, 'Support');
    await field(page, 1, 'People').selectOption('child');
    await allUp(page, 1);
    await page.route(`**${list}`, (route) => route.abort());
    await press(page, 'Save as drafts');
    await note(page, '0 of 1 picture added, 1 waits for the connection.');
    await press(page, 'Add 1 picture');
    const question = dialogCalled(page, 'May these pictures be published?');
    await question.getByRole('button', { name: 'Not yet' }).click();
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await note(page, '1 picture saved. Visitors do not see them.');
    expect(await told()).toHaveLength(3);
    const drafts = await seenByStaff('&publication=draft');
    expect(drafts.map(({ title }) => title)).toEqual([`${mark} four`]);
  });

  test('leaving asks; another tab takes over', async () => {
    await choose(page, 'one.jpg', 'two.jpg');
    await sayForAll(page, 'Relive');
    await field(page, 2, 'Title').fill(`${mark} by hand`);
    await allUp(page, 2);
    await page.getByRole('link', { name: 'Galleries' }).first().click();
    await dialogCalled(page, 'Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
    const next = await context.newPage();
    await next.goto('/admins/galleries/bulk-create');
    await next.getByText('You have pictures in another tab too.').waitFor();
    await page.close({ runBeforeUnload: false });
    await next.getByText(/^You left 2 pictures here on .+ without adding them\./).waitFor();
    expect(await field(next, 2, 'Title').inputValue()).toBe(`${mark} by hand`);
    await looksRight(next);
    // Their thumbnails come from the library.
    await isLoaded(row(next, 2).locator('img'));
    let uploads = 0;
    next.on('request', (request) => (uploads += request.url().endsWith(staffApiPaths.media) ? 1 : 0));
    await press(next, 'Save as drafts');
    await note(next, '2 pictures saved. Visitors do not see them.');
    expect(uploads, 'nothing goes up again').toBe(0);
    await next.reload();
    await note(next, 'No pictures chosen yet.');
    expect(await told()).toEqual([]);
    const drafts = await seenByStaff('&publication=draft');
    expect(drafts.map(({ category }) => category)).toEqual(['Relive', 'Relive']);
  });
});
