import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { overflowsSideways } from '../axe';
import { siteUrl } from '../content';
import { organisation } from '../../app/site/default-organisation';

const { office, region, phone, email, name, registrations } = organisation;
const letterhead = [
  name,
  `${office}, ${region} · ${phone} · ${email}`,
  registrations.map(({ label, number }) => `${label}: ${number}`).join(' · '),
].join('\n');
/** An A4 sheet and five centimetres, in CSS pixels. */
const sheet = { width: 794, height: 1123 };
const FIVE_CM = (5 / 2.54) * 96;

const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault]);

/** What of the screen is left, texts that are not black on white, cells without rules, and portraits that are not round. */
const partFaults = (page: Page) =>
  page.evaluate(() => {
    const faults = (selector: string, fault: string, isFault = (_: CSSStyleDeclaration) => true) =>
      [...document.querySelectorAll(selector)].flatMap((part) =>
        part.checkVisibility() && isFault(getComputedStyle(part)) ? [`${fault}: ${part.outerHTML}`] : [],
      );
    return [
      ...faults('header, nav, footer, dialog, [role=dialog], a[href="#main"]', 'of the screen'),
      ...faults(
        'main :is(h1, h2, h3, p, li, dd, td)',
        'coloured',
        ({ color, backgroundColor, backgroundImage }) =>
          [color, backgroundColor, backgroundImage].join() !== 'rgb(0, 0, 0),rgba(0, 0, 0, 0),none',
      ),
      ...faults(
        'main :is(th, td)',
        'no rule',
        ({ borderRightWidth }) => !Number.parseFloat(borderRightWidth),
      ),
      ...faults('main [data-round] img', 'a square portrait', ({ borderRadius }) => borderRadius !== '50%'),
    ].map((fault) => fault.slice(0, 100));
  });

/** What is wrong with a notice or story on paper, which has at most so many sheets. */
async function articleFaults(page: Page, sheets: number): Promise<string[]> {
  const picture = page.locator('main img').first();
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  const height = (await picture.boundingBox())?.height ?? Infinity;
  const pages = (await PDFDocument.load(await page.pdf({ format: 'A4' }))).getPageCount();
  return [
    ...unless(await page.locator('main time').first().isVisible(), 'no date'),
    ...unless(height <= FIVE_CM + 0.5, `picture ${height} px high`),
    ...unless(pages <= sheets, `${pages} sheets`),
  ];
}

/** What is wrong with the page at a path on paper; an article has at most so many sheets. */
export async function printFaults(page: Page, path: string, sheets?: number): Promise<string[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const onPaper = page.locator('[data-print-only]');
  const [head, foot] = [await onPaper.first().innerText(), await onPaper.last().innerText()];
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  return [
    ...unless(head === letterhead, `letterhead: ${head}`),
    ...unless(foot === siteUrl + path, `address: ${foot}`),
    ...unless(ground === 'rgb(255, 255, 255)', `on ${ground}`),
    ...unless(!(await overflowsSideways(page)), 'wider than the sheet'),
    ...(await partFaults(page)),
    ...(sheets === undefined ? [] : await articleFaults(page, sheets)),
  ];
}
