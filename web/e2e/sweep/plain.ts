import { expect, test } from 'vitest';
import { galleryCategories } from '@site/types/gallery';
import { delocalizePath } from '@content/language-paths';
import { journey, siteUrl } from '../browser';
import { oneOfEachPage } from '../site';
import { eachRoute, expected404, type OnStage } from './stage';

/** Without JavaScript the site is a set of documents: all there, every link leading somewhere. */
export function plainTests(on: OnStage): void {
  test(
    'without JavaScript every page shows its content, and every link works',
    { timeout: 180_000 },
    async () => {
      const { browser, site } = on();
      const links = new Map<string, string>();
      await journey(
        browser,
        { javaScript: false, viewport: 'phone', expected: expected404 },
        async ({ page }) => {
          // The same page with other items is loaded again only where it has texts or documents of its own to show.
          const routes = new Set([
            ...oneOfEachPage(site.routes),
            ...site.longArticles,
            ...Object.keys(site.contents),
          ]);
          const findings = await eachRoute(page, [...routes], async (_page, route) => {
            const found = await page
              .locator('a[href]')
              .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
            for (const href of found)
              // What is not there is in no language.
              if (!href.startsWith('#') && delocalizePath(href) !== route) links.set(href, route);
            const ids = found.flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : []));
            const lost = await page.evaluate(
              (all) => all.flatMap((id) => (document.getElementById(id) ? [] : [`#${id} leads nowhere`])),
              ids,
            );
            const hidden: string[] = [];
            for (const text of site.contents[route] ?? [])
              if (!(await page.locator('main').getByText(text).first().isVisible()))
                hidden.push(`hidden: ${text}`);
            if (!(await page.locator('main h1').first().isVisible())) hidden.push('hidden: h1');
            return [...lost, ...hidden];
          });
          expect(findings).toEqual({});
        },
      );
      expect(await deadLinks(links)).toEqual([]);
      expect([...links.keys()].filter((href) => href.includes('?after=')).length).toBeGreaterThan(0);
      expect(links.size).toBeGreaterThan(40);
    },
  );

  test('without JavaScript the gallery filters, slides have their picture, and the cards of the journey open', async () => {
    const { browser } = on();
    await journey(browser, { javaScript: false }, async ({ page }) => {
      await page.goto('/gallery');
      for (const category of galleryCategories.toReversed()) {
        await page.getByRole('button', { name: category }).click();
        await page.waitForURL(`**/gallery?category=${category}`);
        const pressed = page.getByRole('button', { name: category });
        expect(await pressed.getAttribute('aria-pressed'), category).toBe('true');
      }
      await page.goto('/gallery?category=Support');
      await page.getByRole('link', { name: 'Open picture: Blankets' }).click();
      expect(new URL(page.url()).pathname).toMatch(/^\/files\/galleries\//);
      await page.goto('/');
      expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(0);
      const cards = await page
        .getByRole('article')
        .filter({ has: page.locator('summary') })
        .all();
      expect(cards).toHaveLength(4);
      for (const card of cards) {
        await card.locator('summary').click();
        expect(await card.getByRole('paragraph').isVisible()).toBe(true);
      }
      await page.goto('/notices');
      await page.getByText('Read all').first().click();
      expect(await page.getByText('Show less').first().isVisible()).toBe(true);
    });
  });
}

/** Links of this site that do not return 200, and others that are not well-formed. */
async function deadLinks(links: ReadonlyMap<string, string>): Promise<string[]> {
  const dead: string[] = [];
  for (const [href, from] of links) {
    if (href.startsWith('tel:')) {
      if (!/^tel:\+977[\d]+$/.test(href)) dead.push(`${href} on ${from}`);
    } else if (href.startsWith('mailto:')) {
      if (!/^mailto:[^@\s]+@[^@\s]+$/.test(href)) dead.push(`${href} on ${from}`);
    } else {
      const url = new URL(href, siteUrl + from);
      if (url.origin !== siteUrl) continue;
      const { status } = await fetch(url);
      if (status !== 200) dead.push(`${href} on ${from}: ${status}`);
    }
  }
  return dead;
}
