import type { Browser } from 'playwright-core';
import { staffApiPaths } from '@content/api/staff-contract';
import { demoPassword, demoStaff } from '../seed/accounts';
import { openFront, type Sent } from './front';

const screens = ['/admins', '/admins/notices', '/admins/notices/new'] as const;
const slowLine = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Runs in the page: notes its last change, and that staff are signed in. A function named in it would not reach the page. */
function prepare(): void {
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(() => Object.assign(window, { changed: performance.now() })).observe(document, all);
  localStorage.setItem('isAdmin', 'true');
}

const kilobytesOf = (sent: readonly Sent[]) =>
  Math.round(sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);

/**
 * Opens each screen on a phone with an empty cache, and returns kilobytes on the wire and milliseconds until its last change.
 * `slowly` means 1.6 Mbit/s with 150 ms, and a quarter of the processor's speed.
 */
export async function measureStaffScreens(browser: Browser, siteUrl: string, slowly: boolean) {
  let sent: Sent[] = [];
  const front = await openFront(siteUrl, (each) => sent.push(each));
  const measured = [];
  for (const screen of screens) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const data = { email: demoStaff.email, password: demoPassword };
    await context.request.post(siteUrl + staffApiPaths.login, { data, headers: { origin: siteUrl } });
    await context.addInitScript(prepare);
    const page = await context.newPage();
    if (slowly) {
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slowLine });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    sent = [];
    await page.goto(front.url + screen);
    await page.locator('main h1').waitFor();
    await front.atRest();
    const changed = await page.evaluate(() => (window as { changed?: number }).changed);
    const scripts = sent.filter(({ contentType }) => contentType.includes('javascript'));
    const kilobytes = { KB: kilobytesOf(sent), 'KB of scripts': kilobytesOf(scripts) };
    measured.push({ screen, ...kilobytes, requests: sent.length, ready: Math.round(changed ?? NaN) });
    await context.close();
  }
  front.close();
  return measured;
}
