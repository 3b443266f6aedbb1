import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { apiPaths, type MediaItem } from '@content/contract';
import { staffApiPaths } from '@content/staff-contract';
import { axeFindings, launch, overflowsSideways, siteUrl } from './browser';
import { deleteItem, landscape, staff } from './content';
import { staffJourney } from './staff-visit';

let browser: Browser;
let mark: string;
beforeAll(async () => {
  browser = await launch();
});
afterEach(async () => {
  for (const { _id } of await added()) await deleteItem('galleries', _id);
});

/** A word and a number: letters at random are at times taken for Preeti, or for what a camera calls its pictures. */
const unique = () => (mark = `batch${Date.now()}`);
/** The library knows the pictures of another test by what they show. */
const ownSky = () => `#${(Number(mark.slice(5)) % 0xffffff).toString(16).padStart(6, '0')}`;

/** The pictures of this test as visitors see them. */
async function added(): Promise<ItemAt<'galleries'>[]> {
  const response = (await (await fetch(siteUrl + apiPaths.list('galleries'))).json()) as {
    data: ItemAt<'galleries'>[];
  };
  return response.data.filter(({ title }) => title.includes(mark));
}

async function pictures(...names: string[]) {
  return Promise.all(
    names.map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await landscape(300 + at, 200, ownSky()),
    })),
  );
}

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
const categoryOfAll = (page: Page) => page.getByLabel('Category for all');
/** What is said once of all: their category, and that nobody can be recognised in them. */
async function sayForAll(page: Page, category: string): Promise<void> {
  await categoryOfAll(page).selectOption(category);
  await page.getByLabel('People in all').selectOption('nobody');
}
const choose = async (page: Page, ...names: string[]) =>
  page.locator('input[type=file]').setInputFiles(await pictures(...names));
const row = (page: Page, number: number) => page.getByRole('listitem', { name: `Picture ${number}: ` });
/** Until all of them are in the library. */
const allUp = (page: Page, count: number) =>
  expect.poll(() => page.getByText(/ · Uploaded\.$/).count()).toBe(count);
const note = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

