import { HtmlValidate } from 'html-validate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFindings,
  journey,
  launch,
  overflowsSideways,
  siteUrl,
  viewports,
  type Viewport,
} from './browser';
import { addItem, deletePopups } from './content';
import { makeSite, type Site } from './site';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await launch();
  site = await makeSite();
});
afterAll(async () => {
  await site.remove();
  await browser.close();
});

const widths = Object.keys(viewports) as Viewport[];
/** Findings by address, so that one test shows all of them. */
type Findings = Record<string, unknown>;
const expected = /404/;

async function eachRoute(page: Page, look: (page: Page) => Promise<unknown>): Promise<Findings> {
  const findings: Findings = {};
  for (const route of site.routes) {
    await page.goto(route);
    await page.locator('main h1').first().waitFor();
    const found = await look(page);
    if (Array.isArray(found) ? found.length > 0 : found) findings[route] = found;
  }
  return findings;
}

describe.each(widths)('at the width of a %s', (viewport) => {
  test('axe finds nothing on any route, and none scrolls sideways', { timeout: 240_000 }, async () => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const findings = await eachRoute(page, async () => [
        ...(await axeFindings(page)),
        ...((await overflowsSideways(page)) ? ['scrolls sideways'] : []),
      ]);
      expect(findings).toEqual({});
    });
  });

  test('axe finds nothing while menu, lightbox or popup is open', async () => {
    await deletePopups();
    await addItem('popups', {
      title: 'Office closed',
      content: 'We are back on Sunday.',
      image: '',
      photo: await photo(),
    });
    await journey(browser, { viewport }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('dialog', { name: 'Office closed' }).waitFor();
      expect(await axeFindings(page), 'popup').toEqual([]);
      await page.keyboard.press('Escape');
      const isNarrow = viewports[viewport].width < 900;
      if (isNarrow) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'About', exact: true }).click();
      expect(await axeFindings(page), 'menu').toEqual([]);
      await page.goto('/gallery');
      await page.keyboard.press('Escape'); // the popup: once for each load of a document
      await page.getByRole('link', { name: 'Open picture: First aid', exact: true }).click();
      await page.getByRole('dialog').getByRole('img').waitFor();
      expect(await axeFindings(page), 'lightbox').toEqual([]);
    });
    await deletePopups();
  });
});

const photo = async () => ({ bytes: await (await import('./content')).landscape(400, 300), name: 'p.jpg' });

test.concurrent(
  'no route scrolls sideways at 320 px, even when no picture arrives',
  { timeout: 120_000 },
  async () => {
    await journey(browser, { expected: /404|ERR_FAILED|picture/i }, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await eachRoute(page, () => overflowsSideways(page))).toEqual({});
      await page.route('**/files/**', (route) => route.abort());
      expect(await eachRoute(page, () => overflowsSideways(page))).toEqual({});
    });
  },
);

test.concurrent.each(['phone', 'desktop'] as const)(
  'no text is clipped on any route (%s)',
  { timeout: 120_000 },
  async (viewport) => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      const clipped = () =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              'main h1, main h2, main h3, main p, main td, main th, main a, main button, main dd',
            ),
          ]
            .filter((element) => {
              const { overflow, clipPath, visibility } = getComputedStyle(element);
              const hides = overflow === 'hidden' && clipPath === 'none' && visibility === 'visible';
              return (
                hides &&
                (element.scrollWidth > element.clientWidth + 1 ||
                  element.scrollHeight > element.clientHeight + 1)
              );
            })
            .map((element) => element.textContent.slice(0, 60)),
        );
      expect(await eachRoute(page, clipped)).toEqual({});
    });
  },
);

test("the HTML of every route passes html-validate's standard rules", async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const findings: Findings = {};
  for (const route of [...site.routes, '/admins/login', '/admins']) {
    const { results } = await validator.validateString(await (await fetch(siteUrl + route)).text());
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    );
    if (messages.length > 0) findings[route] = messages;
  }
  expect(findings).toEqual({});
});

/** Files and fonts come late, as over a weak network. */
async function slowly(page: Page): Promise<void> {
  await page.route(/\/files\/|\.woff2|\.svg|\.avif|\.webp/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
}

test.concurrent.each(['phone', 'desktop'] as const)(
  'CLS is at most 0.01 on every route while pictures and fonts arrive slowly (%s)',
  { timeout: 240_000 },
  async (viewport) => {
    await journey(browser, { viewport, expected }, async ({ page }) => {
      await slowly(page);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const findings = await eachRoute(page, async () => {
        await page.waitForLoadState('networkidle');
        const total = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
        );
        return total > 0.01 ? total : false;
      });
      expect(findings).toEqual({});
    });
  },
);

describe('without JavaScript', () => {
  test('every page shows its content, and every link on it works', { timeout: 180_000 }, async () => {
    const links = new Set<string>();
    await journey(browser, { javaScript: false, viewport: 'phone', expected }, async ({ page }) => {
      const findings = await eachRoute(page, async () => {
        const heading = page.locator('main h1').first();
        const found = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        for (const href of found) links.add(href.split('#')[0] ?? '');
        const length = await page.evaluate(() => document.querySelector('main')?.innerText.length ?? 0);
        return (await heading.isVisible()) && length > 40 ? [] : [`heading hidden or ${length} characters`];
      });
      expect(findings).toEqual({});
      // The gallery's filters are a form.
      await page.goto('/gallery');
      await page.getByRole('button', { name: 'Support' }).click();
      await page.waitForURL('**/gallery?category=Support');
      await page.getByRole('link', { name: 'Open picture: Blankets' }).waitFor();
      // The phone's menu is open to be used.
      await page.getByRole('link', { name: 'Contact' }).first().click();
      await page.waitForURL('**/contact');
    });
    const dead: string[] = [];
    for (const href of links) {
      const { status } = await fetch(siteUrl + href);
      if (status !== 200) dead.push(`${href} ${status}`);
    }
    expect(dead).toEqual([]);
    expect(links.size).toBeGreaterThan(25);
  });

  test('journey texts, slides and unfolding notices are there to be read', async () => {
    await journey(browser, { javaScript: false }, async ({ page }) => {
      await page.goto('/');
      const texts = page.locator('[data-unfolding] p');
      expect(await texts.count()).toBe(4);
      for (const text of await texts.all()) expect(await text.isVisible()).toBe(true);
    });
  });
});

test('with reduced motion nothing moves by itself on any route', { timeout: 120_000 }, async () => {
  await journey(browser, { expected }, async ({ page }) => {
    const moving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { target, pseudoElement } = animation.effect as KeyframeEffect;
          return animation.playState === 'running' ? [`${target?.tagName ?? ''}${pseudoElement ?? ''}`] : [];
        }),
      );
    expect(await eachRoute(page, moving)).toEqual({});
    await page.clock.install();
    await page.goto('/');
    const first = page.getByRole('button', { name: 'Show slide 1' });
    await first.waitFor();
    await page.clock.runFor(21_000);
    expect(await first.getAttribute('aria-current')).toBe('true');
  });
});
