import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdRequests, nextMessage, openAlive } from './page';
import { useVisit, viewports } from './visit';
import { addItem, clear, picturePart, siteUrl } from './content';
import { copyItem } from './firestore';

/** Lists that are shown in parts grow by the same component (how many the others show: specified-items.test.tsx). */
const size = 12;
const count = size + 3;
const called = (n: number) => ({ title: `Part ${n} of the list` });
beforeAll(async () => {
  await clear('stories');
  const parts = { description: 'One of many.', image: await picturePart() };
  const { _id } = await addItem('stories', { ...parts, ...called(1) });
  await copyItem('stories', _id, count - 1, (copy) => called(copy + 1));
});

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

test('a long list ends with a real link ?after=, which works without JavaScript and can be shared', async () => {
  const first = await served('/stories');
  expect(first.numbers).toEqual(down(count, 4));
  expect(first.more).toMatch(/[?&]after=[\w-]+$/);
  expect(await served(first.more ?? '')).toEqual({ numbers: [3, 2, 1], more: undefined });
});

describe('in the browser', () => {
  let page: Page;
  const expected = /A read failed: 500|status of 500/;
  useVisit({ viewport: 'phone', expected }, async (seen) => {
    ({ page } = seen);
    await openAlive(page, '/stories');
  });

  test("a failed 'Show more' shows 'Failed to load stories', and can be tried again", async () => {
    expect(await numbers(page)).toEqual(down(count, 4));
    await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
    const logged = nextMessage(page, 'A read failed: 500');
    await showMore(page).click();
    await logged;
    await showMore(page).waitFor();
    await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual(['Failed to load stories']);
    await page.unrouteAll();
  });

  test('the link appends the rest in place', async () => {
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

  test('Back from an item restores everything appended, at the same scroll position', async () => {
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
    const quietly = page.waitForResponse((response) => response.url().includes('/api/v1/stories?'));
    // The page is shown while the site takes its time.
    const reads = await holdRequests(page, '**/api/v1/stories?**');
    await page.goBack();
    await left.waitFor();
    expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
    await reads.release();
    await quietly;
    await page.waitForLoadState('networkidle');
    expect([await numbers(page), await offset()]).toEqual([down(count, 1), before]);
    // A link to the list begins it anew.
    await left.getByRole('link').click();
    await page.getByRole('link', { name: /^All / }).click();
    await expect.poll(() => numbers(page)).toEqual(down(count, 4));
  });
});
