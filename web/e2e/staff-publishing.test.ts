import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publishingPartNames } from '@content/items/publishing-status';
import { axeFindings, looksRight, overflowsSideways } from './axe';
import { journey, staffJourney, viewports } from './visit';
import {
  addItem,
  addNotice,
  changeItem,
  deleteItem,
  deleteLater,
  pdfPart,
  picturePart,
  siteUrl,
} from './content';
import { chooseFor, dialogCalled, entered, goTo, input, saveButton, staffItem, toast } from './staff-kit';

const mark = `p${Date.now().toString(36)}`;

const draftButton = (page: Page) => page.getByRole('button', { name: 'Save draft', exact: true });
const idIn = (page: Page) => /\/admins\/[a-z]+\/([^/#?]+)/.exec(page.url())?.[1] ?? '';

async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More ways to publish' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** What a visitor finds at a notice's address. */
const statusOf = async (page: Page, id: string) =>
  (await page.context().request.get(`/api/v1/notices/${id}?fresh=${Math.random()}`)).status();

test('a draft is completed and scheduled; lists show and filter by state, and copy an item; a notice without a picture is previewed as its card, also by a colleague without an account', async () => {
  const title = `${mark} vacancy phone`;
  const description = 'One two three four five six seven eight nine ten eleven twelve';
  const [draftName, openName] = [`${mark} list draft`, `${mark} list open`];
  const draft = await addItem('notices', {
    title: draftName,
    description,
    [publishingPartNames.state]: 'draft',
  });
  const attachment = pdfPart();
  const open = await addItem('notices', { title: openName, description, attachment });
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto('/admins/notices/new');
    await input(page, 'title').fill(title);
    await draftButton(page).click();
    await toast(page, `“${title}” was saved as a draft.`).waitFor();
    await page.waitForURL(/\/admins\/notices\/(?!new)/);
    const id = idIn(page);

    // To publish it, it has to be complete.
    await saveButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Title and description are required' }).waitFor();
    await input(page, 'description').fill('Two field workers for Dailekh.');
    await fromMenu(page, 'Publish on …');
    const dialog = dialogCalled(page, 'Publish on …');
    await dialog.getByText(/^Sunday, \d+ \w+ \d{4} at 10:00 in Nepal/).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const sunday = await dialog.getByLabel('Date').first().inputValue();
    await dialog.getByLabel('Date').first().fill('2026-01-04');
    await dialog.getByRole('button', { name: 'Publish on this day' }).click();
    await dialog.getByText('This moment has passed. Choose a later one, or Publish.').waitFor();
    await dialog.getByLabel('Date').first().fill(sunday);
    await dialog.getByText('This moment has passed.').waitFor({ state: 'detached' });
    // What is wrong with the end is over when the beginning is corrected.
    await dialog.getByLabel('Date').last().fill(sunday);
    await dialog.getByLabel('Time').last().fill('09:00');
    await dialog.getByRole('button', { name: 'Publish on this day' }).click();
    await dialog.getByText('It must end after it begins. Choose a later date.').waitFor();
    await dialog.getByLabel('Time').first().fill('08:00');
    await dialog.getByText('It must end after it begins.').waitFor({ state: 'detached' });
    await dialog.getByLabel('Time').first().fill('10:00');
    await dialog.getByLabel('Date').last().fill('');
    await dialog.getByRole('button', { name: 'Publish on this day' }).click();
    await toast(page, `“${title}” will be published on`)
      .or(page.getByText(/will be published on \d+ \w+ \d{4} at 10:00/))
      .first()
      .waitFor();
    expect(await staffItem(page, 'notices', id)).toMatchObject({
      _publication: { state: 'scheduled', publishAt: expect.stringMatching(/T04:15:00\.000Z$/) as string },
    });
    expect(await statusOf(page, id)).toBe(404);
    deleteLater('notices', id);

    await goTo(page, `/admins/notices?q=${mark}+list&publication=draft`);
    await page.getByText('1 found').waitFor();
    expect(
      await page.locator(`[data-item="${draft._id}"]`).getByText('Draft', { exact: true }).isVisible(),
    ).toBe(true);
    await page.getByLabel('State').selectOption('published');
    await page.locator(`[data-item="${open._id}"]`).waitFor();
    expect(await overflowsSideways(page)).toBe(false);
    await chooseFor(page, openName, 'Duplicate');
    await dialogCalled(page, 'Should the copy keep the old documents?')
      .getByRole('button', { name: 'Without them' })
      .click();
    await page.waitForURL(/\/admins\/notices\/(?!new)[^/?]+$/);
    const copy = idIn(page);
    expect(copy).not.toBe(open._id);
    await expect.poll(() => input(page, 'title').inputValue()).toBe(`Copy of ${openName}`);
    expect(await staffItem(page, 'notices', copy)).toMatchObject({ attachments: [] });
    await goTo(page, '/admins');
    await page.getByRole('heading', { name: 'Drafts' }).waitFor();
    await page.getByRole('link', { name: /notices? (is a draft|are drafts)/ }).click();
    await page.waitForURL('**/admins/notices?publication=draft');
    deleteLater('notices', copy);

    await goTo(page, `/admins/notices/${draft._id}`);
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Preview (opens in a new tab)' }).click(),
    ]);
    await preview.waitForURL(/\/notices\?preview=[^#]*#preview$/);
    await preview.getByText('visitors cannot see this yet').waitFor();
    const card = preview.getByRole('article').filter({ hasText: draftName });
    await card.getByText('Read all').click();
    await card.getByText(description, { exact: true }).waitFor();
    expect(await preview.locator('#preview').textContent()).toBe(draftName);
    const link = preview.url();
    await preview.close();
    // A colleague without an account looks at it in a browser of their own, for as long as the link lasts.
    await journey({ viewport: 'phone', expected: /status of 404/ }, async ({ page: colleague }) => {
      const response = await colleague.goto(link);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await colleague.getByText('This link ends on').waitFor();
      expect(await colleague.locator('script').count()).toBe(0);
      await looksRight(colleague);
      const changed = link.replace(/.(?=#)/, (last) => (last === 'A' ? 'B' : 'A'));
      expect((await colleague.goto(changed))?.status()).toBe(404);
      await colleague.getByRole('heading', { name: 'This preview has ended' }).waitFor();
      await looksRight(colleague);
    });
  });
});

test('a published item can be changed by a draft and unpublished, and each step undone; an ended one is shown again, until a later day or for good', async () => {
  const notice = await addNotice({ title: `${mark} undo`, image: await picturePart() });
  const ended = await addItem('notices', { title: `${mark} ended`, description: 'It was.' });
  await changeItem('notices', ended._id, {
    [publishingPartNames.state]: 'published',
    [publishingPartNames.unpublishAt]: new Date(Date.now() + 1500).toISOString(),
  });
  await staffJourney({ viewport: 'phone' }, async ({ page, context }) => {
    await page.goto(`/admins/notices/${notice._id}`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the public link' }).click();
    await toast(page, 'The public link is copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${siteUrl}/notices/${notice._id}`);
    await input(page, 'title').fill(`${mark} wrong`);
    await saveButton(page).click();
    await toast(page, `“${mark} wrong” was saved.`).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, `“${mark} undo” is as it was before.`).waitFor();
    await expect.poll(() => input(page, 'title').inputValue()).toBe(`${mark} undo`);

    await input(page, 'title').fill(`${mark} next`);
    await page.keyboard.press('ControlOrMeta+z');
    await input(page, 'title').fill(`${mark} next`);
    await draftButton(page).click();
    await toast(page, `“${mark} next” was saved as a draft of changes.`).waitFor();
    await page.getByText('Draft of changes', { exact: true }).waitFor();
    await fromMenu(page, 'Give up the draft');
    await expect.poll(() => input(page, 'title').inputValue()).toBe(`${mark} undo`);

    await fromMenu(page, 'Unpublish');
    await toast(page, `“${mark} undo” is a draft again: visitors do not see it.`).waitFor();
    await expect.poll(() => statusOf(page, notice._id), { timeout: 30_000 }).toBe(404);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await toast(page, `“${mark} undo” is as it was before.`).waitFor();
    // What visitors read is held for some seconds.
    await expect.poll(() => statusOf(page, notice._id), { timeout: 30_000 }).toBe(200);

    await expect.poll(() => statusOf(page, ended._id), { timeout: 30_000 }).toBe(404);
    await goTo(page, `/admins/notices/${ended._id}`);
    await page.getByText(/^Visitors have not seen it since/).waitFor();
    await fromMenu(page, 'Show it again until …');
    const dialog = dialogCalled(page, 'Show it again until …');
    await dialog.getByText(/^Visitors see it again at once\./).waitFor();
    await dialog.getByRole('button', { name: 'Show it for good' }).click();
    await expect.poll(() => statusOf(page, ended._id), { timeout: 30_000 }).toBe(200);
  });
});

/** How a line of the history ends: with the moment, and the button that names it. */
const MOMENT = String.raw`\d+ \w+ \d{4} at \d\d:\d\d`;
const WHEN = new RegExp(`${MOMENT}(What changed on ${MOMENT})?$`);

test('an item’s history lists who changed what and when, newest first, and “Latest changes” links to it; a single change is reverted from it, and a version restored', async () => {
  const gone = await addItem('notices', { title: `${mark} gone`, description: 'We stay.' });
  await deleteItem('notices', gone._id);
  const title = `${mark} right`;
  const notice = await addItem('notices', { title, description: 'We leave at seven.' });
  await changeItem('notices', notice._id, {
    title,
    description: 'We leave at eight.',
    [publishingPartNames.note]: 'As Maya says',
  });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => (asked += request.url().includes('/api/v1/audit') ? 1 : 0));
    const disclosure = page.getByRole('button', { name: 'History', exact: true });
    const entries = page.getByRole('list', { name: 'History' }).getByRole('listitem');
    await page.goto(`/admins/notices/${notice._id}`, { waitUntil: 'networkidle' });
    expect([asked, await disclosure.getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await disclosure.focus();
    await page.keyboard.press('Enter');
    await entries.first().waitFor();
    const told = await entries.allTextContents();
    expect(told.map((text) => text.replace(WHEN, ''))).toEqual([
      'Demo Staff changed DescriptionAs Maya says',
      'Demo Staff added it',
    ]);
    for (const text of told) expect(text).toMatch(WHEN);
    const look = (entry: Locator) => entry.getByRole('button', { name: /^What changed/ }).click();
    await look(entries.first());
    const dialog = page.getByRole('dialog', { name: /^Version of/ });
    await dialog.getByRole('deletion').getByText('seven').waitFor();
    expect(await dialog.getByRole('insertion').textContent()).toBe('eight');
    expect(await dialog.getByRole('button', { name: 'Bring this back' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The newest change is taken back by itself; what was changed since in another field stays.
    await input(page, 'title').fill(`${mark} righter`);
    await saveButton(page).click();
    await expect.poll(() => entries.first().textContent()).toContain('Demo Staff changed Title');
    expect(await entries.count()).toBe(3);
    const takeBack = dialog.getByRole('button', { name: 'Take this change back' });
    await look(entries.last());
    await dialog.getByRole('insertion').first().waitFor();
    expect(await takeBack.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await look(entries.nth(1));
    await takeBack.click();
    await dialog.getByText('Visitors see it at once.').waitFor();
    expect(await dialog.getByRole('insertion').textContent()).toBe('seven');
    await dialog.getByRole('button', { name: 'Yes, take it back' }).click();
    await expect.poll(() => entered(input(page, 'description'))).toBe('We leave at seven.');
    expect(await input(page, 'title').inputValue()).toBe(`${mark} righter`);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => entered(input(page, 'description'))).toBe('We leave at eight.');
    await expect.poll(() => entries.count()).toBe(5);

    // An earlier version is looked at as a whole, with what can be done with it in view, and brought back.
    await entries
      .nth(1)
      .getByRole('button', { name: /^What changed/ })
      .click();
    await dialog.getByRole('button', { name: 'Look at this version' }).click();
    await dialog.getByText('We leave at seven.').waitFor();
    const bringBack = dialog.getByRole('button', { name: 'Bring this back' });
    const { y, height } = (await bringBack.boundingBox()) ?? { y: Infinity, height: 0 };
    expect(y + height).toBeLessThanOrEqual(viewports.phone.height);
    await bringBack.click();
    await expect.poll(() => entered(input(page, 'description'))).toBe('We leave at seven.');
    await entries
      .first()
      .getByText(/brought an earlier version .*back/)
      .waitFor();

    await goTo(page, `/admins/notices/${notice._id}/view`);
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await disclosure.click();
    await expect.poll(() => entries.count()).toBe(6);
    await looksRight(page);
    // The latest changes lead there, and to the trash.
    await goTo(page, '/admins');
    const toHistory = page.getByRole('link', { name: new RegExp(`history of ${mark} righter$`) });
    await toHistory.first().click();
    await page.waitForURL(`**/admins/notices/${notice._id}#history`);
    await expect.poll(() => entries.count()).toBe(6);
    await page.goBack();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'moved the notice' })
      .getByRole('link', { name: gone.title })
      .click();
    await page.waitForURL('**/admins/trash?type=notices');
  });
});
