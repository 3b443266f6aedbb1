import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey } from '../browser';
import { eachRoute, expected404, type OnStage } from './stage';

const LATE_MS = 500;
const MOST = 0.01;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null }[];
}

/** Pictures and fonts come late, as over a weak network. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\/files\/|\.woff2|\.svg|\.avif|\.webp/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

/** Notes every shift from the first paint on, with what moved; input does not excuse it, since nobody touches the page. */
function noteShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
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

/** Scrolls to the end, waiting for the pictures on the way. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const seen = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
    await Promise.all(
      seen
        .filter((image) => !image.complete)
        .map((image) => new Promise((resolve) => image.addEventListener('load', resolve))),
    );
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Cumulative layout shift of every route, stricter than the metric: all shifts of a visit are added up. */
export function shiftTests(on: OnStage): void {
  test.each(['phone', 'desktop'] as const)(
    'CLS is at most 0.01 on every route while pictures and fonts arrive slowly (%s)',
    { timeout: 240_000 },
    async (viewport) => {
      const { browser, site } = on();
      await journey(browser, { viewport, expected: expected404 }, async ({ page }) => {
        await slowly(page);
        await noteShifts(page);
        const findings = await eachRoute(page, site.routes, async () => {
          await page.waitForLoadState('load');
          await readThrough(page);
          const shifts = await page.evaluate(
            () => (window as unknown as { shifts: { value: number; what: string }[] }).shifts,
          );
          const total = shifts.reduce((sum, { value }) => sum + value, 0);
          return total > MOST ? shifts : [];
        });
        expect(findings).toEqual({});
      });
    },
  );
}
