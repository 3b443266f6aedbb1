import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { axeFindings, looksRight } from './axe';
import { isLoaded } from './page';
import { addNotice, addProgram, deleteItem, picturePart } from './content';
import { chooseScreen, goTo, toast } from './staff-kit';
import { staffJourney } from './visit';

const mark = `t${Date.now().toString(36)}`;

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Trash' }).getByRole('listitem').filter({ hasText: title });
const restore = (page: Page, title: string) => page.getByRole('button', { name: `Restore ${title}` });

async function deletedNotice(title: string): Promise<ItemAt<'notices'>> {
  const notice = await addNotice({ title: `${mark} ${title}`, image: await picturePart() });
  await deleteItem('notices', notice._id);
  return notice;
}

test('deleted items are listed, the last one first; a restored one is where the message links, and erasing asks', async () => {
  const erased = await deletedNotice(`phone ${'x'.repeat(60)} सूचना`);
  const notice = await deletedNotice('phone notice');
  const program = await addProgram({ name: `${mark} phone program` });
  await deleteItem('programs', program._id);
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    await page.goto('/admins');
    await chooseScreen(page, 'Trash');
    const titles = await page.getByRole('list', { name: 'Trash' }).getByRole('heading').allTextContents();
    expect(titles.slice(0, 2)).toEqual([program.name, notice.title]);
    expect(await row(page, program.name).textContent()).toMatch(
      /Program · deleted on \d+ \w+ \d{4} at \d\d:\d\d · 30 days left/,
    );

    // What cannot be undone is not the first thing on the screen.
    const last = page.getByRole('list', { name: 'Trash' });
    const empty = page.getByRole('button', { name: 'Empty the trash' });
    expect((await empty.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? Infinity);

    await page.getByLabel('Show').selectOption('Notices');
    await row(page, program.name).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?type=notices');
    await restore(page, notice.title).click();
    await toast(page, `“${notice.title}” is back.`).waitFor();
    await row(page, notice.title).waitFor({ state: 'detached' });
    expect((await fetch(new URL(`/notices/${notice._id}`, page.url()))).status).toBe(200);
    await page.getByRole('link', { name: 'Open it' }).click();
    await page.waitForURL(`**/admins/notices/${notice._id}/view`);
    await page.getByRole('heading', { level: 1, name: notice.title }).waitFor();

    // Erasing by keyboard asks by the item's name.
    await goTo(page, '/admins/trash?type=notices');
    await isLoaded(row(page, erased.title).locator('img'));
    await looksRight(page);
    const erase = page.getByRole('button', { name: `Erase now ${erased.title}` });
    await erase.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Erase this notice for good?' });
    expect(await dialog.textContent()).toContain(
      `“${erased.title}” and its files leave the site at once. This cannot be undone.`,
    );
    expect(await dialog.textContent()).toContain(
      'visitors’ devices for up to 30 days and in backups for up to 40 days',
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The focus comes and goes a task after the dialog.
    const isFocused = (button: Element) => button === document.activeElement;
    await expect.poll(() => erase.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('button').first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, `“${erased.title}” was erased.`).waitFor();
    await row(page, erased.title).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/deleted|^$/);
    await page.getByLabel('Show').selectOption('Sliders');
    await page.waitForURL('**/admins/trash?type=sliders');
    expect(await axeFindings(page)).toEqual([]);
  });
});
