import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { siteDay } from '@content/dates/calendar';
import { bsDayOf, formatBsDay } from '@site/bikram-sambat';
import { looksRight } from './axe';
import { staffJourney, viewports } from './visit';
import { pdf } from '../../functions/src/testing/files';
import { addItem, clear, picturePart, siteUrl, visibleItems } from './content';
import { editorOf, goTo, input, saveButton, theForm, toast } from './staff-kit';

beforeAll(async () => {
  await clear('notices');
});

const title = 'रोजगारी: दुई सामाजिक परिचालक';
const longer = 'रोजगारी: तीन सामाजिक परिचालक, दैलेख';
const english = 'Vacancy: two social mobilisers';

const side = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Language shown' }).getByRole('button', { name });
const mark = (page: Page) => page.getByText('Changed in Nepali since it was translated.');
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft', exact: true }).click();
test('on a phone a vacancy is written in Nepali, translated, changed, drafted, previewed and published in both languages', async () => {
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/notices/new');
    await editorOf(page);
    await input(page, 'title').fill(title);
    await input(page, 'description').fill('इच्छुकले निवेदन दिनुहोला।');
    expect(await input(page, 'language').locator('option').first().textContent()).toBe('Nepali (recognised)');
    await page.getByRole('button', { name: 'Translate into English' }).click();
    await input(page, 'en_title').fill(english);
    await input(page, 'en_description').fill('Apply by hand.');
    expect(await input(page, 'title').isVisible()).toBe(false);
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
    await goTo(page, '/admins/notices?attention=outdated');
    await page.getByText('Only notices that changed since they were translated').waitFor();
    await page.getByRole('link', { name: longer }).first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
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
    await goTo(page, '/admins/notices?attention=outdated');
    await page.getByRole('button', { name: 'Show all' }).first().waitFor();
    expect(await page.getByRole('link', { name: longer }).count()).toBe(0);
    // How a visitor changes the language is told by language.test.ts.
    const [inEnglish, inNepali] = await Promise.all(
      ['', '/ne'].map(async (start) => (await fetch(`${siteUrl}${start}/notices?open=${id}`)).text()),
    );
    expect(inEnglish).toContain(`${english}, Dailekh`);
    expect(inNepali).toContain(longer);
    expect(inNepali).toContain(`<meta property="og:title" content="${longer}"/>`);
  });
});

test('on a phone the view of a notice shows every field, its picture and its document, and links to the site and the form, where each original is above its translation, names of files included', async () => {
  const { _id } = await addItem('notices', {
    title: 'The tap is new',
    description: 'Water came.\n\nMany were there.',
    image: await picturePart(),
    imageAlt: 'Women at the tap',
    attachment: { bytes: await pdf(3), name: 'guide.pdf' },
    attachmentLabel: 'The report',
  });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto(`/admins/notices/${_id}/view`);
    await page.getByRole('heading', { level: 1, name: 'The tap is new' }).waitFor();
    const { fields } = contentTypeAt('notices') as ContentTypeDefinition;
    for (const { label, translates, staffOnly } of Object.values(fields))
      expect(await page.getByRole('term').getByText(label, { exact: true }).count(), label).toBe(
        translates || staffOnly ? 0 : 1,
      );
    await page.getByText('Many were there.').waitFor();
    await page.getByText(/^PDF · .* · 3 pages$/).waitFor();
    const shown = await page.getByRole('img', { name: 'Women at the tap' }).boundingBox();
    expect((shown?.width ?? 0) / (shown?.height ?? 1)).toBeCloseTo(1.5, 1);
    for (const name of ['The report', /See on site/]) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      expect((await fetch(siteUrl + (href ?? ''))).status).toBe(200);
    }
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.waitForURL(`**/admins/notices/${_id}`);
    await editorOf(page);
    const inNepali = [
      page.getByLabel('Description of the image in Nepali'),
      page.getByLabel('Name of document 1 in Nepali'),
    ];
    await page.getByRole('button', { name: 'Translate into Nepali' }).click();
    const originals = ['The tap is new', 'Water came.', 'Women at the tap', 'The report'];
    const seen = async () =>
      (
        await Promise.all(
          originals.map((text) =>
            page.locator('div[lang=en]').getByText(text, { exact: true }).filter({ visible: true }).count(),
          ),
        )
      ).join();
    await expect.poll(seen).toBe('1,1,1,1');
    for (const field of inNepali) await field.fill('धारा');
    expect(await page.getByLabel('Description of the image', { exact: true }).isVisible()).toBe(false);
    await looksRight(page);
    await side(page, /^English$/).click();
    for (const field of inNepali) expect(await field.isVisible()).toBe(false);
    expect(await page.getByLabel('Name of document 1', { exact: true }).inputValue()).toBe('The report');
    await page.setViewportSize(viewports.desktop);
    for (const field of inNepali) expect(await field.isVisible()).toBe(true);
  });
});

