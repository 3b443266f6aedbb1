import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey, overflowsSideways, siteUrl } from '../browser';
import { addItem, picturePart } from '../content';
import type { Site } from '../site';
import { organisation } from '../../app/site/default-organisation';
import { badTexts } from './survey';
import type { OnStage } from './stage';

const { address, phone, email, name, registrations } = organisation;
const letterhead = [
  name,
  `${address.street}, ${address.town}, ${address.region} · ${phone} · ${email}`,
  registrations.map(({ label, number }) => `${label}: ${number}`).join(' · '),
].join('\n');
/** An A4 sheet and five centimetres, in CSS pixels. */
const sheet = { width: 794, height: 1123 };
const FIVE_CM = (5 / 2.54) * 96;

const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault]);
/** What of the screen can be seen of some parts of the page. */
const seen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((part) => `of the screen: ${part.outerHTML.slice(0, 60)}`));

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

/** Texts of a page that are not black on white. */
const colourFaults = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dd, td):visible').evaluateAll((all) =>
    all.flatMap((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const isBlackOnWhite =
        color === 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return isBlackOnWhite ? [] : [`${color} on ${backgroundColor}: ${element.textContent.slice(0, 30)}`];
    }),
  );

/** How many columns some parts of the page stand in. */
const columnsOf = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((all) => new Set(all.map((part) => Math.round(part.getBoundingClientRect().left))).size);

/** Portraits that are round on a screen and not on the sheet. */
const squarePortraits = (page: Page) =>
  page
    .locator('main [data-round] img:visible')
    .evaluateAll((all) =>
      all.flatMap((img) => (getComputedStyle(img).borderRadius === '50%' ? [] : ['a square portrait'])),
    );

/** What is wrong with a notice or story on paper, which has at most so many sheets. */
async function articleFaults(page: Page, sheets: number): Promise<string[]> {
  const picture = page.locator('main img').first();
  // A sheet may want another file of it than the window did.
  const shape = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.naturalWidth / img.naturalHeight;
  });
  const box = (await picture.boundingBox()) ?? { width: Infinity, height: Infinity };
  const pdf = await PDFDocument.load(await page.pdf({ format: 'A4' }));
  return [
    ...unless(await page.locator('main h1').isVisible(), 'no title'),
    ...unless(await page.locator('main time').first().isVisible(), 'no date'),
    ...(await seen(page, 'main a:not(:has(img)), main button')),
    ...(await badTexts(page)).filter((line) => !line.startsWith('sticking')),
    ...unless(box.height <= FIVE_CM + 0.5, `picture ${box.height} px high`),
    ...unless(Math.abs(box.width / box.height - shape) < 0.05, 'something beside the picture'),
    ...unless(pdf.getPageCount() <= sheets, `${pdf.getPageCount()} sheets`),
  ];
}

/** What is wrong with Home on paper: what opens by its heading stands open there, and the heading is one. */
async function homeFaults(page: Page): Promise<string[]> {
  const [journey, about] = [
    await columnsOf(page, 'main ol:has([data-unfolding]) > li'),
    await columnsOf(page, '[aria-labelledby=about] > div > *'),
  ];
  return [
    ...(await seen(page, 'main :is(img, button, [role=button]):not(h3 > *):not([src^="/"])')),
    ...unless(journey === 2 && about === 2, `in ${journey} and ${about} columns`),
  ];
}

/** What is wrong with a page on paper; the page is left on a sheet's screen. */
export async function paperFaults(page: Page, route: string, site: Site): Promise<string[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const onPaper = page.locator('[data-print-only]');
  const [head, foot] = [await onPaper.first().innerText(), await onPaper.last().innerText()];
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const faults = [
    ...unless(head === letterhead, `letterhead: ${head}`),
    ...unless(await onPaper.first().locator('svg').isVisible(), 'no mark'),
    ...unless(foot === siteUrl + new URL(route, siteUrl).pathname, `address: ${foot}`),
    ...unless(ground === 'rgb(255, 255, 255)', `on ${ground}`),
    ...(await seen(page, 'header, nav, footer, dialog, a[href="#main"]')),
    ...(await colourFaults(page)),
    ...(route === '/' ? await homeFaults(page) : []),
    ...(await squarePortraits(page)),
    ...unless(!(await overflowsSideways(page)), 'wider than the sheet'),
    ...(await tableFaults(page)),
    ...(site.articles.includes(route)
      ? await articleFaults(page, site.longArticles.includes(route) ? 4 : 1)
      : []),
  ];
  await page.emulateMedia({ media: 'screen' });
  return faults;
}

/** What lies over a page is not printed. */
export function paperTests(on: OnStage): void {
  test('an article prints as it is while a popup lies over it', async () => {
    const { browser, site } = on();
    await addItem('popups', { title: 'In the way', photo: await picturePart() });
    await journey(browser, {}, async ({ page }) => {
      const [article = ''] = site.articles;
      await page.goto(article);
      await page.getByRole('dialog', { name: 'In the way' }).waitFor();
      expect(await paperFaults(page, article, site)).toEqual([]);
    });
  });
}
