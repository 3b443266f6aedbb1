import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { answerFirst } from './page';
import { journey } from './visit';
import { addItem, clear, picturePart } from './content';

beforeAll(async () => {
  await clear('stories');
  await addItem('stories', { title: 'The tap', description: 'Water came.', image: await picturePart() });
});

/** The API requests of a page, and the scripts that it asked for, by their paths. */
function watch(page: Page) {
  const reads: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) reads.push(pathname);
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  const readsOf = (path: string) => reads.filter((each) => each === `/api/v1/${path}`).length;
  return { scripts, readsOf };
}

/** The name of the file that reads ahead, which is fetched once somebody has touched the page. */
const CODE = '/assets/once-touched-';

/** Touches the page where no link is, and waits until that has brought what reads ahead. */
async function touched(page: Page, touch: () => Promise<void>) {
  const code = page.waitForResponse((response) => response.url().includes(CODE));
  await touch();
  await (await code).finished();
  await page.waitForTimeout(300);
}

const footLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

// Never with data saving on: use-read-ahead.test.tsx.
test('the next page is prefetched: by a mouse that rests on a link, not by one that passes, again a second after a failure; by a finger that is put down, and by the focus: its code and its data, once', async () => {
  await journey({ expected: /status of 500.*\/v1\/stories|A read failed/ }, async ({ page }) => {
    await page.clock.install();
    const { scripts, readsOf } = watch(page);
    // Its foot is in view, and so hydrated.
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.goto('/objective');
    expect(scripts.join()).not.toContain(CODE);
    await touched(page, () => page.mouse.move(3, 301, { steps: 2 }));
    await page.clock.pauseAt(Date.now() + 3600_000);
    await answerFirst(page, '**/api/v1/stories**', (route) => route.fulfill({ status: 500, json: {} }));
    const over = (to: Locator) => to.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true });
    await over(footLink(page, 'Stories'));
    await page.clock.runFor(70);
    await over(page.locator('main'));
    await page.clock.runFor(500);
    await over(footLink(page, 'Stories'));
    await page.clock.runFor(90);
    await expect.poll(() => readsOf('stories')).toBe(1);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await footLink(page, 'Stories').dispatchEvent('click');
    await page.getByRole('link', { name: 'The tap' }).first().waitFor();
    expect(readsOf('stories')).toBe(2);

    for (const [name, event, init] of [
      ['Formats', 'pointerdown', { pointerType: 'touch', bubbles: true }],
      ['Publications', 'focusin', { bubbles: true }],
    ] as const) {
      await footLink(page, name).dispatchEvent(event, init);
      await expect.poll(() => readsOf(name.toLowerCase())).toBe(1);
      await page.waitForLoadState('networkidle');
      const before = scripts.length;
      await footLink(page, name).dispatchEvent('click');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(readsOf(name.toLowerCase())).toBe(1);
      expect(scripts.slice(before)).toEqual([]);
    }
  });
});
