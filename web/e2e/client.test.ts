import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { choose, clientReady, disclosure, holdRequests, isLoaded, isOpen } from './page';
import { journey } from './visit';
import { addItem, clear, landscape, picturePart } from './content';

beforeAll(async () => {
  await clear('sliders');
  await clear('galleries');
  const image = await picturePart();
  for (const n of [1, 2]) await addItem('sliders', { image, title: `Slide ${n}`, displayOrder: String(n) });
  await addItem('galleries', { title: 'Blankets', category: 'Support', image });
});

const SCRIPTS = '**/assets/*.js';

describe('before the client has loaded', () => {
  test('the mobile menu and a journey card open, close, and stay open once the client loads', async () => {
    await journey({ viewport: 'phone', touch: true, early: true }, async ({ page, context }) => {
      const scripts = await holdRequests(context, SCRIPTS);
      await page.goto('/');
      const card = page.getByRole('article').filter({ has: disclosure(page, 'Goal') });
      const text = card.getByRole('paragraph');
      for (const isShown of [true, false, true]) {
        await card.locator('summary').tap();
        expect(await text.isVisible()).toBe(isShown);
      }
      const button = disclosure(page, 'Open menu');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await button.tap();
      expect(await menu.isVisible()).toBe(true);
      expect(await page.locator('html[data-touched]').count()).toBe(1);
      expect(await isOpen(button)).toBe(true);
      await button.tap();
      expect(await menu.isVisible()).toBe(false);

      await button.tap();
      await disclosure(menu, 'Media').tap();
      const stories = menu.getByRole('link', { name: 'Stories' });
      expect(await stories.isVisible()).toBe(true);
      await expect.poll(scripts.count).toBeGreaterThan(0);
      await scripts.release();
      await clientReady(page);
      await page.locator('html[data-scroll-locked]').waitFor({ state: 'attached' });
      expect(await stories.isVisible()).toBe(true);
      await page.locator('article[data-alive]').first().waitFor();
      expect([await isOpen(card.locator('summary')), await text.isVisible()]).toEqual([true, true]);
      await stories.tap();
      await page.waitForURL('**/stories');
      await menu.waitFor({ state: 'hidden' });
    });
  });

  test('a click on the slider is shown as pending, then carried out', async () => {
    await journey({ viewport: 'desktop', early: true }, async ({ page, context }) => {
      const scripts = await holdRequests(context, SCRIPTS);
      await page.goto('/');
      const next = page.getByRole('button', { name: 'Next slide' });
      await next.click();
      expect(await next.getAttribute('aria-busy')).toBe('true');
      await scripts.release();
      await page.getByRole('img', { name: 'Slide 2' }).waitFor();
      expect(await next.getAttribute('aria-busy')).toBeNull();
    });
  });

  test('links and forms work; a second click on a picture opens its file, and after one it opens in the lightbox once the client loads', async () => {
    await journey({ viewport: 'desktop', early: true }, async ({ page, context }) => {
      const scripts = await holdRequests(context, SCRIPTS);
      await page.goto('/contact');
      await page.getByRole('link', { name: 'Gallery' }).last().click();
      await page.waitForURL('**/gallery');
      await page.getByRole('button', { name: 'Support' }).click();
      await page.waitForURL('**/gallery?category=Support');
      const tile = page.getByRole('link', { name: 'Open picture: Blankets' });
      await tile.click();
      await tile.click();
      await page.waitForURL('**/files/galleries/**');
      await page.goBack();
      await tile.click();
      expect(await tile.getAttribute('aria-busy')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/gallery');
      await scripts.release();
      await page.getByRole('dialog', { name: 'Blankets' }).waitFor();
    });
  });
});

test('if the client cannot load, a picture opens as a file, and all else still works', async () => {
  const expected = /Failed to load resource|net::ERR_FAILED/;
  await journey({ viewport: 'desktop', early: true, expected }, async ({ page, context }) => {
    await context.route(SCRIPTS, (route) => route.abort());
    await page.goto('/gallery?category=Support');
    await page.getByRole('link', { name: 'Open picture: Blankets' }).click();
    await page.waitForURL('**/files/galleries/**');
  });
});

describe('when the client is fetched', () => {
  /** The scripts that a page has asked for, and whether the first came after `load`. */
  function watch(page: Page) {
    const asked: string[] = [];
    let loaded = false;
    let early = 0;
    page.on('load', () => (loaded = true));
    page.on('request', (request) => {
      if (request.resourceType() !== 'script') return;
      asked.push(request.url());
      if (!loaded) early += 1;
    });
    return { asked, early: () => early };
  }

  // A slow network counts as well: saves-data.test.ts.
  test('with data saving on, only after a touch; pictures stay small', async () => {
    const image = { bytes: await landscape(900, 600), name: 'hills.jpg' };
    const ids: string[] = [];
    for (const n of [3, 4])
      ids.push((await addItem('galleries', { title: `Training ${n}`, category: 'Trainings', image }))._id);
    const options = { viewport: 'phone', touch: true, density: 3, early: true } as const;
    await journey(options, async ({ page, context }) => {
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      const { asked } = watch(page);
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/files/galleries/')) files.push(request.url());
      });
      const tile = (n: number) => page.getByRole('img', { name: `Training ${n}` });
      const comes = async (n: number) => {
        await tile(n).scrollIntoViewIfNeeded();
        await isLoaded(tile(n));
      };
      await page.goto('/');
      for (const n of [3, 4]) await comes(n);
      // What is idle has been for a while when a second idle period has come.
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 500)),
          ),
      );
      expect(asked).toEqual([]);
      await page.getByRole('heading', { name: 'Our Photo Gallery' }).tap();
      await clientReady(page);
      expect(files.filter((url) => ids.some((id) => url.includes(id))).length).toBe(2);
      expect(files.filter((url) => /-(800|1600)\./.test(url))).toEqual([]);
      await choose(page, 'Gallery', 'Media');
      await page.getByRole('heading', { level: 1, name: 'Photo Gallery' }).waitFor();
      await comes(3);
      // The page's first picture alone is in its full size.
      expect(new Set(files.filter((url) => /-(800|1600)\./.test(url))).size).toBeLessThanOrEqual(1);
    });
  });

  test('by itself, once the page has loaded; one cached for a minute keeps its footer, and what is open in it', async () => {
    await journey({ viewport: 'phone', touch: true, early: true }, async ({ page }) => {
      const { asked, early } = watch(page);
      const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
      await page.route('/contact', async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(
          /(renderedAt\W+)\d{4}-[\d:T.-]+Z/,
          (_, name: string) => name + aMinuteAgo,
        );
        expect(html).toContain(aMinuteAgo);
        await route.fulfill({ response, body: html });
      });
      await page.goto('/contact');
      const links = page.locator('footer details');
      await links.evaluate((element: HTMLDetailsElement) => (element.open = true));
      const again = page.waitForResponse('**/api/v1/organisation*');
      await clientReady(page);
      expect([asked.length > 3, early()]).toEqual([true, 0]);
      await again;
      await page.waitForTimeout(500);
      expect(await links.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    });
  });
});
