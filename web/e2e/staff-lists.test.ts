import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffApiPaths } from '@content/api/staff-contract';
import { looksRight } from './axe';
import { answerFirst } from './page';
import { addItem, addNotice, addProgram, changeItem, picturePart, siteUrl, visibleItems } from './content';
import { copyItem } from './firestore';
import { pickedUp } from './staff-kit';
import { staffJourney } from './visit';

const mark = `m${Date.now().toString(36)}`;

const valuesOf = (n: number) => ({ name: `${mark} project ${n}`, remarks: `remark-${n}-end` });

const rows = (page: Page, list = 'Programs') =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const count = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text }).first();

/** What a page asks the API for from now on. */
function watchReads(page: Page): URL[] {
  const reads: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/v1/')) reads.push(url);
  });
  return reads;
}
const expectOnce = (reads: readonly string[]) => expect(reads.toSorted()).toEqual([...new Set(reads)].sort());

/** What a list of thousands costs is told by the API's tests; here it is long enough for many pages. */
describe('a long list', () => {
  beforeAll(async () => {
    const { _id } = await addProgram({ ...valuesOf(0), objective: 'Safe water for every ward' });
    await copyItem('programs', _id, 40, (n) => ({ ...valuesOf(n), isOngoing: n % 4 === 0 }));
  });

  test('shows twenty rows until more are asked for, from one request; search covers all; an item and back keep filter, sorting, pages and row', async () => {
    await staffJourney({ viewport: 'phone' }, async ({ page }) => {
      const reads = watchReads(page);
      await page.goto('/admins/programs');
      await count(page, /of \d\d in all$/).waitFor();
      expect(await rows(page).count()).toBe(20);
      expectOnce(reads.map(({ pathname }) => pathname));
      // The oldest: it would be on the last page.
      await search(page).pressSequentially('REMARK-0-END');
      await rows(page)
        .filter({ hasText: `${mark} project 0` })
        .first()
        .waitFor();
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('REMARK-0-END');
      expect(await search(page).evaluate((box) => box === document.activeElement)).toBe(true);

      await search(page).fill(`${mark} safe ward`);
      await count(page, 'The first 20 of 41 found').waitFor();
      await page.getByRole('combobox', { name: 'Sort' }).selectOption('By title');
      await expect.poll(() => rows(page).first().textContent()).toContain(`${mark} project 0`);
      await page.getByRole('combobox', { name: 'Status' }).selectOption('Completed');
      await count(page, 'The first 20 of 30 found').waitFor();
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => rows(page).count()).toBe(30);
      const titles = await rows(page).getByRole('heading').allTextContents();
      const completed = Array.from({ length: 40 }, (_, n) => n).filter((n) => n % 4 !== 0);
      expect(titles).toEqual(completed.map((n) => `${mark} project ${n}`));

      // All of it is in the URL: Back, a link to an item and back, and a reload in between keep it.
      await page.goBack();
      await count(page, 'The first 20 of 41 found').waitFor();
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => rows(page).count()).toBe(40);
      const row = rows(page).nth(33);
      const title = `${mark} project 33`;
      const isThere = async () => {
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
        expect(await rows(page).count()).toBe(40);
        expect(await search(page).inputValue()).toBe(`${mark} safe ward`);
        const box = await row.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
        const { searchParams } = new URL(page.url());
        expect([searchParams.get('q'), searchParams.get('sort')]).toEqual([`${mark} safe ward`, 'title']);
      };
      await row.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.reload();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.goBack();
      await isThere();
      await row.getByRole('link', { name: title, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Programs' }).click();
      await isThere();

      await search(page).fill(`${mark} nowhere`);
      await page.getByText(`No program contains “${mark} nowhere”.`).waitFor();
      await page.getByRole('button', { name: 'Look in all lists' }).click();
      await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Show all' }).click();
      await count(page, /of \d\d in all$/).waitFor();
      expect(await search(page).inputValue()).toBe('');
    });
  });
});

