import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, journey, launchOwn, overflowsSideways, viewports, type Viewport } from '../browser';
import { oneOfEachPage } from '../site';
import { tabFaults } from './focus';
import { paperFaults } from './paper';
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

const nothing = () =>
  ({ shifts: {}, axe: {}, texts: {}, moving: {}, focus: {} }) satisfies Record<string, Findings>;

/** axe, layout and layout shift of every route at every width; hard texts, narrow screens, pictures that never come. */
export function layoutTests(on: OnStage): void {
  describe('every route', () => {
    const found = { phone: nothing(), tablet: nothing(), desktop: nothing() };
    const narrow: Findings = {};
    const onPaper: Findings = {};

    /**
     * Each of its pages has a process of its own, as a visitor's only page has: pages that share one share style sheets
     * too, and with those the moment at which a font counts as late.
     */
    let browser: Browser;
    afterAll(() => browser.close());

    /** Walks over slow lines, on a few pages at once. */
    async function walkSlowly(
      viewport: Viewport,
      routes: readonly string[],
      further: (page: Page, route: string) => Promise<void>,
    ): Promise<void> {
      await journey(browser, { viewport, expected: expected404 }, async ({ page, context }) => {
        await noteShifts(context);
        const others = Array.from({ length: PAGES_AT_ONCE - 1 }, () => context.newPage());
        const pages = [page, ...(await Promise.all(others))];
        await Promise.all(pages.map(slowly));
        await walk(pages, routes, async (each, route) => {
          const { shifts, moving: moves, texts } = found[viewport];
          keep(shifts, route, await shiftsOf(each));
          keep(moves, route, await moving(each));
          keep(texts, route, await checkTexts(each));
          await further(each, route);
        });
      });
    }

    /** Where the Tab key leads. Head and foot are the same on all pages: the keys pass them on one. */
    async function checkFocus(page: Page, route: string, viewport: Viewport): Promise<void> {
      keep(found[viewport].focus, route, await tabFaults(page, route === '/' ? 'body' : '#main'));
    }

    // One walk for all that is checked at a width.
    beforeAll(async () => {
      browser = await launchOwn();
      const { site } = on();
      const loaded = oneOfEachPage(site.routes);
      await walkSlowly('phone', site.routes, async (page, route) => {
        // The same page with other items has the same colours, and stops of the same kinds.
        const isFirst = loaded.includes(route);
        keep(found.phone.axe, route, await axeFindings(page, { contrast: isFirst }));
        if (isFirst) await checkFocus(page, route, 'phone');
        await page.setViewportSize(narrowest);
        keep(narrow, route, await checkTexts(page));
        // The same page with other items is not loaded again: they only have to have room.
        for (const wider of ['tablet', 'desktop'] as const) {
          if (isFirst) continue;
          await page.setViewportSize(viewports[wider]);
          keep(found[wider].texts, route, await checkTexts(page));
        }
        keep(onPaper, route, await paperFaults(page, route, site));
        await page.setViewportSize(viewports.phone);
      });
      // A tablet shows what a phone or a desk shows, in other places.
      await walkSlowly('tablet', loaded, () => Promise.resolve());
      await walkSlowly('desktop', loaded, async (page, route) => {
        keep(found.desktop.axe, route, await axeFindings(page));
        await checkFocus(page, route, 'desktop');
      });
    }, 300_000);

    describe.each(widths)('at the width of a %s', (viewport) => {
      test('CLS is at most 0.01 while pictures and fonts arrive slowly', () => {
        expect(found[viewport].shifts).toEqual({});
      });
      test('no text sticks out, is cut off or lies over another; nothing scrolls sideways', () => {
        expect(found[viewport].texts).toEqual({});
      });
      test('with reduced motion nothing moves by itself', () => {
        expect(found[viewport].moving).toEqual({});
      });
      if (viewport === 'tablet') return;
      test('axe finds nothing', () => {
        expect(found[viewport].axe).toEqual({});
      });
      test('each stop of the Tab key is in sight and shows its ring', () => {
        expect(found[viewport].focus).toEqual({});
      });
    });

    test('at 320 px all texts lie well too', () => {
      expect(narrow).toEqual({});
    });
    test('prints with letterhead and its address, black on white, with tables that have rules; an article on one sheet, with a picture of at most five centimetres', () => {
      expect(onPaper).toEqual({});
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
        const routes = oneOfEachPage(site.picturedRoutes);
        await walk([page, await context.newPage()], routes, async (each, route) => {
          for (const width of [320, 1440]) {
            await each.setViewportSize({ width, height: 740 });
            const lost = await each.locator('main img[src^="/files/"]').evaluateAll((all) =>
              all.flatMap((image) => {
                const { width: wide, height: high } = image.getBoundingClientRect();
                return image.checkVisibility() && (wide < 40 || high < 40)
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
