import { expect, test } from 'vitest';
import { axeFindings, disclosure, journey, overflowsSideways, viewports } from '../browser';
import { addItem, changeItem, picturePart } from '../content';
import { longWord, nepaliText, nepaliTitle } from '../site';
import { badTexts } from './survey';
import type { OnStage } from './stage';

/** axe and the layout while something lies open over the page: popup, menu, dropdown, lightbox. */
export function openThingsTests(on: OnStage): void {
  test('axe finds nothing while popup, menu, dropdown or lightbox is open', async () => {
    const { browser } = on();
    const popup = { title: 'Office closed', content: 'We are back on Sunday.', photo: await picturePart() };
    await addItem('popups', popup);
    await journey(browser, { viewport: 'phone' }, async ({ page }) => {
      const looksRight = async (what: string) => {
        expect(await axeFindings(page), what).toEqual([]);
        expect(await overflowsSideways(page), what).toBe(false);
      };
      /** What is open stays open when the window is made wider. */
      const looksRightAtAllWidths = async (what: string) => {
        await looksRight(`${what}, phone`);
        await page.setViewportSize(viewports.desktop);
        await looksRight(`${what}, desktop`);
      };
      const dropdown = disclosure(page, 'Resources');
      await page.goto('/gallery');
      await page.getByRole('dialog', { name: 'Office closed' }).waitFor();
      await looksRightAtAllWidths('popup');
      await page.keyboard.press('Escape');
      await dropdown.click();
      await looksRight('dropdown, desktop');
      await page.keyboard.press('Escape');
      await page.setViewportSize(viewports.phone);
      await disclosure(page, 'Open menu').click();
      await looksRight('menu');
      await dropdown.click();
      await looksRight('dropdown, phone');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Open picture: First aid', exact: true }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      await looksRightAtAllWidths('lightbox');
    });
  });

  test('long and Nepali texts fit into popup and lightbox, at 320 px too', async () => {
    const { browser } = on();
    const words = { title: `${nepaliTitle} ${longWord}`, content: `${nepaliText} ${longWord}` };
    const popup = await addItem('popups', { ...words, photo: await picturePart() });
    await changeItem('popups', popup._id, { photo: '' });
    await journey(browser, {}, async ({ page }) => {
      const fits = async (what: string) => {
        for (const width of [320, 360, 1440]) {
          await page.setViewportSize({ width, height: 640 });
          const faults = (await badTexts(page)).filter((line) => !line.startsWith('overlapping'));
          expect(faults, `${what} at ${width}`).toEqual([]);
          expect(await overflowsSideways(page), `${what} at ${width}`).toBe(false);
        }
      };
      await page.goto('/gallery');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: nepaliTitle }).waitFor();
      expect(await dialog.getByRole('img').count(), 'a popup without a picture').toBe(0);
      await fits('popup');
      await page.keyboard.press('Escape');
      for (const title of [longWord, nepaliTitle]) {
        await page.getByRole('link', { name: `Open picture: ${title}`, exact: true }).click();
        await dialog.getByText(title).waitFor();
        await fits(title);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
    });
  });
}
