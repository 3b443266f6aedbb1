import type { Browser } from 'playwright-core';
import { signedIn } from './staff-visit';

/** How a search feels on a slow phone. Milliseconds. */
export interface Typing {
  readonly items: number;
  /** The longest time that the page could not react while somebody typed and results came in. */
  readonly longestTask: number;
  /** From the last key to the results on the screen, the pause before a search included. */
  readonly untilFound: number;
}

/** Types into the search of a staff list on a processor that is `slowdown` times slower, key by key. */
export async function measureTyping(
  browser: Browser,
  siteUrl: string,
  path: string,
  words: string,
  slowdown = 4,
): Promise<Typing> {
  const context = await signedIn(browser, siteUrl, {
    baseURL: siteUrl,
    viewport: { width: 360, height: 740 },
  });
  await context.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const watch = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((each) => each.duration)),
    );
    watch.observe({ type: 'longtask' });
  });
  const page = await context.newPage();
  await page.goto(`/admins/${path}`);
  const count = page.getByRole('status').filter({ hasText: /in all$/ });
  await count.waitFor();
  const items = Number(
    /of ([\d,]+) in all/.exec((await count.textContent()) ?? '')?.[1]?.replaceAll(',', ''),
  );
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => ((window as unknown as { tasks: number[] }).tasks.length = 0));
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially(words, { delay: 120 });
  const typed = performance.now();
  await page
    .getByRole('status')
    .filter({ hasText: /found$/ })
    .waitFor();
  const untilFound = performance.now() - typed;
  await page.waitForTimeout(1000); // what the results still have to do
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await context.close();
  return { items, longestTask: Math.max(0, ...tasks), untilFound };
}
