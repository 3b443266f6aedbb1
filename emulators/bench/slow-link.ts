import type { Browser, Page } from 'playwright-core';
import { sleep } from '../shared/processes';
import { startCache } from './cache';

/** What a visit to / is like at 400 kbit/s with 300 ms of latency, on a phone. */
export interface SlowLink {
  /** When the largest part of the first view was painted, in milliseconds. */
  readonly lcp: number;
  /** How long the menu took to open, in milliseconds, touched so many after the first paint. */
  readonly menu: readonly { readonly after: number; readonly took: number }[];
}

/** Milliseconds after the first paint: before anything else is there, on the way, and when all has come. */
const MOMENTS = [0, 500, 1500, 3000, 5000, 8000, 12000];

const BYTES_PER_SECOND = 400_000 / 8;

async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  // The popup would lie over the menu's button.
  await page.route('**/api/v1/popups**', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page;
}

/** Touches the menu's button; returns the milliseconds from the click until the menu can be seen. */
async function openMenu(page: Page): Promise<number> {
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const looking = setInterval(() => {
              const menu = document.getElementById('menu');
              if (!menu?.checkVisibility({ visibilityProperty: true })) return;
              clearInterval(looking);
              resolve(performance.now() - timeStamp);
            });
          },
          { capture: true, once: true },
        );
      }),
  );
  await page.locator('#menu-button').tap();
  return opened;
}

/** Visits / of the site at `siteUrl` through a cache over a slow link. */
export async function measureSlowLink(browser: Browser, siteUrl: string): Promise<SlowLink> {
  const cache = startCache(siteUrl);
  try {
    const front = await cache.open();
    const reading = await openSlowly(browser, front);
    await reading.waitForLoadState('load');
    await sleep(5000);
    const lcp = await reading.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    );
    await reading.context().close();
    const menu: { after: number; took: number }[] = [];
    for (const after of MOMENTS) {
      const page = await openSlowly(browser, front);
      await sleep(after);
      menu.push({ after, took: await openMenu(page) });
      await page.context().close();
    }
    return { lcp, menu };
  } finally {
    await cache.close();
  }
}
