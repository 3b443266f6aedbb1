import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings, journey, overflowsSideways, viewports, type Viewport } from '../browser';
import { tabFaults } from './focus';
import { badTexts } from './survey';
import { moving } from './stillness';
import { eachRoute, expected404, type OnStage } from './stage';

const widths = Object.keys(viewports) as Viewport[];

/** Everything a page is looked at for once it stands; one list. */
async function look(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const sideways = (await overflowsSideways(page)) ? ['scrolls sideways'] : [];
  return [...sideways, ...(await badTexts(page))];
}

/** axe and the layout of every route at every width; hard texts, narrow screens, pictures that never come. */
export function layoutTests(on: OnStage): void {
  test.each(widths)(
    'on every route axe finds nothing, texts lie well, nothing moves, each stop of the Tab key shows its ring (%s)',
    { timeout: 300_000 },
    async (viewport) => {
      const { browser, site } = on();
      await journey(browser, { viewport, expected: expected404 }, async ({ page }) => {
        const findings = await eachRoute(page, site.routes, async () => [
          ...(await axeFindings(page)),
          ...(await look(page)),
          ...(await moving(page)),
          ...(await tabFaults(page)),
        ]);
        expect(findings).toEqual({});
      });
    },
  );

  test('nothing scrolls sideways, overlaps or is cut off at 320 px', { timeout: 120_000 }, async () => {
    const { browser, site } = on();
    await journey(browser, { expected: expected404 }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await eachRoute(page, site.routes, look)).toEqual({});
    });
  });

  describe.each([320, 360, 1440])('pictures that never arrive, at %i px', (width) => {
    test('break nothing, and each keeps its place', { timeout: 120_000 }, async () => {
      const { browser, site } = on();
      await journey(browser, { expected: /404|ERR_FAILED|picture/i }, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.route('**/files/**', (route) => route.abort());
        const findings = await eachRoute(page, site.picturedRoutes, async () => {
          const lost = await page.locator('main img[src^="/files/"]').evaluateAll((all) =>
            all.flatMap((image) => {
              const { width: wide, height: high } = image.getBoundingClientRect();
              return getComputedStyle(image).display !== 'none' && (wide < 40 || high < 40)
                ? [`${Math.round(wide)} × ${Math.round(high)} ${image.getAttribute('src') ?? ''}`]
                : [];
            }),
          );
          return [...lost, ...(await look(page))];
        });
        expect(findings).toEqual({});
      });
    });
  });
}
