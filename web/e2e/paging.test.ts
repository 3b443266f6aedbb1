import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { contentTypeAt } from '@content';
import { openAlive, siteUrl, useVisit, viewports } from './browser';
import { addItem, clear, pdfPart, picturePart, type Parts } from './content';
import { copyItem } from './firestore';

const text = { description: 'One of many.' };

/**
 * Lists that are shown in parts: how many there are, and what an item is added with beside its title. Formats have the page of
 * publications; a page of notices is also made of closed ones (specified-items.test.tsx).
 */
const lists = [
  { path: 'stories', page: '/stories', size: 12, parts: { ...text, image: 'picture' } },
  { path: 'publications', page: '/publications', size: 12, parts: { ...text, publication: 'pdf' } },
  {
    path: 'galleries',
    page: '/gallery?category=Relive',
    size: 24,
    parts: { category: 'Relive', image: 'picture' },
  },
  {
    path: 'programs',
    page: '/past-programs',
    size: 50,
    parts: {
      objective: 'Water',
      targetBeneficiaries: 'All',
      duration: 'A year',
      fundingPartner: 'Friends',
      isOngoing: 'false',
    },
  },
] as const;

const entries = (page: Page) => page.getByRole('main').locator('[data-entry]');
const showMore = (page: Page) => page.getByRole('link', { name: 'Show more' });
/** The number in the title of each item shown. */
const numbers = async (page: Page) => {
  const texts = await entries(page).allTextContents();
  return texts.map((all) => Number(/Part (\d+) of the list/.exec(all)?.[1]));
};
/** The same of a page as it comes from the server, and where its link to more leads. */
async function served(path: string) {
  const html = await (await fetch(siteUrl + path)).text();
  const [, ...items] = (/<main.*<\/main>/s.exec(html)?.[0] ?? '').split('data-entry');
  const [, more] = /<a [^>]*href="([^"]+)"[^>]*>Show more</.exec(html) ?? [];
  return {
    numbers: items.map((item) => Number(/Part (\d+) of the list/.exec(item)?.[1])),
    more: more?.replaceAll('&amp;', '&'),
  };
}
const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i);

describe.each(lists)('$page shows $size', ({ path, page: listPath, size, parts }) => {
  const count = size + 3;
  beforeAll(async () => {
    await clear(path);
    const files = { picture: await picturePart(), pdf: pdfPart() };
    const given = Object.entries(parts).map(([name, value]) => [
      name,
      value === 'picture' || value === 'pdf' ? files[value] : value,
    ]);
    const item = Object.fromEntries(given) as Parts;
    const title = contentTypeAt(path)?.titleField ?? '';
    const called = (n: number) => ({ [title]: `Part ${n} of the list` });
    const { _id } = await addItem(path, { ...item, ...called(1) });
    await copyItem(path, _id, count - 1, (copy) => called(copy + 1));
  });

  test('then a real link ?after=, which works without JavaScript and can be shared', async () => {
    const first = await served(listPath);
    expect(first.numbers).toEqual(down(count, 4));
    expect(first.more).toMatch(/[?&]after=[\w-]+$/);
    expect(await served(first.more ?? '')).toEqual({ numbers: [3, 2, 1], more: undefined });
  });

  // They all grow by the same component.
  if (path === 'stories')
    describe('in the browser', () => {
      let page: Page;
      const expected = /A read failed: 500|status of 500/;
      useVisit({ viewport: 'phone', expected }, async (seen) => {
        ({ page } = seen);
        await openAlive(page, listPath);
      });

      test("a failed 'Show more' shows 'Failed to load stories', and can be tried again", async () => {
        expect(await numbers(page)).toEqual(down(count, 4));
        await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
        const logged = page.waitForEvent('console', (message) =>
          message.text().startsWith('A read failed: 500'),
        );
        await showMore(page).click();
        await logged;
        await showMore(page).waitFor();
        await expect
          .poll(() => page.getByRole('alert').allTextContents())
          .toEqual(['Failed to load stories']);
        await page.unrouteAll();
      });

      test('then a link that appends the rest in place', async () => {
        const before = page.url();
        await showMore(page).click();
        await entries(page)
          .nth(count - 1)
          .waitFor();
        expect(await page.getByRole('alert').count()).toBe(0);
        expect(await numbers(page)).toEqual(down(count, 1));
        expect(await showMore(page).count()).toBe(0);
        expect(page.url()).toBe(before);
        const hasFocus = () =>
          entries(page)
            .nth(size)
            .evaluate((entry) => entry.contains(document.activeElement));
        await expect.poll(hasFocus, { message: 'the first new one' }).toBe(true);
      });

      test('Back from an item finds the list as it was left: all that was appended, at the same place', async () => {
        const left = entries(page).nth(count - 2);
        await left.scrollIntoViewIfNeeded();
        const offset = () => page.evaluate(() => Math.round(window.scrollY));
        const before = await offset();
        expect(before).toBeGreaterThan(viewports.phone.height);
        await left.getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: 'Part 2 of the list' }).waitFor();
        expect(await offset()).toBe(0);
        await page.goBack();
        await left.waitFor();
        expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
        // Half a minute later it is read again, quietly.
        await left.getByRole('link').click();
        await page.getByRole('heading', { level: 1, name: 'Part 2 of the list' }).waitFor();
        await page.clock.setFixedTime(Date.now() + 30_000);
        const quietly = page.waitForResponse((response) => response.url().includes(`/api/v1/${path}?`));
        // The page is shown while the site takes its time.
        let answer = () => {};
        const answered = new Promise<void>((resolve) => (answer = resolve));
        await page.route(`**/api/v1/${path}?**`, async (route) => {
          await answered;
          await route.continue();
        });
        await page.goBack();
        await left.waitFor();
        expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
        answer();
        await quietly;
        await page.waitForLoadState('networkidle');
        expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
        // A link to the list begins it anew.
        await left.getByRole('link').click();
        await page.getByRole('link', { name: /^All / }).click();
        await expect.poll(() => numbers(page)).toEqual(down(count, 4));
      });
    });
});