describe('many pictures at once', () => {
  test('get a title each from their names, one category for all or their own, and stand in the gallery as they were chosen', async () => {
    unique();
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/admins/galleries');
      await page.getByRole('link', { name: 'Add many pictures' }).click();
      await page.waitForURL('**/admins/galleries/many');
      await choose(page, `${mark}_first-day.JPG`, `${mark}_महिला-तालिम.jpeg`, `${mark}.third.jpg`);
      expect(await field(page, 'Title of picture 1').inputValue()).toBe(`${mark} first day`);
      expect(await field(page, 'Title of picture 2').inputValue()).toBe(`${mark} महिला तालिम`);
      expect(await field(page, 'Title of picture 3').inputValue()).toBe(`${mark}.third`);

      await page.getByRole('button', { name: 'Add 3 pictures' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: /^All fields are required$/ })
        .waitFor();
      expect(await page.getByText('Category is required', { exact: true }).count()).toBe(4);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);

      await sayForAll(page, 'Support');
      await page.getByLabel('Category of picture 2').selectOption('Activities');
      await field(page, 'Description of picture 1').fill('A ridge at dawn');
      // Nothing is sent before somebody has decided about a child's picture.
      await page.getByLabel('People of picture 3').selectOption('child');
      await page.getByRole('button', { name: 'Add 3 pictures' }).click();
      const question = page.getByRole('dialog', { name: 'May these pictures be published?' });
      await question.getByText(/^These show a child\./).waitFor();
      expect(await question.getByRole('listitem').count()).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
      await question.getByRole('button', { name: 'Not yet' }).click();

      await page.getByRole('button', { name: 'Add 3 pictures' }).click();
      await question.getByRole('button', { name: 'Publish them' }).click();
      await note(page, '3 pictures added. Everything is saved.').waitFor();
      expect(await page.getByText('Added.', { exact: true }).count()).toBe(3);
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Back to the list' }).click();
      await page.waitForURL('**/admins/galleries');
    });
    const seen = await added();
    const facts = seen.map(({ title, category, files }) => [title, category, files.imageUrl?.[0]?.alt]);
    expect(facts).toEqual([
      [`${mark} first day`, 'Support', 'A ridge at dawn'],
      [`${mark} महिला तालिम`, 'Activities', ''],
      [`${mark}.third`, 'Support', ''],
    ]);
  });

  test('one that fails stays with its message; Try again sends it unless it is refused', async () => {
    unique();
    await staffJourney(
      browser,
      { viewport: 'phone', expected: /status of [45]\d\d|damaged|503/ },
      async ({ page }) => {
        await page.goto('/admins/galleries/many');
        await sayForAll(page, 'Relive');
        const [good, late] = await pictures(`${mark} good.jpg`, `${mark} late.jpg`);
        // It begins like a JPEG: only the site finds out.
        const buffer = Buffer.from('\xff\xd8\xffno picture', 'latin1');
        const damaged = { name: `${mark} bad.jpg`, mimeType: 'image/jpeg', buffer };
        let isBusy = true;
        await page.route(`**${staffApiPaths.media}`, async (route) => {
          const isLate = route.request().postDataBuffer()?.includes(`${mark} late.jpg`);
          if (isBusy && isLate) await route.fulfill({ status: 503, json: { detail: 'The site is busy.' } });
          else await route.continue();
        });
        const chosen = [good, damaged, late].filter((file) => file !== undefined);
        await page.locator('input[type=file]').setInputFiles(chosen);
        const alertOf = (number: number) => row(page, number).getByRole('alert');
        await alertOf(2).waitFor(); // told while one is still typing
        await page.getByRole('button', { name: 'Add 3 pictures' }).click();
        await note(page, '1 of 3 pictures added, 2 failed: see why.').waitFor();
        expect(await alertOf(2).textContent()).toBe(
          `“${mark} bad.jpg” is damaged or incomplete. Choose it again or take another one.`,
        );
        expect(await alertOf(3).textContent()).toBe('The site is busy.');
        expect(await row(page, 1).count()).toBe(0);
        // The number leads to the picture.
        await page.getByRole('button', { name: '2 failed', exact: true }).click();
        expect(await row(page, 2).evaluate((element) => element === document.activeElement)).toBe(true);
        expect(
          await row(page, 2)
            .getByRole('button', { name: /^Try again/ })
            .count(),
        ).toBe(0);
        isBusy = false;
        await row(page, 3).getByRole('button', { name: 'Try again: picture 3' }).click();
        await note(page, '2 of 3 pictures added, 1 failed: see why.').waitFor();
      },
    );
    expect((await added()).length).toBe(2);
  });

  test('a session that ends is signed in in place, as they go up and as they are added, and all of them arrive', async () => {
    unique();
    await staffJourney(browser, { viewport: 'phone', expected: /401/ }, async ({ page, context }) => {
      await page.goto('/admins/galleries/many');
      const signIn = async () => {
        const dialog = page.getByRole('dialog', { name: 'Sign in again' });
        await dialog.getByLabel('Email').fill(staff.email);
        await dialog.getByLabel('Password').fill(staff.password);
        await dialog.getByRole('button', { name: 'Sign in' }).click();
        await dialog.waitFor({ state: 'detached' });
      };
      await context.clearCookies();
      await choose(page, `${mark} a.jpg`, `${mark} b.jpg`, `${mark} c.jpg`);
      await signIn();
      await sayForAll(page, 'IRCH');
      await field(page, 'Title of picture 3').fill(`${mark} typed by hand`);
      await allUp(page, 3);
      await context.clearCookies();
      await page.getByRole('button', { name: 'Add 3 pictures' }).click();
      await signIn();
      await note(page, '3 pictures added. Everything is saved.').waitFor();
    });
    const titles = (await added()).map(({ title }) => title).toSorted();
    expect(titles).toEqual([`${mark} a`, `${mark} b`, `${mark} typed by hand`]);
  });
});

