import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** How late, in milliseconds after the page is seen and after they were asked for. */
const LATE_MS = 250;
/** How often a page is asked: by its frames, as is usual, it would have to draw for nothing while it waits. */
const seldom = { polling: 50 } as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}

/**
 * Resolves when a document can be read for a while, by its own clock, however slow the machine is: it has been painted,
 * and shows its texts in the fallback's letters. Until then the browser may still wait for the site's letters: for a tenth
 * of a second after each change of the styles in the head. The client comes later still, when the page has loaded. What has
 * stood once, stands: on paper the fallback may not be needed any more.
 */
const standsWithoutFonts = (page: Page) =>
  page
    .waitForFunction(
      (late) => {
        const page = window as unknown as { stands?: boolean };
        if (page.stands) return true;
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        if (!painted || performance.now() - painted.startTime < late) return false;
        const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Mukta Fallback'));
        page.stands = fallbacks.every(({ status }) => status !== 'unloaded');
        return page.stands;
      },
      LATE_MS,
      seldom,
    )
    .catch(() => undefined); // the page was left meanwhile

/**
 * Pictures and fonts of a page come late, as over a weak network: when it stands already. Scripts and styles come from the
 * browser's cache, which a route of the tool's would turn off; what comes late is not kept, so that it is late on every page.
 */
export async function slowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, responseStatusCode, responseHeaders = [] }) => {
    const headers = [
      ...responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control'),
      { name: 'cache-control', value: 'no-store' },
    ];
    wait(LATE_MS)
      .then(() => standsWithoutFonts(page))
      .then(() =>
        session.send('Fetch.continueResponse', {
          requestId,
          responseCode: responseStatusCode ?? 200,
          responseHeaders: headers,
        }),
      )
      .catch(() => undefined); // the page was left meanwhile
  });
  const late = ['*/files/*', '*.woff2', '*.svg', '*.avif', '*.webp'];
  await session.send('Fetch.enable', {
    patterns: late.map((urlPattern) => ({ urlPattern, requestStage: 'Response' as const })),
  });
}

/** Notes every shift from the first paint on, with what moved; input does not excuse it, since nobody touches the page. */
export async function noteShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.textContent.slice(0, 30) ?? '?').join(' | '),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the end, and waits for the pictures that it met on the way. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  // Looked at anew each time: a picture may give its place to another one, and then never arrives.
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(
        (image) => image.complete || !image.checkVisibility({ visibilityProperty: true }),
      ),
    undefined,
    seldom,
  );
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.scrollTo(0, 0);
  });
}

/** Reads the page through; what has moved, when it comes to more than `most`: stricter than the metric, all add up. */
export async function shiftsOf(page: Page, most: number): Promise<string[]> {
  await page.waitForLoadState('load');
  await readThrough(page);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum > most ? shifts.map(({ value, what }) => `shift of ${value}: ${what}`) : [];
}
