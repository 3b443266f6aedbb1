import type { Browser } from 'playwright-core';
import { gzipSync } from 'node:zlib';
import { sleep } from '../processes';
import { startCache, type Sent } from './cache';

/** Bytes of a visit that begins at / on a phone 360 px wide: bodies as sent, scripts as gzip. */
export interface FirstVisit {
  /** All that is fetched without a touch, the program included, until the page is at rest. */
  readonly firstView: number;
  readonly html: number;
  readonly latinLetters: number;
  readonly scripts: number;
  readonly requests: number;
  /** On to /stories by the link in the page. */
  readonly secondPage: number;
  /** / again, in a new tab of the same browser. */
  readonly secondVisit: number;
}

const sum = (all: readonly Sent[], bytes = (each: Sent) => each.bytes): number =>
  all.reduce((total, each) => total + bytes(each), 0);

/** Visits / of the site at `siteUrl` through a cache, goes on to /stories, and comes again; the browser is a new one. */
export async function measureFirstVisit(browser: Browser, siteUrl: string): Promise<FirstVisit> {
  const cache = startCache(siteUrl);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  let sent: Sent[] = [];
  let last = 0;
  /** Until nothing has been asked for a second. */
  const atRest = async () => {
    last = Date.now();
    while (Date.now() - last < 1000) await sleep(100);
  };
  const take = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  try {
    const front = await cache.open({
      onSent: (each) => {
        sent.push(each);
        last = Date.now();
      },
    });
    const page = await context.newPage();
    await page.goto(front);
    await atRest();
    const first = take();
    // Not as a finger does it: on the way to the link more of / would be loaded, and the popup may lie over it.
    await page.locator('main a[href="/stories"]').first().dispatchEvent('click');
    await page.waitForURL('**/stories');
    await atRest();
    const second = take();
    await page.close();
    await (await context.newPage()).goto(front);
    await atRest();
    const again = take();
    const of = (type: RegExp) => first.filter(({ contentType }) => type.test(contentType));
    return {
      firstView: sum(first),
      html: sum(first.filter(({ path }) => path === '/').slice(0, 1)),
      latinLetters: sum(of(/font/).filter(({ path }) => path.includes('latin'))),
      scripts: sum(of(/javascript/), ({ body }) => gzipSync(body).length),
      requests: first.length,
      secondPage: sum(second),
      secondVisit: sum(again),
    };
  } finally {
    await context.close();
    await cache.close();
  }
}