test('leaving asks; what was chosen and typed is there again after the tab was closed', async () => {
  unique();
  await staffJourney(browser, {}, async ({ page, context }) => {
    await page.goto('/admins/galleries/many');
    await choose(page, `${mark} one.jpg`, `${mark} two.jpg`);
    await sayForAll(page, 'Relive');
    await field(page, 'Title of picture 2').fill(`${mark} two, by hand`);
    await allUp(page, 2);
    await page.getByRole('link', { name: 'Galleries' }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Stay here' }).click();
    expect(new URL(page.url()).pathname).toBe('/admins/galleries/many');

    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto('/admins/galleries/many');
    const offer = next.getByRole('dialog', { name: 'Pictures from earlier' });
    await offer.waitFor();
    expect(await offer.getByRole('listitem').allTextContents()).toEqual([
      `${mark} one`,
      `${mark} two, by hand`,
    ]);
    expect(await axeFindings(next)).toEqual([]);
    let uploads = 0;
    next.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(staffApiPaths.media)) uploads += 1;
    });
    await offer.getByRole('button', { name: 'Go on with them' }).click();
    // Their thumbnails come from the library.
    const widths = () =>
      next
        .locator('li img')
        .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));
    await expect.poll(async () => (await widths()).filter((width) => width > 0).length).toBe(2);
    await next.getByRole('button', { name: 'Save as drafts' }).click();
    await note(next, '2 pictures saved. Visitors do not see them.').waitFor();
    expect(uploads).toBe(0);
    await next.reload();
    await note(next, 'No pictures chosen yet.').waitFor();
    expect(await offer.count()).toBe(0);
    expect(await added()).toEqual([]);
    const staffSees = await context.request.get(`${apiPaths.list('galleries')}?view=admin&state=draft`);
    const { data } = (await staffSees.json()) as { data: ItemAt<'galleries'>[] };
    const drafts = data.filter(({ title }) => title.includes(mark));
    expect(drafts.map(({ category }) => category)).toEqual(['Relive', 'Relive']);
    for (const { _id } of drafts) await deleteItem('galleries', _id);
  });
});

describe('a batch from a camera', () => {
  test('stands in compact rows, gets one title with numbers, and no camera’s name goes public unasked', async () => {
    unique();
    await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/admins/galleries/many');
      const names = Array.from({ length: 12 }, (_, i) => `IMG_202610011015${i}.jpg`);
      await choose(page, ...names);
      await row(page, 12).waitFor();
      const heights = await page
        .getByRole('list', { name: 'Chosen pictures' })
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThan(130);
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);

      await sayForAll(page, 'Relive');
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith(apiPaths.list('galleries'))) sent += 1;
      });
      await page.getByRole('button', { name: 'Add 12 pictures' }).click();
      const ask = page.getByRole('dialog', { name: 'Pictures have no title of their own' });
      await ask.getByText(/^12 titles are still .+ “IMG 2026100110150”/).waitFor();
      await ask.getByRole('button', { name: 'Give them titles' }).click();
      expect(sent).toBe(0);
      for (let i = 12; i > 2; i -= 1)
        await page.getByRole('button', { name: `Remove: picture ${i}`, exact: true }).click();

      const titles = async () => [
        await field(page, 'Title of picture 1').inputValue(),
        await field(page, 'Title of picture 2').inputValue(),
      ];
      await field(page, 'One title for all').fill('sd{rf/L cfjZostf');
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect.poll(() => field(page, 'One title for all').inputValue()).toBe('कर्मचारी आवश्यकता');
      await field(page, 'One title for all').fill(`${mark} Training in Jumla`);
      await page.getByRole('button', { name: 'Number them' }).click();
      expect(await titles()).toEqual([`${mark} Training in Jumla 1`, `${mark} Training in Jumla 2`]);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      expect(await titles()).toEqual(['IMG 2026100110150', 'IMG 2026100110151']);
      await page.getByRole('button', { name: 'Number them' }).click();
      await page.getByRole('button', { name: 'Add 2 pictures' }).click();
      await note(page, '2 pictures added. Everything is saved.').waitFor();
    });
    expect((await added()).map(({ title }) => title).toSorted()).toEqual([
      `${mark} Training in Jumla 1`,
      `${mark} Training in Jumla 2`,
    ]);
  });
});

