import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { axeFindings, looksRight } from './axe';
import { holdRequests } from './page';
import { addItem, changeItem, deleteItem, pdfPart, picturePart } from './content';
import { dialogCalled, goTo, staffItem, toast } from './staff-kit';
import { useStaffVisit } from './visit';

const mark = `v${Date.now().toString(36)}`;

let page: Page;
useStaffVisit({ viewport: 'phone', expected: /(status of|ApiProblem:) (404|409|412)/ }, async (seen) => {
  ({ page } = seen);
  await page.goto('/admins/galleries');
});

const bar = (page: Page) => page.getByRole('region', { name: 'Chosen items' });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Choose ${title}`, exact: true });
const titles = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('heading').allTextContents();
const begin = (page: Page) => page.getByRole('button', { name: 'Choose several' }).click();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Notices of one word each, the last added first in the list. */
async function addNotices(what: string, count: number): Promise<ItemAt<'notices'>[]> {
  const items: ItemAt<'notices'>[] = [];
  for (let i = count; i > 0; i -= 1)
    items.unshift(
      await addItem('notices', { title: `${mark} ${what} ${i}`, description: 'One of several.' }),
    );
  return items;
}

test('several pictures at once are moved to another category, deleted and restored', async () => {
  const pictures: ItemAt<'galleries'>[] = [];
  for (const n of [4, 3, 2, 1])
    pictures.unshift(
      await addItem('galleries', {
        title: `${mark}phone ${n}`,
        category: 'Support',
        image: await picturePart('#F4A2A0'),
      }),
    );
  const last = pictures[3] as ItemAt<'galleries'>;
  const media = last.files.imageUrl?.[0]?.media;
  const consent = { people: 'child', who: '', given: '', until: '' };
  const files = { imageUrl: [{ media, consent }] };
  await changeItem('galleries', last._id, { files, _confirm: 'pictures' });
  const [first = '', second = '', third = '', fourth = ''] = pictures.map(({ title }) => title);
  await goTo(page, `/admins/galleries?q=${mark}phone`);
  await page.getByText('4 found').waitFor();
  await begin(page);
  const remove = bar(page).getByRole('button', { name: 'Delete' });
  expect(await remove.getAttribute('aria-disabled'), 'nothing is chosen yet').toBe('true');

  await tick(page, first).click();
  await tick(page, third).click({ modifiers: ['Shift'] });
  await bar(page).getByText('3 chosen').waitFor();
  expect(await tick(page, fourth).isChecked()).toBe(false);
  await looksRight(page);

  await act(page, 'Change category');
  const change = dialogCalled(page, 'Change 3 pictures');
  await change.getByRole('button', { name: 'Change' }).click();
  await change.getByText('Choose a category').waitFor();
  await change.getByRole('combobox').selectOption('IRCH');
  await change.getByRole('button', { name: 'Change' }).click();
  await toast(page, '3 pictures were changed to “IRCH”.').waitFor();
  for (const [at, { _id }] of pictures.entries())
    expect(await staffItem(page, 'galleries', _id)).toMatchObject(
      at < 3 ? { category: 'IRCH', _version: 2 } : { category: 'Support', _version: 2 },
    );
  expect(await focusedText(page)).toBe('4 found');
  await begin(page);
  await bar(page).getByRole('button', { name: 'Choose all on this page' }).click();
  await tick(page, second).click();
  await act(page, 'Delete');
  const question = dialogCalled(page, 'Delete 3 pictures?');
  expect(await question.textContent()).toContain(`“${first}”, “${third}”, “${fourth}”`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await toast(page, '3 pictures were deleted.').waitFor();
  await expect.poll(() => titles(page, 'Galleries')).toEqual([second]);
  await page.getByRole('link', { name: 'Open the trash' }).click();
  // All show the same child, and come back to visitors, which is asked.
  const consentQuestion = dialogCalled(page, 'May this picture be published?');
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await consentQuestion.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('status').getByText('shows a child').waitFor();
  await begin(page);
  for (const title of [first, third, fourth]) await tick(page, title).click();
  await act(page, 'Restore');
  await consentQuestion.getByRole('button', { name: 'Publish it' }).click();
  await toast(page, '3 items are back.').waitFor();
  for (const { _id } of pictures) expect(await staffItem(page, 'galleries', _id)).not.toBeNull();
});

test('item menus and checkboxes work by keyboard, and focus returns; those that could not be deleted are named, and stay selected; who has left is told too', async () => {
  const [notices, left] = [await addNotices('shared', 2), await addNotices('left', 2)];
  const [first = '', second = ''] = notices.map(({ title }) => title);
  await goTo(page, `/admins/notices?q=${encodeURIComponent(`${mark} shared`)}`);
  const more = page.getByRole('button', { name: `More for ${first}` });
  const hasFocus = (element: Element) => element === document.activeElement;
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu', { name: `More for ${first}` }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('ArrowDown');
  // A key is only heard where the one before it has led to.
  const menu = page.getByRole('menu');
  await menu.locator('[data-highlighted]').waitFor();
  await expect.poll(() => menu.evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('End');
  await menu.locator('[data-highlighted]').getByText('Delete').waitFor();
  await page.keyboard.press('Enter');
  const question = dialogCalled(page, 'Delete this notice?');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => more.evaluate(hasFocus)).toBe(true);

  await begin(page);
  await tick(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  expect(await tick(page, second).evaluate(hasFocus)).toBe(true);
  await page.keyboard.press('Space');
  await bar(page).getByText('2 chosen').waitFor();
  await act(page, 'Done');
  await tick(page, first).waitFor({ state: 'detached' });

  await begin(page);
  await bar(page).getByRole('button', { name: 'Choose all on this page' }).click();
  const title = `${second} of a colleague`;
  await changeItem('notices', notices[1]?._id ?? '', { title });
  await act(page, 'Delete');
  await dialogCalled(page, 'Delete 2 notices?').getByRole('button', { name: 'Delete' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText('1 of 2 was not deleted.').waitFor();
  const reason = 'Someone else has changed this in the meantime';
  expect(await alert.textContent()).toContain(`“${second}”: ${reason}`);
  // The list is read again: then the person deletes what they see.
  await expect.poll(() => titles(page, 'Notices')).toEqual([title]);
  await bar(page).getByText('1 chosen').waitFor();
  await act(page, 'Delete');
  await dialogCalled(page, 'Delete 1 notice?').getByRole('button', { name: 'Delete' }).click();
  await toast(page, '1 notice was deleted.').waitFor();
  for (const { _id } of notices) expect(await staffItem(page, 'notices', _id)).toBeNull();

  // Who has left the list is still told what failed.
  await goTo(page, `/admins/notices?q=${encodeURIComponent(`${mark} left`)}`);
  await page.getByText('2 found').waitFor();
  await begin(page);
  await bar(page).getByRole('button', { name: 'Choose all on this page' }).click();
  await changeItem('notices', left[1]?._id ?? '', { description: 'Changed by a colleague.' });
  const deletions = await holdRequests(page, '**/api/v1/notices/**');
  await act(page, 'Delete');
  await dialogCalled(page, 'Delete 2 notices?').getByRole('button', { name: 'Delete' }).click();
  await goTo(page, '/admins/stories');
  await page.getByRole('heading', { level: 1, name: 'Stories' }).waitFor();
  await deletions.release();
  await page
    .getByRole('status')
    .getByText(`1 notice was deleted. 1 of 2 was not deleted. ${reason}`)
    .waitFor();
  await page.unrouteAll();
});

test('emptying the trash erases exactly the items it counted, and keeps later ones', async () => {
  // Of a type of which other tests have thrown little away.
  const addFormat = (what: string) =>
    addItem('formats', { title: `${mark} ${what}`, description: 'One of several.', format: pdfPart() });
  for (const what of ['gone 1', 'gone 2']) await deleteItem('formats', (await addFormat(what))._id);
  const late = await addFormat('late');
  await goTo(page, '/admins/trash?type=formats');
  await page.getByRole('button', { name: 'Erase all formats' }).click();
  const question = page.getByRole('dialog', { name: /^Erase (all )?\d+ items? for good\?$/ });
  await question.getByText('This cannot be undone.').waitFor();
  await deleteItem('formats', late._id);
  await question.getByRole('button', { name: /^Erase all/ }).click();
  await page
    .getByRole('status')
    .getByText(/^\d+ items were erased\.$/)
    .waitFor({ timeout: 120_000 });
  await expect.poll(() => titles(page, 'Trash')).toEqual([late.title]);
});
