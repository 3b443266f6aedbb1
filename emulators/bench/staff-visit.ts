import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { apiPaths } from '@content/contract';
import { demoPassword, demoStaff } from '../seed/accounts';
import { sleep } from '../processes';
import { startCache, type Sent } from './cache';

/** What staff open first in the morning, by its path. */
export const staffScreens = {
  dashboard: '/admins',
  'list of notices': '/admins/notices',
  'new notice': '/admins/notices/new',
} as const;

/** What a screen of the staff area costs somebody who does not touch it, with nothing in the browser's cache. */
export interface StaffVisit {
  readonly screen: keyof typeof staffScreens;
  /** Bytes of JavaScript as they go over the line: brotli. */
  readonly scripts: number;
  readonly requests: number;
  /** The files themselves, for whoever looks for what has grown. */
  readonly sent: readonly Sent[];
  /** Milliseconds until the screen changes no more. */
  readonly lastPaint: number;
  /** The same in a new tab of the same browser. */
  readonly secondPaint: number;
}

/** The line and the processor of the visit; without it as fast as the machine is. */
export interface WeakLine {
  readonly bytesPerSecond: number;
  readonly latency: number;
  readonly slowdown: number;
}

/** 1.6 Mbit/s with 150 ms, on a processor of a quarter of the speed. */
export const weakLine: WeakLine = { bytesPerSecond: 1_600_000 / 8, latency: 150, slowdown: 4 };

/** A new browser context in which the demo's staff member is signed in. */
export async function signedIn(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const data = { email: demoStaff.email, password: demoPassword };
  await context.request.post(siteUrl + apiPaths.login, { data, headers: { origin: siteUrl } });
  await context.addInitScript(() => localStorage.setItem('isAdmin', 'true'));
  return context;
}

/** Opens a page in a new tab; returns the milliseconds until its last paint once nothing has happened for a while. */
async function untilLastPaint(
  context: BrowserContext,
  url: string,
  { bytesPerSecond, latency, slowdown }: WeakLine,
  isAtRest: () => boolean,
): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let last = 0;
  let seen = Date.now();
  session.on('Page.screencastFrame', ({ sessionId, metadata }) => {
    last = (metadata.timestamp ?? NaN) * 1000;
    seen = Date.now();
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined); // the page has been closed
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 90, maxHeight: 185 });
  await page.goto(url);
  await page.locator('main h1').waitFor();
  while (Date.now() - seen < 2000 || !isAtRest()) await sleep(100);
  const lastPaint = last - (await page.evaluate(() => performance.timeOrigin));
  await page.close();
  return lastPaint;
}

/** Opens a screen of the site at `siteUrl` as a staff member through a cache, in a new browser, and once more. */
export async function measureStaffVisit(
  browser: Browser,
  siteUrl: string,
  screen: keyof typeof staffScreens,
  line: WeakLine = weakLine,
): Promise<StaffVisit> {
  const cache = startCache(siteUrl);
  const context = await signedIn(browser, siteUrl, {
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const all: Sent[] = [];
  let last = 0;
  const isAtRest = () => Date.now() - last > 2000;
  try {
    const front = await cache.open({
      secure: true,
      onSent: (each) => {
        all.push(each);
        last = Date.now();
      },
    });
    const url = front + staffScreens[screen];
    const lastPaint = await untilLastPaint(context, url, line, isAtRest);
    const sent = all.splice(0);
    const secondPaint = await untilLastPaint(context, url, line, isAtRest);
    const isScript = ({ contentType }: Sent) => contentType.includes('javascript');
    const scripts = sent.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
    return { screen, scripts, requests: sent.length, sent, lastPaint, secondPaint };
  } finally {
    await context.close();
    await cache.close();
  }
}
