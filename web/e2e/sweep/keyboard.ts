import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { disclosure, isOpen, journey, openAlive, viewports } from '../browser';
import { addItem, picturePart } from '../content';
import { focused, focusFault } from './focus';
import type { OnStage } from './stage';

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Tabs on until `name` has the focus; fails after `most` steps. */
async function tabTo(page: Page, name: string, most = 60): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`"${name}" was not reached with the Tab key; the focus is on "${await focused(page)}"`);
}

/** Every journey by the keys alone. */
export function keyboardTests(on: OnStage): void {
  test.each(['phone', 'desktop'] as const)(
    'menu by keyboard alone: opens, unfolds, closes with Escape, gives the focus back, leads on (%s)',
    async (viewport) => {
      const isNarrow = viewports[viewport].width < 900;
      await journey(on().browser, { viewport }, async ({ page }) => {
        await openAlive(page, '/contact');
        if (isNarrow) {
          await tabTo(page, 'Open menu');
          await press(page, 'Enter');
        }
        await tabTo(page, 'Media');
        await press(page, 'Space', 'Tab');
        expect(await focused(page)).toBe('Gallery');
        await press(page, 'Escape');
        expect(await focused(page)).toBe(isNarrow ? 'Open menu' : 'Media');
        if (isNarrow) await press(page, 'Enter');
        if (isNarrow) await tabTo(page, 'Media');
        await press(page, 'Enter', 'Tab', 'Tab');
        expect(await focused(page)).toBe('Stories');
        await press(page, 'Enter');
        await page.waitForURL('**/stories');
        await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
        await page.waitForFunction(() => document.activeElement?.id === 'main');
        const unfolded = page
          .getByRole('navigation', { name: 'Main' })
          .getByRole('link', { name: 'Gallery' });
        expect(await unfolded.count()).toBe(0);
      });
    },
  );

  describe('by keyboard alone', () => {
    test('home page: pause, dots, previous and next of the slider; journey cards unfold under the focus, and their link is the next stop', async () => {
      await journey(on().browser, {}, async ({ page }) => {
        await openAlive(page, '/');
        const current = () =>
          page.locator('[aria-label^="Show slide"][aria-current=true]').getAttribute('aria-label');
        await tabTo(page, 'Pause slides').catch(() => tabTo(page, 'Play slides'));
        await tabTo(page, 'Show slide 2');
        await press(page, 'Enter');
        expect(await current()).toBe('Show slide 2');
        await tabTo(page, 'Previous slide');
        await press(page, 'Space');
        expect(await current()).toBe('Show slide 1');
        await press(page, 'Tab');
        expect(await focused(page)).toBe('Next slide');
        await press(page, 'Enter', 'Enter');
        expect(await current()).toBe('Show slide 3');

        for (const name of ['Vision', 'Mission', 'Goal', 'Objective']) {
          await tabTo(page, name, name === 'Vision' ? 60 : 1);
          expect(await isOpen(disclosure(page, name))).toBe(true);
        }
        await press(page, 'Tab');
        const link = page.locator('[data-unfolding] a');
        expect(await focused(page)).toBe(await link.textContent());
        await press(page, 'Enter');
        await page.waitForURL('**/objective');
      });
    });

    test('gallery: filter, open, turn, close; the focus comes back to the picture', async () => {
      await journey(on().browser, {}, async ({ page }) => {
        await openAlive(page, '/gallery');
        await tabTo(page, 'Support');
        await press(page, 'Space');
        await page.waitForURL('**/gallery?category=Support');
        await page.getByRole('link', { name: 'Open picture: Blankets' }).waitFor();
        expect(await focused(page)).toBe('Support');
        await press(page, 'Shift+Tab', 'Enter');
        await page.waitForURL('**/gallery?category=Trainings');
        await page.getByRole('link', { name: 'Open picture: Ropes' }).waitFor();
        await tabTo(page, 'Open picture: Ropes');
        await press(page, 'Enter');
        const dialog = page.getByRole('dialog');
        await dialog.getByText('Ropes').waitFor();
        await press(page, 'ArrowRight');
        await dialog.getByText('Seeds').waitFor();
        await press(page, 'ArrowLeft');
        await dialog.getByText('Ropes').waitFor();
        await tabTo(page, 'Next picture', 4);
        await press(page, 'Enter');
        await dialog.getByText('Seeds').waitFor();
        await press(page, 'Escape');
        await dialog.waitFor({ state: 'detached' });
        expect(await focused(page)).toBe('Open picture: Ropes');
      });
    });

    test('Show more appends in place and moves on to the first new item', async () => {
      await journey(on().browser, {}, async ({ page }) => {
        await openAlive(page, '/notices');
        const entries = page.locator('[data-entry]:has(h2)'); // what has closed stands below, with h3
        expect(await entries.count()).toBe(12);
        await tabTo(page, 'Show more');
        await press(page, 'Enter');
        await entries.nth(12).waitFor();
        await page.waitForFunction(() => document.activeElement?.closest('[data-entry]') !== null);
        const position = await page.evaluate(() => {
          const entry = document.activeElement?.closest('[data-entry]') ?? null;
          return [...document.querySelectorAll('[data-entry]')].indexOf(entry as Element);
        });
        expect(position).toBe(12);
        expect(new URL(page.url()).search).toBe('');
      });
    });

    test('popup: has the focus, Escape closes it, and the page is there again', async () => {
      const photo = await picturePart();
      await addItem('popups', { title: 'Office closed', content: 'Until Sunday.', photo });
      await journey(on().browser, {}, async ({ page }) => {
        await page.goto('/contact');
        const dialog = page.getByRole('dialog', { name: 'Office closed' });
        await dialog.waitFor();
        expect(await focused(page)).toBe('Close');
        expect(await focusFault(page)).toBe('');
        await press(page, 'Enter');
        await dialog.waitFor({ state: 'detached' });
        await press(page, 'Tab');
        expect(await focused(page)).toBe('Skip to content');
        await press(page, 'Enter', 'Tab');
        expect(await focused(page)).toBe('Show on the map');
      });
    });
  });

  test('the open phone menu keeps the focus: nothing behind it can be reached', async () => {
    await journey(on().browser, { viewport: 'phone' }, async ({ page }) => {
      await openAlive(page, '/');
      await tabTo(page, 'Open menu');
      await press(page, 'Enter');
      for (let i = 0; i < 15; i += 1) {
        await press(page, 'Tab');
        const isBehind = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
        expect(isBehind, await focused(page)).toBe(false);
      }
    });
  });
}
