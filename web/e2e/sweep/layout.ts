import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, journey, overflowsSideways, viewports, type Viewport } from '../browser';
import { tabFaults } from './focus';
import { noteShifts, shiftsOf, slowly } from './shifts';
import { expected404, keep, walk, type Findings, type OnStage } from './stage';
import { moving } from './stillness';
import { badTexts } from './survey';

const widths = Object.keys(viewports) as Viewport[];
const PAGES_AT_ONCE = 3;
const narrowest = { width: 320, height: 640 };

/** How the texts of a page lie once it stands; one list. */
async function checkTexts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  const sideways = (await overflowsSideways(page)) ? ['scrolls sideways'] : [];
  return [...sideways, ...(await badTexts(page))];
}

/** axe, layout and layout shift of every route at every width; hard texts, narrow screens, pictures that never come. */
export function layoutTests(on: OnStage): void {
  describe.each(widths)('every route at the width of a %s', (viewport) => {
    const found = { shifts: {}, axe: {}, texts: {}, narrow: {}, moving: {}, focus: {} } satisfies Record<
      string,
      Findings
    >;

    // One walk for all that is checked at a width.
    beforeAll(async () => {
      const { browser, site } = on();
      await journey(browser, { viewport, expected: expected404 }, async ({ page, context }) => {
        await slowly(context);
        await noteShifts(context);
        const others = Array.from({ length: PAGES_AT_ONCE - 1 }, () => context.newPage());
        await walk([page, ...(await Promise.all(others))], site.routes, async (each, route) => {
          keep(found.shifts, route, await shiftsOf(each));
          keep(found.moving, route, await moving(each));
          keep(found.texts, route, await checkTexts(each));
          // A tablet shows what a phone or a desk shows, in other places.
          if (viewport !== 'tablet') {
            keep(found.axe, route, await axeFindings(each));
            keep(found.focus, route, await tabFaults(each));
          }
          if (viewport !== 'phone') return;
          await each.setViewportSize(narrowest);
          keep(found.narrow, route, await checkTexts(each));
          await each.setViewportSize(viewports.phone);
        });
      });
    }, 300_000);

    test('CLS is at most 0.01 while pictures and fonts arrive slowly', () => {
      expect(found.shifts).toEqual({});
    });
    if (viewport !== 'tablet')
      test('axe finds nothing', () => {
        expect(found.axe).toEqual({});
      });
    test('no text sticks out, is cut off or lies over another; nothing scrolls sideways, at 320 px neither', () => {
      expect(found.texts).toEqual({});
      expect(found.narrow).toEqual({});
    });
    test('with reduced motion nothing moves by itself', () => {
      expect(found.moving).toEqual({});
    });
    if (viewport !== 'tablet')
      test('each stop of the Tab key is in sight and shows its ring', () => {
        expect(found.focus).toEqual({});
      });
  });

  test(
    'pictures that never arrive break nothing, and each keeps its place',
    { timeout: 120_000 },
    async () => {
      const { browser, site } = on();
      const findings: Findings = {};
      await journey(browser, { expected: /404|ERR_FAILED|picture/i }, async ({ page, context }) => {
        await context.route('**/files/**', (route) => route.abort());
        await walk([page, await context.newPage()], site.picturedRoutes, async (each, route) => {
          for (const width of [320, 1440]) {
            await each.setViewportSize({ width, height: 740 });
            const lost = await each.locator('main img[src^="/files/"]').evaluateAll((all) =>
              all.flatMap((image) => {
                const { width: wide, height: high } = image.getBoundingClientRect();
                return getComputedStyle(image).display !== 'none' && (wide < 40 || high < 40)
                  ? [`${Math.round(wide)} × ${Math.round(high)} ${image.getAttribute('src') ?? ''}`]
                  : [];
              }),
            );
            keep(findings, `${route} at ${width}`, [...lost, ...(await checkTexts(each))]);
          }
        });
      });
      expect(findings).toEqual({});
    },
  );
}
