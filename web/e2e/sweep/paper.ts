import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { journey, siteUrl } from '../browser';
import { addItem, landscape } from '../content';
import { organisation } from '../../app/organisation';
import { badTexts } from './survey';
import type { OnStage } from './stage';

/** Notices and stories on paper: a letterhead, the text, nothing of the screen. */
export function paperTests(on: OnStage): void {
  test('notices and stories print with letterhead and address, without chrome', async () => {
    const { browser, site } = on();
    const { address, phone, email, name } = organisation;
    await addItem('popups', {
      title: 'In the way',
      photo: { bytes: await landscape(400, 300), name: 'p.jpg' },
    });
    await journey(browser, {}, async ({ page }) => {
      for (const route of site.articles) {
        await page.goto(route);
        await page.getByRole('dialog', { name: 'In the way' }).waitFor();
        await page.emulateMedia({ media: 'print' });
        const onPaper = page.locator('[data-print-only]');
        expect(await onPaper.last().innerText(), route).toBe(siteUrl + route);
        expect(await onPaper.first().innerText(), route).toBe(
          `${name}\n${address.street}, ${address.town}, ${address.region} · ${phone} · ${email}`,
        );
        expect(await page.locator('main h1').isVisible()).toBe(true);
        expect(await page.locator('main time').isVisible()).toBe(true);
        const screenOnly = page.locator('header, nav, footer, dialog, a[href="#main"], main a, main button');
        for (const part of await screenOnly.all()) expect(await part.isVisible(), route).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
          'rgb(255, 255, 255)',
        );
        expect(
          (await badTexts(page)).filter((line) => !line.startsWith('sticking')),
          route,
        ).toEqual([]);
        const picture = await page.locator('main img').first().boundingBox();
        expect(picture?.height).toBeLessThan(500);
        const pdf = await PDFDocument.load(await page.pdf({ format: 'A4' }));
        expect(pdf.getPageCount(), route).toBeLessThanOrEqual(site.longArticles.includes(route) ? 4 : 1);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}
