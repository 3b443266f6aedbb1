import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { launchOwn } from './browser';
import { clientReady, frames } from './page';
import { journey } from './visit';
import { addItem, picturePart } from './content';
import { devanagari, installFonts } from './device-fonts';
import { nepaliText, nepaliTitle } from './site';
import { noteShifts } from './sweep/layout-shift';

/** Later than a page needs to come alive. */
const LATE_MS = 2000;

const latin = '@fontsource/mukta/files/mukta-latin-400-normal.woff';

/** The files of fonts for Nepali that a page has asked for. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [file] = /(devanagari|name-of-nepali)[^/]*\.woff2/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

/** Fonts come long after the page has been painted. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await wait(LATE_MS);
    await route.continue();
  });

/** What has moved since the page was painted, as the sum of all. */
const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { shifts: { value: number }[] }).shifts.reduce((sum, { value }) => sum + value, 0),
  );

const fontsArrived = (page: Page) =>
  page.waitForFunction(() =>
    ['400', '700'].every((weight) =>
      [...document.fonts].some(
        (face) => /^"?Nepali"?$/.test(face.family) && face.weight === weight && face.status === 'loaded',
      ),
    ),
  );

/** How often wider the title is than its first word's first letter: in boxes, as often as it has letters. */
const letters = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((h1) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = `700 40px ${getComputedStyle(h1).fontFamily}`;
    return context.measureText('क्षे').width / context.measureText('क').width;
  });

// Only where fontconfig decides which fonts a browser has.
describe.runIf(process.platform === 'linux')('fonts for Nepali', () => {
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

  async function onDevice(
    fonts: readonly string[],
    work: (browser: Browser) => Promise<void>,
    beside?: 'the machine',
  ) {
    const { env, remove } = await installFonts(fonts, beside);
    const browser = await launchOwn([], env);
    try {
      await work(browser);
    } finally {
      await browser.close();
      await remove();
    }
  }

  test('come from the device where it has some: none is fetched, in either language', async () => {
    await onDevice([latin, ...devanagari], (browser) =>
      journey({ browser, viewport: 'phone' }, async ({ page }) => {
        const asked = watch(page);
        for (const path of [`/story/${story._id}`, '/ne/notices']) {
          await page.goto(path);
          await clientReady(page);
          await page.evaluate(() => document.fonts.ready);
          expect(await letters(page), path).toBeLessThan(2);
        }
        expect(asked).toEqual([]);
      }),
    );
  });

  test('are sent to a device without any, even without JavaScript, but not for the word “नेपाली” alone', async () => {
    await onDevice([latin], async (browser) => {
      await journey({ browser, viewport: 'phone', javaScript: false }, async ({ page }) => {
        const asked = watch(page);
        await page.goto(`/story/${story._id}`);
        await expect.poll(() => letters(page)).toBeLessThan(2);
        await fontsArrived(page);
        expect(asked.filter((file) => file.startsWith('devanagari'))).toHaveLength(2);
      });
      // The name of Nepali has a small file of its own.
      await journey({ browser, viewport: 'phone' }, async ({ page }) => {
        const asked = watch(page);
        await page.goto('/contact');
        await clientReady(page);
        await page.evaluate(() => document.fonts.ready);
        expect(asked).toEqual([expect.stringContaining('name-of-nepali')]);
        await expect
          .poll(() => page.evaluate(() => document.fonts.check("1em 'Name of Nepali'", 'नेपाली')))
          .toBe(true);
      });
    });
  });

  // With fonts of its own the sweep measures it, on every page.
  test('hardly shift the layout when they load late', async () => {
    const work = (browser: Browser) =>
      journey({ browser, viewport: 'phone' }, async ({ page, context }) => {
        await noteShifts(context);
        const measure = async (each: Page, path: string) => {
          await delayFonts(each);
          await each.goto(path);
          await clientReady(each);
          await fontsArrived(each);
          await each.evaluate(() => document.fonts.ready);
          await frames(each, 2);
          expect(await shiftOf(each), path).toBeLessThan(0.02);
          expect(await each.locator('[style*=min-height]').count()).toBe(0);
        };
        // Mostly they wait.
        await Promise.all([measure(page, '/ne'), measure(await context.newPage(), '/ne/notices')]);
      });
    await onDevice([], work, 'the machine');
  });
});
