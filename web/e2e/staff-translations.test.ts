import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aboutInNepali } from '@site/defaults/ne';
import { axeFindings, journey, launch, overflowsSideways, siteUrl } from './browser';
import { clear } from './content';
import { editorOf, input, saveButton, toast } from './staff-kit';
import { staffJourney } from './staff-visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
  await clear('notices');
  await clear('about');
});

const title = 'रोजगारी: दुई सामाजिक परिचालक';
const longer = 'रोजगारी: तीन सामाजिक परिचालक, दैलेख';
const english = 'Vacancy: two social mobilisers';

const side = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Language shown' }).getByRole('button', { name });
const mark = (page: Page) => page.getByText('Changed in Nepali since it was translated.');
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft', exact: true }).click();
test('on a phone a vacancy is written in Nepali, translated, changed, drafted, previewed and published in both languages', async () => {
  await staffJourney(browser, { viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/notices/new');
    await editorOf(page);
    await input(page, 'title').fill(title);
    await input(page, 'description').fill('इच्छुकले निवेदन दिनुहोला।');
    expect(await input(page, 'language').locator('option').first().textContent()).toBe('Nepali (recognised)');
    await page.getByRole('button', { name: 'Translate into English' }).click();
    await input(page, 'en_title').fill(english);
    await input(page, 'en_description').fill('Apply by hand.');
    expect(await input(page, 'title').isVisible()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await saveDraft(page);
    await toast(page, `“${title}” was saved as a draft.`).waitFor();
    await page.waitForURL(/\/admins\/notices\/(?!new)/);
    const id = /\/admins\/notices\/([^/#?]+)/.exec(page.url())?.[1] ?? '';

    // The text is changed: the translation of just that field is marked, here and in the list.
    await side(page, /^Nepali$/).click();
    await input(page, 'title').fill(longer);
    await side(page, /^English \(1 out of date\)$/).click();
    expect(await mark(page).count()).toBe(1);
    await saveDraft(page);
    await toast(page, `“${longer}” was saved as a draft.`).waitFor();
    expect(await mark(page).count()).toBe(1);
    await page.goto('/admins/notices?attention=outdated');
    await page.getByText('Only notices that changed since they were translated').waitFor();
    await page.getByRole('link', { name: longer }).first().click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await editorOf(page);

    // What still fits is kept as it is; once that is saved nothing is marked.
    await side(page, /^English \(1 out of date\)$/).click();
    await page.getByRole('button', { name: 'The translation still fits: Title in English' }).click();
    expect(await mark(page).count()).toBe(0);
    await input(page, 'en_title').fill(`${english}, Dailekh`);
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Save draft and preview/ }).click(),
    ]);
    await preview.waitForURL(/preview=/);
    await preview
      .getByRole('heading', { name: `${english}, Dailekh` })
      .first()
      .waitFor();
    await preview.getByRole('banner').locator('a[hreflang=ne]').click();
    await preview.waitForURL(/\/ne\/notices.*preview=/);
    await preview.getByRole('heading', { name: longer }).first().waitFor();
    await preview.close();
    expect(await (await fetch(`${siteUrl}/ne/notices?v=1`)).text()).not.toContain(longer);

    await saveButton(page).click();
    await toast(page, `“${longer}” was published.`).waitFor();
    await page.goto('/admins/notices?attention=outdated');
    await page.getByRole('button', { name: 'Show all' }).first().waitFor();
    expect(await page.getByRole('link', { name: longer }).count()).toBe(0);
    await journey(browser, { viewport: 'phone' }, async ({ page: visitor }) => {
      await visitor.goto(`/notices?open=${id}`);
      await visitor
        .getByRole('heading', { name: `${english}, Dailekh` })
        .first()
        .waitFor();
      await visitor.getByRole('banner').locator('a[hreflang=ne]').click();
      await visitor.waitForURL(`**/ne/notices?open=${id}`);
      await visitor.getByRole('heading', { name: longer }).first().waitFor();
      expect(await visitor.locator('meta[property="og:title"]').getAttribute('content')).toBe(longer);
    });
  });
});

test('the secretary says About in Nepali: what she leaves stays in its Nepali beginning', async () => {
  const VISION = 'हरेक गाउँमा उज्यालो।';
  await staffJourney(browser, { viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/about');
    await page.getByRole('heading', { level: 1, name: 'About page' }).waitFor();
    await page.getByRole('button', { name: 'Translate into Nepali' }).click();
    await input(page, 'ne_vision').fill(VISION);
    await saveButton(page).click();
    await toast(page, '“About page” was published.').waitFor();
  });
  await journey(browser, { viewport: 'phone' }, async ({ page }) => {
    await page.goto('/ne/about-us-details');
    await page.getByText(VISION, { exact: true }).waitFor();
    await page.getByText(String(aboutInNepali.mission), { exact: true }).waitFor();
  });
  expect(await (await fetch(`${siteUrl}/about-us-details`)).text()).not.toContain(VISION);
  await clear('about');
});
