import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { clientReady, journey, launchOwn } from './browser';
import { addItem, deleteItem, picturePart } from './content';
import { devanagari, installFonts } from './device-fonts';
import { nepaliText, nepaliTitle } from './site';
import { noteShifts, shiftsOf } from './sweep/shifts';

const latin = '@fontsource/mukta/files/mukta-latin-400-normal.woff';

/** The letters of Nepali that a page has asked for, and whether that was before it had loaded. */
function watch(page: Page) {
  const asked: string[] = [];
  let loaded = false;
  let early = 0;
  page.on('load', () => (loaded = true));
  page.on('request', (request) => {
    if (!/devanagari.*\.woff/.test(request.url())) return;
    asked.push(request.url());
    if (!loaded) early += 1;
  });
  return { asked, early: () => early };
}

/** How often wider the title is than its first word's first letter: in boxes, as often as it has letters. */
const letters = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((h1) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = `700 40px ${getComputedStyle(h1).fontFamily}`;
    return context.measureText('क्षे').width / context.measureText('क').width;
  });

// Only where fontconfig decides which fonts a browser has.
describe.runIf(process.platform === 'linux')('Nepali letters', () => {
  let story: ItemAt<'stories'>;
  const notices: ItemAt<'notices'>[] = [];
  beforeAll(async () => {
    const image = await picturePart();
    story = await addItem('stories', { title: nepaliTitle, description: nepaliText, image });
    for (let i = 0; i < 4; i += 1)
      notices.push(
        await addItem('notices', {
          title: nepaliTitle,
          description: nepaliText,
          heldOn: '2099-01-02',
          // Letters of both, more of them Latin: a text that is not marked as Nepali.
          place: `The hall of the ward’s office in the bazaar: ${nepaliTitle.slice(0, 24)}`,
          image,
        }),
      );
  });
  afterAll(async () => {
    await deleteItem('stories', story._id);
    for (const { _id } of notices) await deleteItem('notices', _id);
  });

  async function onDevice(fonts: readonly string[], work: (browser: Browser) => Promise<void>) {
    const { env, remove } = await installFonts(fonts);
    const browser = await launchOwn([], env);
    try {
      await work(browser);
    } finally {
      await browser.close();
      await remove();
    }
  }

  test('are those of the device where it has some: none is fetched', async () => {
    await onDevice([latin, ...devanagari], (browser) =>
      journey(browser, { viewport: 'phone' }, async ({ page }) => {
        const { asked } = watch(page);
        await page.goto(`/story/${story._id}`);
        expect(await letters(page)).toBeLessThan(2);
        await clientReady(page);
        await page.getByRole('link', { name: 'Stories' }).last().click();
        await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
        await page.getByRole('heading', { name: nepaliTitle }).waitFor();
        expect(asked).toEqual([]);
      }),
    );
  });

  test('on a Nepali page neither: a device that has letters fetches no font at all', async () => {
    await onDevice([latin, ...devanagari], (browser) =>
      journey(browser, { viewport: 'phone' }, async ({ page }) => {
        const fonts: string[] = [];
        page.on('request', (request) => {
          if (/\.woff/.test(request.url())) fonts.push(request.url());
        });
        for (const path of ['', '/notices', `/story/${story._id}`, '/contact']) {
          await page.goto(`/ne${path}`);
          await clientReady(page);
          await page.evaluate(() => document.fonts.ready);
          expect(await page.locator('html').getAttribute('lang')).toBe('ne');
        }
        expect(fonts).toEqual([]);
      }),
    );
  });

  test('are sent to a device without any, after everything else', async () => {
    await onDevice([latin], (browser) =>
      journey(browser, { viewport: 'phone' }, async ({ page }) => {
        const { asked, early } = watch(page);
        await page.goto(`/story/${story._id}`);
        await expect.poll(() => letters(page)).toBeLessThan(2);
        expect(asked).toHaveLength(2);
        expect(early()).toBe(0);
      }),
    );
  });

  test('move nothing when they come, for who scrolls on in that moment neither', async () => {
    await onDevice([latin], (browser) =>
      journey(browser, { viewport: 'phone' }, async ({ page, context }) => {
        await noteShifts(context);
        await page.addInitScript(() => {
          const { fonts } = document;
          const add = fonts.add.bind(fonts);
          fonts.add = (face) => {
            requestAnimationFrame(() => scrollBy(0, innerHeight * 0.8));
            return add(face);
          };
        });
        const [first] = notices.map(({ _id }) => `/notices/${_id}`) as [string];
        for (const path of ['/notices', first]) {
          await page.goto(path);
          await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Nepali'));
          expect(await shiftsOf(page), path).toEqual([]);
        }
      }),
    );
  });

  test('are never sent for a page that has none', async () => {
    await onDevice([latin], (browser) =>
      journey(browser, { viewport: 'phone' }, async ({ page }) => {
        const { asked } = watch(page);
        await page.goto('/contact');
        await clientReady(page);
        await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Nepali'));
        await page.evaluate(() => document.fonts.ready);
        expect(asked).toEqual([]);
      }),
    );
  });
});
