import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journey, launch, openAlive } from './browser';
import { addItem, deleteItem, landscape } from './content';
import { deleteAll } from './site';

let browser: Browser;
const ids: string[] = [];
beforeAll(async () => {
  browser = await launch();
  await deleteAll('galleries');
  const bytes = await landscape(900, 600);
  for (const [title, category] of [
    ['Knots', 'Trainings'],
    ['Blankets', 'Support'],
    ['Seeds', 'Trainings'],
    ['Radio', 'Trainings'],
  ] as const)
    ids.push((await addItem('galleries', { title, category, image: { bytes, name: 'p.jpg' } }))._id);
});
afterAll(async () => {
  for (const id of ids) await deleteItem('galleries', id);
  await browser.close();
});

const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tile = (page: Page, name: string) =>
  page.getByRole('link', { name: `Open picture: ${name}`, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => lightbox(page).waitFor({ state: 'detached' });

describe.each(['phone', 'desktop'] as const)('full gallery (%s)', (viewport) => {
  test("five filters, Trainings first; 'No images found in this category.'; Back and a shared address", async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/gallery');
      const group = page.getByRole('group', { name: 'Category' }).getByRole('button');
      expect(await group.allTextContents()).toEqual(['Trainings', 'Support', 'Activities', 'IRCH', 'Relive']);
      expect(await filter(page, 'Trainings').getAttribute('aria-pressed')).toBe('true');
      await tile(page, 'Knots').waitFor();
      expect(await tile(page, 'Blankets').count()).toBe(0);
      await filter(page, 'Support').click();
      await tile(page, 'Blankets').waitFor();
      expect(new URL(page.url()).search).toBe('?category=Support');
      await filter(page, 'Relive').click();
      await page.getByText('No images found in this category.', { exact: true }).waitFor();
      await page.goBack();
      await tile(page, 'Blankets').waitFor();
      await page.goto('/gallery?category=sUPPORT'); // filtering is case-insensitive
      await tile(page, 'Blankets').waitFor();
      expect(await filter(page, 'Support').getAttribute('aria-pressed')).toBe('true');
    });
  });

  test('gallery card width 300px', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/gallery');
      expect((await tile(page, 'Knots').boundingBox())?.width).toBe(300);
    });
  });

  test.each(['a close button', 'a backdrop click', 'the Escape key', 'Back'])(
    'the lightbox opens on a click and closes by %s; the focus goes back to the picture',
    async (way) => {
      await journey(browser, { viewport }, async ({ page }) => {
        await openAlive(page, '/gallery');
        await tile(page, 'Seeds').click();
        await lightbox(page).getByRole('img').waitFor();
        expect(new URL(page.url()).searchParams.get('photo')).toBe(ids[2]);
        if (way === 'a close button') await lightbox(page).getByRole('button', { name: 'Close' }).click();
        if (way === 'a backdrop click') await page.mouse.click(5, (page.viewportSize()?.height ?? 0) / 2);
        if (way === 'the Escape key') await page.keyboard.press('Escape');
        if (way === 'Back') await page.goBack();
        await closed(page);
        await expect.poll(() => new URL(page.url()).search).toBe('');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
          .toBe('Open picture: Seeds');
      });
    },
  );

  test('lightbox image width 80vw; next and previous by button, key and swipe; caption and counter', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, '/gallery');
      await tile(page, 'Radio').click();
      const box = lightbox(page);
      await box.getByText('1 of 3').waitFor();
      const width = page.viewportSize()?.width ?? 0;
      const image = await box.getByRole('img').locator('xpath=ancestor-or-self::*[@style][1]').boundingBox();
      expect(Math.round(image?.width ?? 0)).toBe(width * 0.8);
      await box.getByRole('button', { name: 'Next picture' }).click();
      await box.getByText('2 of 3').waitFor();
      expect(await box.textContent()).toContain('Seeds');
      await page.keyboard.press('ArrowRight');
      await box.getByText('3 of 3').waitFor();
      await page.keyboard.press('ArrowRight');
      await box.getByText('1 of 3').waitFor();
      await page.keyboard.press('ArrowLeft');
      await box.getByText('3 of 3').waitFor();
      const [x, y] = [width / 2, (page.viewportSize()?.height ?? 0) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 120, y, { steps: 6 });
      await page.mouse.up();
      await box.getByText('2 of 3').waitFor();
      // One Back closes, however many pictures were turned.
      await page.goBack();
      await closed(page);
    });
  });

  test('a shared address opens its picture, and closing stays on the gallery', async () => {
    await journey(browser, { viewport }, async ({ page }) => {
      await openAlive(page, `/gallery?category=Support&photo=${ids[1] ?? ''}`);
      await page.getByRole('dialog', { name: 'Blankets' }).waitFor();
      await page.keyboard.press('Escape');
      await closed(page);
      expect(new URL(page.url()).search).toBe('?category=Support');
    });
  });
});
