import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import samples from '../app/testing/clipboard-samples.json';
import { axeFindings, isLoaded, journey, overflowsSideways, siteUrl, viewports } from './browser';
import { clear, deleteItem, pdfPart } from './content';
import { entered, input, paste, saveButton, staffItem, theForm, toast } from './staff-kit';
import { staffJourney } from './staff-visit';

const inDays = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));
const phone = { viewport: 'phone', touch: true } as const;
const title = 'Vacancy: two social mobilisers for Dailekh';
const contact = 'Office, 083-520123';

beforeAll(async () => {
  // What visitors must not see is looked for by its words.
  await clear('notices');
});

/** What a visitor can ask for of a notice that is not public, and the files that belong to it. */
async function seenOf(page: Page, id: string) {
  const item = await staffItem(page, 'notices', id);
  const fresh = `fresh=${Math.random()}`;
  const [own, ...lists] = await Promise.all(
    [
      `/notices/${id}?v=${Math.random()}`,
      `/notices?v=${Math.random()}`,
      '/notices.xml',
      '/sitemap.xml',
      `/api/v1/notices?${fresh}`,
      `/api/v1/notices/${id}?${fresh}`,
    ].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  const files = Object.values(item?.files ?? {})
    .flat()
    .map(({ address }) => address.replace(/^\/preview\/[^/]+/, ''));
  const statuses = await Promise.all(files.map(async (file) => (await fetch(siteUrl + file)).status));
  return {
    texts: [own, ...lists].some((text) => text?.includes(title) || text?.includes('groups of two wards')),
    statuses,
  };
}

/** Closes the message at the foot of the window; the one before it may be about to go. */
async function closeMessage(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close message' });
  await expect.poll(() => close.count()).toBe(1);
  await close.click();
  await expect.poll(() => close.count()).toBe(0);
}

const historyOf = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

test('an office announces a vacancy on a phone: from Word and a scan to the closed notice, and a wrong save taken back', async () => {
  await staffJourney(phone, async ({ page, context }) => {
    // Written from a Word text and a scanned letter.
    await page.goto('/admins');
    await page.getByRole('link', { name: 'Add a notice' }).click();
    await page.getByRole('toolbar', { name: 'Formatting of Description' }).waitFor();
    await input(page, 'title').fill(title);
    await input(page, 'description').click();
    const word = samples.find(({ from, what }) => from === 'Word' && what === 'a whole vacancy');
    await paste(page, { 'text/html': word?.copied ?? '' });
    expect(await entered(input(page, 'description'))).toContain('Visit the groups of two wards');
    await input(page, 'title').scrollIntoViewIfNeeded();
    await input(page, 'kind').selectOption('Vacancy');
    await input(page, 'closesOn').fill(inDays(20));
    await input(page, 'place').fill('Dailekh, wards 3 and 5');
    await input(page, 'contact').fill(contact);
    await page
      .getByLabel('Documents')
      .last()
      .setInputFiles({ name: 'scan_0112.pdf', mimeType: 'application/pdf', buffer: pdfPart().bytes });
    await page.getByText('The first page of “scan_0112.pdf” is the image.', { exact: false }).waitFor();
    await page.getByLabel('Name of document 1').fill('The signed announcement');
    expect(await overflowsSideways(page)).toBe(false);

    // Saved as a draft, of which visitors see nothing.
    await page.getByRole('button', { name: 'Save draft', exact: true }).click();
    await toast(page, `“${title}” was saved as a draft.`).waitFor();
    await page.waitForURL(/\/admins\/notices\/(?!new)/);
    const id = /\/admins\/notices\/([^/#?]+)/.exec(page.url())?.[1] ?? '';
    await page.getByText('Only colleagues see this draft.').waitFor();
    expect(await seenOf(page, id)).toEqual({ texts: false, statuses: [404] });
    await page.evaluate(() => window.scrollTo(0, 0));

    // Looked at by a colleague without an account, in a browser of their own.
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: /^Preview/ }).click(),
    ]);
    await preview.waitForURL(/preview=/);
    const link = preview.url();
    await preview.close();
    await closeMessage(page);
    await journey({ ...phone, expected: /status of 404/ }, async ({ page: colleague }) => {
      const response = await colleague.goto(link);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await colleague.getByText('This link ends on').waitFor();
      expect(await colleague.locator('script').count()).toBe(0);
      expect(await axeFindings(colleague)).toEqual([]);
      await colleague.getByText('visitors cannot see this yet').waitFor();
      await colleague.getByRole('heading', { level: 1, name: title }).waitFor();
      await colleague.getByRole('heading', { level: 2, name: 'Duties' }).waitFor();
      const letter = colleague.getByRole('img', { name: 'The signed announcement' });
      await isLoaded(letter);
      expect(await overflowsSideways(colleague)).toBe(false);
      const ended = await colleague.goto(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
      expect(ended?.status()).toBe(404);
      await colleague.getByRole('heading', { name: 'This preview has ended' }).waitFor();
      expect(await axeFindings(colleague)).toEqual([]);
    });

    // Published at once; staff-publishing.test.ts gives a draft its day.
    await saveButton(page).click();
    await toast(page, `“${title}” was published.`).waitFor();

    // Found by visitors in the filter, with its facts on card and page, and on paper.
    await journey(phone, async ({ page: visitor }) => {
      await visitor.goto(`/notices?v=${Math.random()}`);
      const filter = visitor.getByRole('navigation', { name: 'Filter notices' });
      await filter.getByRole('link', { name: 'Vacancy', exact: true }).click();
      await visitor.waitForURL('**/notices?kind=Vacancy');
      const card = visitor.getByRole('article').filter({ hasText: title });
      await card.getByText('Closes in 20 days').waitFor();
      expect(await card.innerText()).toMatch(
        /Dailekh, wards 3 and 5\s+Office, 083-520123\s+Posted on \d+ \w+ \d{4}/,
      );
      await card.getByRole('link', { name: title }).click();
      await visitor.waitForURL(`**/notices/${id}`);
      const facts = visitor.getByRole('complementary', { name: 'At a glance' });
      await visitor.getByRole('main').getByText('Closes in 20 days').first().waitFor();
      for (const fact of ['Dailekh, wards 3 and 5', contact])
        await facts.getByText(fact, { exact: true }).waitFor();
      await visitor.getByRole('link', { name: /^The signed announcement PDF · \d+ KB · 1 page$/ }).waitFor();
      expect(await overflowsSideways(visitor)).toBe(false);
      expect(await axeFindings(visitor)).toEqual([]);
      await visitor.emulateMedia({ media: 'print' });
      await facts.getByText('Closes on', { exact: true }).waitFor();
      // The days that are left are no longer so many when somebody reads the sheet.
      expect(await visitor.getByText('Closes in 20 days').first().isVisible()).toBe(false);
      expect(await visitor.getByRole('navigation').first().isVisible()).toBe(false);
      expect((await PDFDocument.load(await visitor.pdf({ format: 'A4' }))).getPageCount()).toBe(1);
    });

    // Closed by its date: below what is open, and marked on its page.
    await page.goto(`/admins/notices/${id}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the public link' }).click();
    await toast(page, 'The public link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${siteUrl}/notices/${id}`);
    await input(page, 'closesOn').fill(inDays(-1));
    await saveButton(page).click();
    await toast(page, `“${title}” was saved.`).waitFor();
    await journey(phone, async ({ page: visitor }) => {
      await visitor.goto(`/notices?v=${Math.random()}`);
      const closed = visitor.getByRole('region', { name: 'Closed' });
      await closed.getByRole('link', { name: title }).waitFor();
      await closed.getByRole('article').filter({ hasText: title }).getByText('Closed').waitFor();
      expect(await visitor.getByRole('article').filter({ hasText: title }).count()).toBe(1);
      await visitor.goto('/notices?state=open');
      await visitor.getByRole('navigation', { name: 'Filter notices' }).waitFor();
      expect(await visitor.getByText(title).count()).toBe(0);
    });

    // A wrong save: the telephone of somebody else, and most of the text gone. It is brought back from the history.
    await input(page, 'contact').fill('Hari, 01-4000000');
    await input(page, 'description').fill('To be written.');
    await page.getByRole('button', { name: 'Add a message to colleagues' }).click();
    await page.getByLabel('Message to colleagues').fill('As Hari says');
    await saveButton(page).click();
    // A message like this one stands there from before.
    await theForm(page).getByText('Everything is saved.').waitFor();
    await closeMessage(page);
    await page.getByRole('button', { name: 'History', exact: true }).click();
    await historyOf(page).first().getByText('As Hari says').waitFor();
    await historyOf(page).first().scrollIntoViewIfNeeded();
    await historyOf(page)
      .first()
      .getByRole('button', { name: /^What changed/ })
      .click();
    const version = page.getByRole('dialog', { name: /^Version of/ });
    await version.getByRole('insertion').getByText('Hari').first().waitFor();
    await version.getByRole('button', { name: 'Close' }).click();
    await historyOf(page)
      .nth(1)
      .getByRole('button', { name: /^What changed/ })
      .click();
    await version.getByRole('button', { name: 'Look at this version' }).click();
    await version.getByText('Visit the groups of two wards').waitFor();
    // However long a version is, what can be done with it stays in view.
    const foot = await version.getByRole('button', { name: 'Bring this back' }).boundingBox();
    expect((foot?.y ?? Infinity) + (foot?.height ?? 0)).toBeLessThanOrEqual(viewports.phone.height);
    await version.getByRole('button', { name: 'Bring this back' }).click();
    await expect.poll(() => input(page, 'contact').inputValue()).toBe(contact);
    expect(await entered(input(page, 'description'))).toContain('Visit the groups of two wards');
    await historyOf(page).first().getByText('brought an earlier version of it back').waitFor();
    // The message about it has the width of the phone, and lies under a dialog, whose buttons it leaves free.
    const told = await page
      .getByRole('status')
      .getByText(/is as it was on/)
      .boundingBox();
    expect(told?.width).toBeGreaterThan(250);
    await historyOf(page)
      .nth(1)
      .getByRole('button', { name: /^What changed/ })
      .click();
    await version.getByRole('button', { name: 'Look at this version' }).click();
    await version.getByRole('button', { name: 'Close' }).click();
    await version.waitFor({ state: 'hidden' });
    const back = await fetch(`${siteUrl}/notices/${id}?v=${Math.random()}`);
    const html = await back.text();
    expect([html.includes(contact), html.includes('01-4000000')]).toEqual([true, false]);
    await deleteItem('notices', id);
  });
});