describe('the dashboard', () => {
  test('lists what needs attention from one request, and all types in the specified order; a failed overview says so and can be retried; the mobile menu', async () => {
    await addNotice({ title: `${mark} bare`, image: '' });
    await addNotice({ title: `${mark} plain`, image: await picturePart(), imageAlt: '' });
    await staffJourney({ viewport: 'phone', expected: /503|overview/ }, async ({ page }) => {
      const reads = watchReads(page);
      // It is drawn once, with all that it tells, however late that comes.
      await page.route('**/api/v1/overview', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        await route.continue();
      });
      await page.goto('/admins');
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      const content = page.getByRole('navigation', { name: 'Content' });
      expect(await content.getByRole('link').first().textContent()).toMatch(/^\d+Popups$/);
      const attention = page.getByRole('region', { name: 'Needs attention' });
      await attention.getByText(`${mark} bare`).waitFor();
      await page.waitForLoadState('networkidle');
      expectOnce(reads.map(({ href }) => href));
      expect(reads.map(({ pathname }) => pathname)).toContain(staffApiPaths.me);
      await looksRight(page);
      await page.unroute('**/api/v1/overview');
      await page.route('**/api/v1/overview', (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.reload();
      await page.getByRole('alert').filter({ hasText: 'The overview could not be loaded.' }).waitFor();
      await page.unroute('**/api/v1/overview');
      await answerFirst(page, '**/api/v1/overview', async (route) => {
        // The way to try again keeps the focus while it reads.
        await page.locator('button:focus', { hasText: 'Loading …' }).waitFor();
        await route.continue();
      });
      await page.getByRole('button', { name: 'Try again' }).click();
      const tiles = content.getByRole('link');
      await expect.poll(() => tiles.first().textContent()).toMatch(/^\d+Popups$/);
      const names = (await tiles.allTextContents()).map((text) => text.replace(/^[\d,]+/, ''));
      expect(names.join(' ')).toBe(
        'Popups Sliders Employees Galleries Stories Programs Publications Formats Policies Notices',
      );

      // A phone has no menu in the page until it is opened; a wider window has it at the side instead, and keeps it closed.
      const menu = page.getByRole('navigation', { name: 'Admin', includeHidden: true });
      expect(await menu.count()).toBe(0);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').waitFor();
      await page.setViewportSize({ width: 900, height: 740 });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('navigation', { name: 'Admin' }).waitFor();
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Open menu' }).waitFor();
      expect(await menu.count()).toBe(0);

      // Each line of what needs attention links to just those items.
      await attention
        .getByRole('link', { name: /^\d+ notices? (has|have) a picture without a description$/ })
        .click();
      await page.getByText('Only notices with a picture that has no description').waitFor();
      const row = (title: string) => rows(page, 'Notices').filter({ hasText: `${mark} ${title}` });
      await row('plain').getByText('Picture without a description').waitFor();
      expect(await row('bare').count()).toBe(0);
      await page.getByRole('button', { name: 'Show all' }).click();
      await row('bare').getByText('No picture').waitFor();
    });
  });
});

/** Three employees of one group with the same number, as those are that nobody has put in order yet. */
async function addTrio(): Promise<string[]> {
  const parts = { position: 'Mobiliser', category: 'Project Staffs', photo: await picturePart() };
  const { _id } = await addItem('employees', { ...parts, name: `${mark} Asha` });
  await copyItem('employees', _id, 2, (copy) => ({ name: `${mark} ${copy === 1 ? 'Binod' : 'Chandra'}` }));
  const employees = await visibleItems('employees');
  return employees.filter(({ name }) => name.startsWith(mark)).map((employee) => employee._id);
}

describe('the order of employees', () => {
  const group = (page: Page) => page.getByRole('list', { name: 'Project Staffs' }).getByRole('listitem');
  const order = async (page: Page) =>
    (await group(page).allTextContents()).flatMap(
      (text) => new RegExp(`${mark} (Asha|Binod|Chandra)`).exec(text)?.[1] ?? [],
    );
  const saved = (page: Page) => count(page, 'Every move is saved at once.').waitFor();
  const moveButton = (page: Page, name: string, way: 'up' | 'down') =>
    page.getByRole('button', { name: `Move ${way}: ${mark} ${name}` });

  test('is changed with buttons, by dragging and with the keyboard, one number a move; is reset when that fails or somebody else was faster', async () => {
    const trio = await addTrio();
    await staffJourney({ viewport: 'phone', expected: /412|ERR_FAILED|NetworkError/ }, async ({ page }) => {
      await page.goto('/admins/employees');
      await page.getByRole('link', { name: 'Change the order' }).click();
      await expect.poll(() => order(page)).toEqual(['Asha', 'Binod', 'Chandra']);

      let writes = 0;
      page.on('response', (response) => (writes += response.request().method() === 'PATCH' ? 1 : 0));
      await moveButton(page, 'Chandra', 'up').click();
      await expect.poll(() => order(page)).toEqual(['Asha', 'Chandra', 'Binod']);
      // Two that shared a number have got their own; from here on one write a move.
      await expect.poll(() => writes).toBeGreaterThanOrEqual(2);
      await saved(page);
      const before = writes;
      const handle = page.getByRole('button', { name: `Move: ${mark} Binod`, exact: true });
      await handle.focus();
      await page.keyboard.press('Space');
      await pickedUp(page, `${mark} Binod`);
      await page.keyboard.press('ArrowUp');
      await page.getByText(`${mark} Binod would be number`).waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await page.getByText(`${mark} Binod stays number`).waitFor({ state: 'attached' });
      expect(writes).toBe(before);
      await moveButton(page, 'Binod', 'up').click();
      await expect.poll(() => order(page)).toEqual(['Asha', 'Binod', 'Chandra']);
      await expect.poll(() => writes - before).toBe(1);
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect.poll(() => order(page)).toEqual(['Asha', 'Chandra', 'Binod']);
      await expect.poll(() => writes - before).toBe(2);
      await handle.press('Space');
      await pickedUp(page, `${mark} Binod`);
      await page.keyboard.press('ArrowUp');
      await page.getByText(`${mark} Binod would be number`).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await expect.poll(() => order(page)).toEqual(['Asha', 'Binod', 'Chandra']);
      await expect.poll(() => writes - before).toBe(3);
      // The message says it, and nothing says it again.
      expect(await page.locator('[id^=DndLiveRegion]').textContent()).not.toContain('is now');
      await saved(page);

      const [from, to] = [
        await page.getByRole('button', { name: `Move: ${mark} Chandra`, exact: true }).boundingBox(),
        await page.getByRole('button', { name: `Move: ${mark} Asha`, exact: true }).boundingBox(),
      ];
      const [x, y] = [(from?.x ?? 0) + 20, (from?.y ?? 0) + 20];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 12, { steps: 3 });
      await page.getByText(`Picked up ${mark} Chandra`).waitFor({ state: 'attached' });
      await page.mouse.move(x, (to?.y ?? 0) + 2, { steps: 12 });
      await page.getByText(`${mark} Chandra would be number 1 of`).waitFor({ state: 'attached' });
      await page.mouse.up();
      await expect.poll(() => order(page)).toEqual(['Chandra', 'Asha', 'Binod']);
      await expect.poll(() => writes - before).toBe(4);
      await saved(page);

      const seen = await (await fetch(`${siteUrl}/employees?v=${mark}phone`)).text();
      const names = [...seen.matchAll(new RegExp(`>${mark} (\\w+)<`, 'g'))].map(([, name]) => name);
      expect(names).toEqual(['Chandra', 'Asha', 'Binod']);

      // A move that cannot be saved is taken back: not even how the list is now can be read.
      await page.route('**/api/v1/employees**', (route) => route.abort());
      await moveButton(page, 'Asha', 'down').click();
      await page.getByText('The site cannot be reached right now. Nothing was changed.').waitFor();
      await expect.poll(() => order(page)).toEqual(['Chandra', 'Asha', 'Binod']);
      await page.unrouteAll();

      for (const [i, id] of trio.entries())
        await changeItem('employees', id, { displayOrder: String(-100 + i) });
      await page.reload();
      await moveButton(page, 'Chandra', 'up').waitFor();
      await changeItem('employees', trio[2] ?? '', { position: 'Officer' });
      await moveButton(page, 'Chandra', 'up').click();
      await page.getByText('someone else has changed the list in the meantime').waitFor();
      await expect.poll(() => order(page)).toEqual(['Asha', 'Binod', 'Chandra']);
      const written = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await moveButton(page, 'Chandra', 'up').click();
      expect((await written).status()).toBe(200);
      const kept = (await visibleItems('employees')).filter(({ _id }) => trio.includes(_id));
      expect(kept.map(({ name }) => name.split(' ').at(-1))).toEqual(['Asha', 'Chandra', 'Binod']);
    });
  });
});
