import { expect, test } from 'vitest';
import { axeFindings, journey, overflowsSideways, viewports } from '../browser';
import { addItem, changeItem, landscape } from '../content';
import { longWord, nepaliText, nepaliTitle } from '../site';
import { badTexts } from './survey';
import type { OnStage } from './stage';

const widths = ['phone', 'desktop'] as const;

/** axe and the layout while something lies open over the page: popup, menu, dropdown, lightbox. */
export function openThingsTests(on: OnStage): void {
  test.each(widths)(
    'axe finds nothing while popup, menu, dropdown or lightbox is open (%s)',
    async (viewport) => {
      const { browser } = on();
      const photo = { bytes: await landscape(400, 300), name: 'p.jpg' };
      await addItem('popups', { title: 'Office closed', content: 'We are back on Sunday.', photo });
      await journey(browser, { viewport }, async ({ page }) => {
        await page.goto('/');
        await page.getByRole('dialog', { name: 'Office closed' }).waitFor();
        expect(await axeFindings(page), 'popup').toEqual([]);
        await page.keyboard.press('Escape');
        if (viewports[viewport].width < 900) await page.getByRole('button', { name: 'Open menu' }).click();
        expect(await axeFindings(page), 'menu').toEqual([]);
        await page.getByRole('button', { name: 'Resources', exact: true }).click();
        expect(await axeFindings(page), 'dropdown').toEqual([]);
        expect(await overflowsSideways(page), 'dropdown').toBe(false);
        await page.goto('/gallery');
        await page.getByRole('dialog', { name: 'Office closed' }).waitFor(); // once for each load of a document
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Open picture: First aid', exact: true }).click();
        await page.getByRole('dialog').getByRole('img').waitFor();
        expect(await axeFindings(page), 'lightbox').toEqual([]);
      });
    },
  );

  test.each([320, 360, 1440])('long and Nepali texts fit into popup and lightbox (%i px)', async (width) => {
    const { browser } = on();
    const photo = { bytes: await landscape(400, 300), name: 'p.jpg' };
    const words = { title: `${nepaliTitle} ${longWord}`, content: `${nepaliText} ${longWord}` };
    const popup = await addItem('popups', { ...words, photo });
    await changeItem('popups', popup._id, { photo: '' });
    await journey(browser, {}, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/gallery');
      const dialog = page.getByRole('dialog');
      const texts = async () => (await badTexts(page)).filter((line) => !line.startsWith('overlapping'));
      await dialog.getByRole('heading', { name: nepaliTitle }).waitFor();
      expect(await dialog.getByRole('img').count(), 'a popup without a picture').toBe(0);
      expect(await texts(), 'popup').toEqual([]);
      await page.keyboard.press('Escape');
      for (const title of [longWord, nepaliTitle]) {
        await page.getByRole('link', { name: `Open picture: ${title}`, exact: true }).click();
        await dialog.getByText(title).waitFor();
        expect(await texts(), title).toEqual([]);
        expect(await overflowsSideways(page), title).toBe(false);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
    });
  });
}