test('a closing day is typed in either calendar and in either digits, an impossible one refused with the reason; a calendar year that an administrator enters works at once on pages and in forms', async () => {
  const far = { title: 'Far away', description: 'Later', closesOn: '2027-04-20' };
  const id = (await addItem('notices', far))._id;
  const facts = async () => (await fetch(`${siteUrl}/ne/notices?open=${id}&v=${Math.random()}`)).text();
  expect(await facts()).not.toContain('७ वैशाख २०८४');
  const field = (page: Page) => page.getByRole('group', { name: 'Closes on' });
  const isToday = siteDay(new Date());
  const today = bsDayOf(isToday);
  if (!today) throw new Error('Today is in no year that is settled');
  const name = `Camp ${isToday}`;
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins/notices/new');
    await editorOf(page);
    await input(page, 'title').fill(name);
    // By keys, as the fields of browsers in English take it: what no calendar has is not taken for none.
    await input(page, 'closesOn').pressSequentially('02312027');
    await page.keyboard.press('Enter');
    const isNoDay = theForm(page).getByText('This is not a day of the calendar.');
    await isNoDay.waitFor();
    expect(page.url()).toContain('/notices/new');
    // What is undone is not there to be seen either.
    await theForm(page).getByRole('button', { name: 'Undo changes' }).click();
    await isNoDay.waitFor({ state: 'detached' });
    const isUnread = (field: Element) => (field as HTMLInputElement).validity.badInput;
    expect(await input(page, 'closesOn').evaluate(isUnread)).toBe(false);
    await input(page, 'title').fill(name);
    await input(page, 'description').fill('Bring a cup.');
    await input(page, 'closesOn').fill(isToday);
    await page.getByText(formatBsDay(isToday), { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Use the Nepali calendar' }).first().click();
    expect(await field(page).getByLabel('Day').inputValue()).toBe(String(today.day));
    await field(page).getByLabel('Month').selectOption('Mangsir');
    await field(page).getByLabel('Day').fill('३०');
    await field(page).getByLabel('Year').fill('२०८३');
    await page.getByText('Mangsir 2083 has 29 days.').waitFor();
    await saveButton(page).click();
    await page.getByRole('alert').first().waitFor();
    expect(page.url()).toContain('/notices/new');
    await field(page).getByLabel('Day').fill('२९');
    await page.getByText('15 December 2026', { exact: true }).waitFor();
    await saveButton(page).click();
    await toast(page, `“${name}” is published.`).waitFor();
    await page.waitForURL('**/admins/notices');
    // Chosen once for this device.
    await goTo(page, '/admins/notices/new');
    await field(page).getByLabel('Day').waitFor();
    await page.getByRole('button', { name: 'Use the English calendar' }).first().click();

    // A year that an administrator enters works at once.
    await goTo(page, '/admins/organisation');
    await page.getByRole('button', { name: 'Add: year' }).click();
    await input(page, 'calendarYears.0.year').fill('2084');
    await input(page, 'calendarYears.0.months').fill('31 31 32 31 31 30 30 30 29 30 30 29');
    await saveButton(page).click();
    await page
      .getByText('Days of its months must be 365 or 366 days together, and are 364')
      .first()
      .waitFor();
    await input(page, 'calendarYears.0.months').fill('31 31 32 31 31 30 30 30 29 30 30 30');
    await saveButton(page).click();
    await toast(page, '“Organisation” was published.').waitFor();
    // Without a reload: the staff area itself knows it from now on.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Notices', exact: true }).click();
    await page.getByRole('link', { name: 'Far away' }).first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await input(page, 'closesOn').waitFor();
    await page.getByText('7 Baisakh 2084', { exact: true }).waitFor();
  });
  await expect.poll(facts).toContain('७ वैशाख २०८४');
  await clear('organisation');
  const notice = (await visibleItems('notices')).find(({ title }) => title === name);
  expect(notice?.closesOn).toBe('2026-12-15');
});
