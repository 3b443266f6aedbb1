import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { journey, launch, viewports, visit, openAlive } from './browser';
import { addItem, clear, deleteItem, pdfPart, picturePart, type Parts } from './content';
import { copyItem } from './firestore';

const text = { description: 'One of many.' };

/** Every list that is shown in parts: how many there are, and what an item is added with. */
const lists = [
  { path: 'stories', page: '/stories', size: 12, title: 'title', parts: { ...text, image: 'picture' } },
  { path: 'notices', page: '/notices', size: 12, title: 'title', parts: { ...text, image: 'picture' } },
  {
    path: 'publications',
    page: '/publications',
    size: 12,
    title: 'title',
    parts: { ...text, publication: 'pdf' },
  },
  { path: 'formats', page: '/formats', size: 12, title: 'title', parts: { ...text, format: 'pdf' } },
  {
    path: 'galleries',
    page: '/gallery?category=Relive',
    size: 24,
    title: 'title',
    parts: { category: 'Relive', image: 'picture' },
  },
  {
    path: 'programs',
    page: '/past-programs',
    size: 50,
    title: 'name',
    parts: {
      objective: 'Water',
      targetBeneficiaries: 'All',
      duration: 'A year',
      fundingPartner: 'Friends',
      isOngoing: 'false',
    },
  },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});

const entries = (page: Page) => page.getByRole('main').locator('[data-entry]');
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' });
/** The number in the title of each item shown. */
const numbers = async (page: Page) => {
  const texts = await entries(page).allTextContents();
  return texts.map((all) => Number(/Part (\d+) of the list/.exec(all)?.[1]));
};
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

/** Does something with 1, 2, … `count`, one after the other; returns the results. */
async function inTurn<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 1; n <= count; n += 1) results.push(await work(n));
  return results;
}

describe.each(lists)('$page shows $size', ({ path, page: listPath, size, title, parts }) => {
  const count = size + 3;
  beforeAll(async () => {
    await clear(path);
    const files = { picture: await picturePart(), pdf: pdfPart() };
    const given = Object.entries(parts).map(([name, value]) => [
      name,
      value === 'picture' || value === 'pdf' ? files[value] : value,
    ]);
    const item = Object.fromEntries(given) as Parts;
    const called = (n: number) => ({ [title]: `Part ${n} of the list` });
    const add = async (n: number) => (await addItem(path, { ...item, ...called(n) }))._id;
    // A file is found by the id of its item: it cannot be shared.
    const hasFiles = Object.values<string>(parts).some((value) => value in files);
    const added = await inTurn(hasFiles ? count : 1, add);
    const removeCopies = await copyItem(path, added.at(-1) ?? '', count - added.length, (copy) =>
      called(added.length + copy),
    );
    return async () => {
      await removeCopies();
      for (const id of added) await deleteItem(path, id);
    };
  });

  test('then a link that appends the rest in place', async () => {
    await journey(browser, { viewport: 'phone' }, async ({ page }) => {
      await openAlive(page, listPath);
      expect(await numbers(page)).toEqual(down(count, 4));
      const before = page.url();
      await showMore(page).click();
      await entries(page)
        .nth(count - 1)
        .waitFor();
      expect(await numbers(page)).toEqual(down(count, 1));
      expect(await showMore(page).count()).toBe(0);
      expect(page.url()).toBe(before);
    });
  });

  test('then a real link ?after=, which works without JavaScript and can be shared', async () => {
    await journey(browser, { viewport: 'phone', javaScript: false }, async ({ page }) => {
      await page.goto(listPath);
      expect(await numbers(page)).toEqual(down(count, 4));
      await showMore(page).click();
      await page.waitForURL(/[?&]after=[\w-]+$/);
      expect(await numbers(page)).toEqual([3, 2, 1]);
      expect(await showMore(page).count()).toBe(0);
    });
  });

  const leadsToItems = ['stories', 'notices', 'publications', 'formats'].includes(path);
  if (leadsToItems)
    test('Back from an item finds the list as it was left: all that was appended, at the same place', async () => {
      await journey(browser, { viewport: 'phone' }, async ({ page }) => {
        await openAlive(page, listPath);
        await showMore(page).click();
        const left = entries(page).nth(count - 2);
        await left.scrollIntoViewIfNeeded();
        const offset = () => page.evaluate(() => Math.round(window.scrollY));
        const before = await offset();
        expect(before).toBeGreaterThan(viewports.phone.height);
        await left.getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: 'Part 2 of the list' }).waitFor();
        expect(await offset()).toBe(0);
        const quietly = page.waitForResponse((response) => response.url().includes(`/api/v1/${path}?`));
        await page.goBack();
        await left.waitFor();
        expect(await numbers(page)).toEqual(down(count, 1));
        expect(await offset()).toBe(before);
        await quietly;
        await page.waitForLoadState('networkidle');
        expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
        // A link to the list begins it anew.
        await left.getByRole('link').click();
        await page.getByRole('link', { name: /^All / }).click();
        await expect.poll(() => numbers(page)).toEqual(down(count, 4));
      });
    });

  test("a failed 'Show more' shows 'Failed to load …' where there is such a text, and can be tried again", async () => {
    const { page, context, unexpected } = await visit(browser, {
      expected: /A read failed: 500|status of 500/,
    });
    await openAlive(page, listPath);
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('A read failed: 500'));
    await showMore(page).click();
    await logged;
    await showMore(page).waitFor();
    const told = ['stories', 'notices', 'publications', 'formats'].includes(path)
      ? [`Failed to load ${path}`]
      : [];
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual(told);
    await page.unrouteAll();
    await showMore(page).click();
    await entries(page)
      .nth(count - 1)
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
    expect(unexpected).toEqual([]);
  });
});