test('files that are no pictures, whatever their names say, are refused at once, each by its name', async () => {
  unique();
  await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/galleries/many');
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
    const [good] = await pictures(`${mark} good.jpg`);
    const renamed = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
    await page
      .locator('input[type=file]')
      .setInputFiles([
        renamed('phone.jpg', heic),
        good ?? renamed('', heic),
        renamed('letter.jpg', Buffer.from('Dear friends,')),
      ]);
    const refusals = page.getByRole('alert');
    await refusals.getByText('“letter.jpg” is not a picture we can use.').waitFor();
    expect((await refusals.innerText()).split('\n')).toEqual([
      expect.stringMatching(/^“phone\.jpg” is a HEIC photo/),
      '“letter.jpg” is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.',
    ]);
    expect(await page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Remove: picture 1' }).click();
  });
});

test('pictures that wait for the connection are sent from another screen', async () => {
  unique();
  await staffJourney(browser, { expected: /ERR_FAILED|NetworkError/ }, async ({ page }) => {
    await page.goto('/admins/galleries/many');
    await choose(page, `${mark} one.jpg`, `${mark} two.jpg`);
    await sayForAll(page, 'Relive');
    await page.route(`**${apiPaths.list('galleries')}`, (route) => route.abort());
    await page.route(`**${staffApiPaths.me}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Add 2 pictures' }).click();
    await note(page, '0 of 2 pictures added, 2 wait for the connection.').waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    const kept = page.getByRole('region', { name: 'Unsaved on this device' });
    await kept.getByRole('link', { name: '2 pictures' }).waitFor();
    await page.unrouteAll();
    await page.getByText('2 pictures: added.', { exact: true }).waitFor();
    await kept.waitFor({ state: 'detached' });
  });
  expect((await added()).map(({ category }) => category)).toEqual(['Relive', 'Relive']);
});

test('what is chosen without a connection goes up and is added once there is one, and nothing has to be pressed again', async () => {
  unique();
  await staffJourney(
    browser,
    { viewport: 'phone', expected: /ERR_INTERNET|NetworkError/ },
    async ({ page, context }) => {
      await page.goto('/admins/galleries/many');
      await categoryOfAll(page).waitFor();
      await context.setOffline(true);
      await choose(page, `${mark} one.jpg`, `${mark} two.jpg`);
      await sayForAll(page, 'Relive');
      await row(page, 1).getByText('Waiting for the connection …').waitFor();
      await page.getByRole('button', { name: 'Add 2 pictures' }).click();
      await note(page, '0 of 2 pictures uploaded …').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
      await context.setOffline(false);
      await note(page, '2 pictures added. Everything is saved.').waitFor();
    },
  );
  expect((await added()).map(({ title }) => title)).toEqual([`${mark} one`, `${mark} two`]);
});

test('pictures of the library are added without being sent again, as they were tapped, with what is known of them', async () => {
  unique();
  await staffJourney(browser, { viewport: 'phone', expected: /409/ }, async ({ page, context }) => {
    const headers = { origin: siteUrl };
    const media: string[] = [];
    const noteChild = async (id = '') => {
      const consent = { people: 'child', who: 'Her mother', given: '', until: '' };
      await context.request.patch(staffApiPaths.oneMedia(id), { data: { consent }, headers });
    };
    for (const file of await pictures(`${mark} well.jpg`, `${mark} mill.jpg`)) {
      const multipart = { file };
      const { data } = (await (
        await context.request.post(staffApiPaths.media, { multipart, headers })
      ).json()) as { data: MediaItem };
      media.push(data.media);
    }
    const [well, mill] = media;
    await noteChild(mill);
    await page.goto('/admins/galleries/many');
    await sayForAll(page, 'Support');
    await page.getByRole('button', { name: 'Choose from all pictures: Pictures' }).click();
    const all = page.getByRole('dialog', { name: 'All pictures' });
    await all.getByLabel('Search').fill(mark);
    const use = (name: string) => all.getByRole('button', { name: `Use this picture: ${mark} ${name}.jpg` });
    for (const name of ['mill', 'well', 'well', 'well']) await use(name).click();
    expect(await use('mill').getAttribute('aria-pressed')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await all.getByRole('button', { name: 'Use 2 pictures' }).click();
    expect(await field(page, 'Title of picture 1').inputValue()).toBe(`${mark} mill`);
    // A colleague notes meanwhile that the other one shows a child too: the site asks about that one by itself.
    await noteChild(well);
    await page.getByRole('button', { name: 'Add 2 pictures' }).click();
    const question = page.getByRole('dialog', { name: 'May these pictures be published?' });
    expect(await question.getByRole('listitem').count()).toBe(1);
    await question.getByRole('button', { name: 'Publish them' }).click();
    await note(page, '1 of 2 pictures added, 1 failed: see why.').waitFor();
    expect((await added()).map(({ title }) => title)).toEqual([`${mark} mill`]);
    await row(page, 2).getByRole('button', { name: 'Try again: picture 2' }).click();
    await question.getByText(`“${mark} well.jpg” is noted as showing a child`).waitFor();
    await question.getByRole('button', { name: 'Publish them' }).click();
    await note(page, '2 pictures added. Everything is saved.').waitFor();
    const { data } = (await (await context.request.get(staffApiPaths.oneMedia(mill ?? ''))).json()) as {
      data: MediaItem;
    };
    expect(data.consent?.who).toBe('Her mother');
  });
  expect((await added()).map(({ title }) => title)).toEqual([`${mark} well`, `${mark} mill`]);
});

test('a page that is loaded anew while pictures go up sends the rest by itself', async () => {
  unique();
  await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/admins/galleries/many');
    await choose(page, `${mark} one.jpg`, `${mark} two.jpg`, `${mark} three.jpg`);
    await sayForAll(page, 'Relive');
    let [held, isHolding] = [0, true];
    // What is held is never answered, not even as the page is loaded anew: only what comes after that goes on.
    await page.route(`**${apiPaths.list('galleries')}`, (route) =>
      isHolding ? void (held += 1) : route.continue(),
    );
    await page.getByRole('button', { name: 'Add 3 pictures' }).click();
    await expect.poll(() => held).toBe(1);
    isHolding = false;
    await page.reload();
    await note(page, '3 pictures added. Everything is saved.').waitFor();
  });
  expect((await added()).map(({ category }) => category)).toEqual(['Relive', 'Relive', 'Relive']);
});

test('a second tab says that there are pictures in the first one, and offers them once that is closed', async () => {
  unique();
  await staffJourney(browser, { viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/galleries/many');
    await choose(page, `${mark} first.jpg`);
    await field(page, 'Title of picture 1').fill(`${mark} of the first tab`);
    await allUp(page, 1);
    const other = await context.newPage();
    await other.goto('/admins/galleries/many');
    const told = other.getByText('You have pictures in another tab too.');
    await told.waitFor();
    const offer = other.getByRole('dialog', { name: 'Pictures from earlier' });
    expect(await offer.count()).toBe(0);
    await page.close();
    await offer.getByText(`${mark} of the first tab`).waitFor();
    await offer.getByRole('button', { name: 'Go on with them' }).click();
    expect(await field(other, 'Title of picture 1').inputValue()).toBe(`${mark} of the first tab`);
    expect(await told.count()).toBe(0);
    await sayForAll(other, 'Relive');
    await other.getByRole('button', { name: 'Add 1 picture' }).click();
    await note(other, /^(1|A) picture added\. Everything is saved\.$/).waitFor();
  });
  expect((await added()).map(({ title }) => title)).toEqual([`${mark} of the first tab`]);
});

test('everything works by keyboard alone', async () => {
  unique();
  await staffJourney(browser, {}, async ({ page }) => {
    await page.goto('/admins/galleries/many', { waitUntil: 'networkidle' });
    // Asked for early: the browser is told of it beside the keys, not before them.
    const chooser = page.waitForEvent('filechooser');
    await categoryOfAll(page).focus();
    await page.keyboard.type('Sup');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nob');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await pictures(`${mark} x.jpg`, `${mark} y.jpg`));
    await row(page, 2).waitFor();
    // Past the library, the one title for all, and its button.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(`${mark} typed`);
    // Its description, its category and its people.
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove: picture 1');
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await note(page, '2 pictures added. Everything is saved.').waitFor();
  });
  expect((await added()).map(({ title, category }) => `${category}: ${title}`).toSorted()).toEqual([
    `Support: ${mark} typed`,
    `Support: ${mark} y`,
  ]);
});
