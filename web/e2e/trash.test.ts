import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { launch } from './browser';
import { addItem, addNotice, changeItem, deleteItem } from './content';
import { staffJourney } from './staff-visit';

const mark = `t${Date.now().toString(36)}`;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Trash' }).getByRole('listitem').filter({ hasText: title });
const restore = (page: Page, title: string) => page.getByRole('button', { name: `Restore ${title}` });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });

async function deletedNotice(title: string): Promise<ItemAt<'notices'>> {
  const notice = await addNotice({ title: `${mark} ${title}` });
  await deleteItem('notices', notice._id);
  return notice;
}

test('a policy is not restored while there is one, which is said plainly', async () => {
  const pdf = { bytes: Buffer.from('%PDF-1.4\n%%EOF\n'), name: `${mark}-old.pdf` };
  const existing = await fetch(new URL('/api/v1/policies', process.env['SITE_URL'] ?? ''));
  for (const { _id } of ((await existing.json()) as { data: { _id: string }[] }).data) {
    await deleteItem('policies', _id);
  }
  const old = await addItem('policies', { policy: pdf });
  await deleteItem('policies', old._id);
  const present = await addItem('policies', { policy: { ...pdf, name: `${mark}-new.pdf` } });
  await staffJourney(browser, { viewport: 'phone', expected: /409/ }, async ({ page }) => {
    await page.goto('/admins/trash?type=policies');
    await restore(page, `${mark}-old.pdf`).click();
    await toast(page, 'Not restored: there is a policy already. Delete that one first.').waitFor();
    expect(await row(page, `${mark}-old.pdf`).count()).toBe(1);
    await page.getByRole('link', { name: 'Open the policy' }).click();
    await page.waitForURL('**/admins/policies');
  });
  await deleteItem('policies', present._id);
});

test('what somebody else has restored meanwhile leaves the list, with a word', async () => {
  const notice = await deletedNotice('raced');
  await staffJourney(browser, { expected: /404/ }, async ({ page, context }) => {
    await page.goto('/admins/trash?type=notices');
    await row(page, notice.title).waitFor();
    const other = await context.newPage();
    await other.goto('/admins/trash?type=notices');
    await restore(other, notice.title).click();
    await toast(other, `“${notice.title}” is back.`).waitFor();
    await restore(page, notice.title).click();
    await toast(page, 'It is no longer in the trash: someone else has restored or erased it.').waitFor();
    await row(page, notice.title).waitFor({ state: 'detached' });
  });
  expect((await changeItem('notices', notice._id, { title: 'Still there' })).title).toBe('Still there');
  await deleteItem('notices', notice._id);
});

test('a failed read says so and can be tried again; a failed restore keeps the item', async () => {
  const notice = await deletedNotice('unlucky');
  await staffJourney(browser, { expected: /503|StoreUnavailable|ApiProblem/ }, async ({ page }) => {
    const fail = {
      status: 503,
      contentType: 'application/problem+json',
      body: '{"detail":"Try again soon."}',
    };
    await page.route('**/api/v1/trash*', (route) => route.fulfill(fail));
    await page.goto('/admins/trash?type=notices');
    await page
      .getByRole('alert')
      .filter({ hasText: /^Failed to load the trash$/ })
      .waitFor();
    expect(await page.getByText('Try again soon.').isVisible()).toBe(true);
    expect(await page.getByText('There are no notices in the trash.').count()).toBe(0);
    await page.unroute('**/api/v1/trash*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await row(page, notice.title).waitFor();

    await page.route('**/restore', (route) => route.fulfill(fail));
    await restore(page, notice.title).click();
    await toast(page, 'The notice was not restored. Try again in a moment.').waitFor();
    expect(await row(page, notice.title).count()).toBe(1);
  });
});

test('an empty trash says so', async () => {
  await staffJourney(browser, {}, async ({ page }) => {
    await page.route('**/api/v1/trash*', (route) => route.fulfill({ json: { data: [] } }));
    await page.goto('/admins/trash');
    await page.getByText('The trash is empty.', { exact: true }).waitFor();
    await page.getByLabel('Show').selectOption('Popups');
    await page.getByText('There are no popups in the trash.', { exact: true }).waitFor();
  });
});
