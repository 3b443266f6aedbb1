import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { looksRight } from './axe';
import { addNotice, changeItem, deleteItem, picturePart } from './content';
import { goTo, SAVE } from './staff-kit';
import { staffJourney } from './visit';

const mark = `h${Date.now().toString(36)}`;

const disclosure = (page: Page) => page.getByRole('button', { name: 'History', exact: true });
const entries = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');
const MOMENT = String.raw`\d+ \w+ \d{4} at \d\d:\d\d`;
const WHEN = new RegExp(`${MOMENT}(What changed on ${MOMENT})?$`);

test('an item’s history lists who changed what and when, newest first; “Latest changes” links to the item', async () => {
  const gone = await addNotice({ title: `${mark} gone`, image: '' });
  await deleteItem('notices', gone._id);
  const notice = await addNotice({ title: `${mark} phone`, image: await picturePart() });
  await changeItem('notices', notice._id, { title: `${mark} phone b`, description: 'Other words' });
  await staffJourney({ viewport: 'phone' }, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/audit')) asked += 1;
    });
    await page.goto(`/admins/notices/${notice._id}`, { waitUntil: 'networkidle' });
    expect([asked, await disclosure(page).getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await disclosure(page).focus();
    await page.keyboard.press('Enter');
    await entries(page).first().waitFor();
    const told = await entries(page).allTextContents();
    expect(told.map((text) => text.replace(WHEN, ''))).toEqual([
      'Demo Staff changed Title and Description',
      'Demo Staff added it',
    ]);
    for (const text of told) expect(text).toMatch(WHEN);
    await looksRight(page);

    await page
      .getByLabel(/^Description/)
      .first()
      .fill('Words of the third kind');
    await page.getByRole('button', { name: SAVE }).click();
    await expect.poll(() => entries(page).first().textContent()).toContain('Demo Staff changed Description');
    expect(await entries(page).count()).toBe(3);

    await goTo(page, `/admins/notices/${notice._id}/view`);
    await disclosure(page).click();
    await expect.poll(() => entries(page).count()).toBe(3);

    // The latest changes lead there, and to the trash.
    await goTo(page, '/admins');
    await page
      .getByRole('link', { name: new RegExp(`history of ${mark} phone b$`) })
      .first()
      .click();
    await page.waitForURL(`**/admins/notices/${notice._id}#history`);
    await expect.poll(() => entries(page).count()).toBe(3);
    await page.goBack();
    await page
      .getByRole('listitem')
      .filter({ hasText: 'moved the notice' })
      .getByRole('link', { name: gone.title })
      .click();
    await page.waitForURL('**/admins/trash?type=notices');
  });
});
