import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey, overflowsSideways, siteUrl } from '../browser';
import { addItem, landscape } from '../content';
import { organisation } from '../../app/organisation';
import { badTexts } from './survey';
import { expected404, keep, type Findings, type OnStage } from './stage';

const { address, phone, email, name, registrations } = organisation;
const letterhead = [
  name,
  `${address.street}, ${address.town}, ${address.region} · ${phone} · ${email}`,
  registrations.map(({ label, number }) => `${label}: ${number}`).join(' · '),
].join('\n');
/** An A4 sheet and five centimetres, in CSS pixels. */
const sheet = { width: 794, height: 1123 };
const FIVE_CM = (5 / 2.54) * 96;

/** What is wrong with the tables of a page: cells without rules or padding, and texts that reach into the next column. */
const tableFaults = (page: Page) =>
  page.locator('main :is(th, td):visible').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const style = getComputedStyle(cell);
      const range = document.createRange();
      range.selectNodeContents(cell);
      const box = cell.getBoundingClientRect();
      const text = range.getBoundingClientRect();
      return [
        Number.parseFloat(style.borderRightWidth) > 0 ? '' : 'no rule',
        Number.parseFloat(style.paddingLeft) >= 4 ? '' : 'no padding',
        text.right <= box.right + 0.5 && text.bottom <= box.bottom + 0.5 ? '' : 'sticks out',
      ].flatMap((fault) => (fault === '' ? [] : [`${fault}: ${cell.textContent}`]));
    }),
  );

/** Every page on paper: a letterhead, the text, nothing of the screen. */
export function paperTests(on: OnStage): void {
  test('every page prints with letterhead and its address, black on white, with tables that have rules', async () => {
    const { browser, site } = on();
    const findings: Findings = {};
    await journey(browser, { expected: expected404 }, async ({ page }) => {
      await page.setViewportSize(sheet);
      await page.emulateMedia({ media: 'print' });
      for (const route of site.routes) {
        await page.goto(route);
        const onPaper = page.locator('[data-print-only]');
        expect(await onPaper.first().innerText(), route).toBe(letterhead);
        expect(await onPaper.first().locator('svg').isVisible(), 'the mark').toBe(true);
        expect(await onPaper.last().innerText(), route).toBe(siteUrl + new URL(route, siteUrl).pathname);
        for (const part of await page.locator('header, nav, footer, dialog, a[href="#main"]').all())
          expect(await part.isVisible(), route).toBe(false);
        const faults = await page.locator('main :is(h1, h2, h3, p, li, dd, td):visible').evaluateAll((all) =>
          all.flatMap((element) => {
            const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
            const isBlackOnWhite =
              color === 'rgb(0, 0, 0)' &&
              backgroundColor === 'rgba(0, 0, 0, 0)' &&
              backgroundImage === 'none';
            return isBlackOnWhite
              ? []
              : [`${color} on ${backgroundColor}: ${element.textContent.slice(0, 30)}`];
          }),
        );
        if (route === '/')
          // What opens by its heading stands open on paper: there the heading is one.
          for (const part of await page.locator('main :is(img, button, [role=button]):not(h3 > *)').all())
            if ((await part.isVisible()) && !(await part.getAttribute('src'))?.startsWith('/'))
              faults.push('something of the screen');
        const sideways = (await overflowsSideways(page)) ? ['wider than the sheet'] : [];
        keep(findings, route, [...faults, ...sideways, ...(await tableFaults(page))]);
      }
    });
    expect(findings).toEqual({});
  });

  test('notices and stories print on one sheet, with a picture of at most five centimetres', async () => {
    const { browser, site } = on();
    await addItem('popups', {
      title: 'In the way',
      photo: { bytes: await landscape(400, 300), name: 'p.jpg' },
    });
    await journey(browser, {}, async ({ page }) => {
      for (const route of site.articles) {
        await page.goto(route);
        await page.getByRole('dialog', { name: 'In the way' }).waitFor();
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('main h1').isVisible()).toBe(true);
        expect(await page.locator('main time').first().isVisible()).toBe(true);
        const screenOnly = page.locator(
          'header, nav, footer, dialog, a[href="#main"], main a:not(:has(img)), main button',
        );
        for (const part of await screenOnly.all()) expect(await part.isVisible(), route).toBe(false);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
          'rgb(255, 255, 255)',
        );
        expect(
          (await badTexts(page)).filter((line) => !line.startsWith('sticking')),
          route,
        ).toEqual([]);
        const picture = page.locator('main img').first();
        const box = (await picture.boundingBox()) ?? { width: Infinity, height: Infinity };
        expect(box.height, 'at most five centimetres').toBeLessThanOrEqual(FIVE_CM + 0.5);
        const shape = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight);
        expect(box.width / box.height, 'nothing beside the picture').toBeCloseTo(shape, 1);
        const pdf = await PDFDocument.load(await page.pdf({ format: 'A4' }));
        expect(pdf.getPageCount(), route).toBeLessThanOrEqual(site.longArticles.includes(route) ? 4 : 1);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}
