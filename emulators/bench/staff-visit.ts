import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { staffApiPaths } from '@content/staff-contract';
import { demoPassword, demoStaff } from '../seed/accounts';
import { sleep } from '../shared/processes';
import { startCache, type Sent } from './cache';
import { median } from './median';

/** The screens that are measured, by their paths. */
const screens = {
  dashboard: '/admins',
  'list of notices': '/admins/notices',
  'new notice': '/admins/notices/new',
} as const;

/** What a screen of the staff area costs somebody who does not touch it, on a phone. */
export interface StaffVisit {
  readonly screen: keyof typeof screens;
  /** Bytes of JavaScript as they go over the line, compressed with brotli, with nothing in the browser's cache. */
  readonly scripts: number;
  readonly requests: number;
  /** Milliseconds until the screen changes no more; NaN where no line was given. */
  readonly lastPaint: number;
  /** The same in a new tab of the same browser; the median of a few, as one differs from the next by a tenth of a second. */
  readonly secondPaint: number;
}

/** A line, and a processor so many times slower. */
interface WeakLine {
  readonly bytesPerSecond: number;
  readonly latency: number;
  readonly slowdown: number;
}

/** 1.6 Mbit/s with 150 ms, on a processor of a quarter of the speed. */
export const weakLine: WeakLine = { bytesPerSecond: 1_600_000 / 8, latency: 150, slowdown: 4 };

/** How often a second visit is measured. */
const SECOND_VISITS = 5;

/** A new browser context in which the demo's staff member is signed in. */
async function signedIn(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const data = { email: demoStaff.email, password: demoPassword };
  await context.request.post(siteUrl + staffApiPaths.login, { data, headers: { origin: siteUrl } });
  await context.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
  return context;
}

/** Opens a page in a new tab until nothing happens any more; returns the milliseconds until its last paint. */
async function untilLastPaint(
  context: BrowserContext,
  url: string,
  isAtRest: () => boolean,
  line: WeakLine | undefined,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let [last, seen] = [NaN, Date.now()];
  if (line) {
    const { bytesPerSecond, latency, slowdown } = line;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    session.on('Page.screencastFrame', ({ sessionId, metadata }) => {
      last = (metadata.timestamp ?? NaN) * 1000;
      seen = Date.now();
      session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined); // the page is closed
    });
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 90, maxHeight: 185 });
  }
  await page.goto(url);
  // What looks for elements is a script in the page, which the page has to wait for: only once it is at rest.
  do {
    while (Date.now() - seen < 1500 || !isAtRest()) await sleep(100);
  } while (!(await page.locator('main h1').isVisible()));
  const lastPaint = last - (await page.evaluate(() => performance.timeOrigin));
  await page.close();
  return lastPaint;
}

/** Opens screens of the site at `siteUrl` as a staff member through a cache, each in a new browser; over a line once more each. */
export async function measureStaffVisits(
  browser: Browser,
  siteUrl: string,
  line?: WeakLine,
): Promise<StaffVisit[]> {
  const phone = {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  };
  const cache = startCache(siteUrl);
  let sent: Sent[] = [];
  let last = 0;
  const isAtRest = () => Date.now() - last > 1500;
  const visits: StaffVisit[] = [];
  try {
    const front = await cache.open({
      secure: true,
      onSent: (each) => {
        sent.push(each);
        last = Date.now();
      },
    });
    if (line) {
      // The line is measured, not the first answer of functions that have just been started.
      const context = await signedIn(browser, siteUrl, phone);
      for (const path of Object.values(screens))
        await untilLastPaint(context, front + path, isAtRest, undefined);
      await context.close();
    }
    for (const [screen, path] of Object.entries(screens) as [keyof typeof screens, string][]) {
      const context = await signedIn(browser, siteUrl, phone);
      sent = [];
      const lastPaint = await untilLastPaint(context, front + path, isAtRest, line);
      const requests = sent.length;
      const isScript = ({ contentType }: Sent) => contentType.includes('javascript');
      const scripts = sent.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
      const again: number[] = [];
      for (let i = 0; line && i < SECOND_VISITS; i += 1)
        again.push(await untilLastPaint(context, front + path, isAtRest, line));
      const secondPaint = median(again);
      visits.push({ screen, scripts, requests, lastPaint, secondPaint });
      await context.close();
    }
  } finally {
    await cache.close();
  }
  return visits;
}
