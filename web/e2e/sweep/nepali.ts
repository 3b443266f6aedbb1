import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { delocalizePath, languageOfPath, localizePath } from '@content/language-paths';
import { organisationInNepali } from '@site/defaults/ne';
import ne from '@site/web/texts/ne';
import { signInTexts } from '@site/web/texts/sign-in';
import { serverTexts } from '@site/web/texts/server';
import { axeFindings, clientReady, journey, overflowsSideways, siteUrl } from '../browser';
import { nepaliTitle, oneOfEachPage } from '../site';
import { expected404, type OnStage } from './stage';

/** What is written alike in every language: addresses, kinds and sizes of files, codes. */
const SAME_IN_ALL = /\S+@\S+|https?:\S+|\/\S+|[\w-]+\.(example|org)\b|\b(PDF|DOCX?|[KM]B|DAO|SWC|PAN|AD)\b/g;

/** Texts of a Nepali page in Latin letters that no `lang` calls English, names of controls among them; a picture’s is that of its item. */
const foreignTexts = (page: Page, within = 'html'): Promise<string[]> =>
  page.evaluate(
    ([pattern, selector]) => {
      const root = document.querySelector(selector) ?? document.documentElement;
      const found: string[] = [];
      const look = (text: string, element: Element | null) => {
        const isForeign = /[a-z]{3}/i.test(text.replaceAll(new RegExp(pattern, 'g'), ''));
        if (isForeign && element?.closest('[lang]') === root) found.push(text.trim());
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (parentElement && !parentElement.closest('head, script, style, noscript, a[href^=mailto]'))
          look(nodeValue ?? '', parentElement);
      }
      for (const element of root.querySelectorAll('[aria-label]:not([data-in-place])'))
        look(element.getAttribute('aria-label') ?? '', element);
      return found;
    },
    [SAME_IN_ALL.source, within] as const,
  );

/** The addresses that a page names as itself and as itself in each language; `html` is what it was served as. */
const addresses = (page: Page, html: string) =>
  page.evaluate((source) => {
    const served = new DOMParser().parseFromString(source, 'text/html');
    const href = (selector: string) => served.querySelector<HTMLLinkElement>(selector)?.href;
    const openGraph = (name: string) =>
      served.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
    return {
      canonical: href('link[rel=canonical]'),
      shared: openGraph('url'),
      locale: openGraph('locale'),
      en: href('link[hreflang=en]'),
      ne: href('link[hreflang=ne]'),
      default: href('link[hreflang=x-default]'),
    };
  }, html);

/** Every page in Nepali: nothing of it is left in English, and it leads to its English one and back. */
export function nepaliTests(on: OnStage): void {
  test(
    'no page has a word of English that is not called so, and each fits every width',
    { timeout: 240_000 },
    async () => {
      const { browser, site } = on();
      await journey(browser, { expected: expected404 }, async ({ page }) => {
        const faults: Record<string, readonly unknown[]> = {};
        const oneLanguage: string[] = [];
        const stories = site.routes.filter((route) => route.startsWith('/story/'));
        for (const route of new Set([...oneOfEachPage(site.routes), ...stories])) {
          const path = localizePath('ne', route);
          await page.setViewportSize({ width: 360, height: 740 });
          const served = await page.goto(path, { waitUntil: 'load' });
          const found: unknown[] = await foreignTexts(page);
          expect(await page.locator('html').getAttribute('lang')).toBe('ne');
          for (const width of [320, 360, 768, 1440]) {
            await page.setViewportSize({ width, height: 740 });
            if (await overflowsSideways(page)) found.push(`scrolls sideways at ${width}`);
          }
          const note = page.getByText(ne.common.untranslated, { exact: true });
          // The colours are those of the English page, but for the note.
          found.push(...(await axeFindings(page, { contrast: (await note.count()) > 0 })));
          const own = await addresses(page, (await served?.text()) ?? '');
          const [bare = ''] = route.split('?');
          if (own.canonical !== undefined) {
            expect(delocalizePath(new URL(own.canonical).pathname)).toBe(bare);
            const isUntranslated = own.ne === undefined;
            const isNepali = languageOfPath(new URL(own.canonical).pathname) === 'ne';
            expect([own.shared, own.locale]).toEqual([own.canonical, isNepali ? 'ne_NP' : 'en_GB']);
            expect(await note.count(), path).toBe(isNepali ? 0 : 1);
            if (!isUntranslated) {
              expect(own.canonical).toBe(own.ne);
              expect(own.default).toBe(own.en);
            }
            const english = await (await page.request.get(route)).text();
            // What is not translated has one home, which both of its pages name.
            expect(await addresses(page, english)).toEqual(
              isUntranslated ? own : { ...own, canonical: own.en, shared: own.en, locale: 'en_GB' },
            );
            oneLanguage.push(...(isUntranslated ? [isNepali ? 'ne' : 'en'] : []));
          }
          if (found.length > 0) faults[path] = found;
        }
        expect(faults).toEqual({});
        expect([...new Set(oneLanguage)].sort()).toEqual(['en', 'ne']);
      });
    },
  );

  test('the feed, the manifest and the page for no connection are in the language of their address', async () => {
    const read = async (path: string) => (await fetch(siteUrl + path)).text();
    const feed = await read('/ne/notices.xml');
    expect(feed).toContain('xml:lang="ne"');
    expect(feed).toContain('<title xml:lang="en">A walk</title>');
    expect(feed).toContain('<p><span xml:lang="en">On Friday.</span></p>');
    expect(await read('/notices.xml')).toContain(`<title xml:lang="ne">${nepaliTitle}</title>`);
    expect(feed).toContain(`<link rel="self" href="${siteUrl}/ne/notices.xml"/>`);
    expect(feed.match(/<entry><id>[^<]*/g)?.filter((id) => !id.includes(`${siteUrl}/ne/notices/`))).toEqual(
      [],
    );
    expect(JSON.parse(await read('/ne/site.webmanifest'))).toMatchObject({
      name: organisationInNepali.name,
      lang: 'ne',
      start_url: '/ne',
    });
    expect(await read('/ne/offline')).toContain(serverTexts.ne.offline.title);
  });

  test('one copy of each page serves everybody, whatever their browser prefers', async () => {
    for (const path of ['/', '/ne', '/ne/notices']) {
      const tags = await Promise.all(
        ['ne', 'en', 'fr;q=0.5'].map(async (preferred) => {
          const response = await fetch(siteUrl + path, { headers: { 'Accept-Language': preferred } });
          expect(response.headers.get('set-cookie')).toBeNull();
          expect(response.headers.get('vary') ?? '').not.toMatch(/language/i);
          return response.headers.get('etag');
        }),
      );
      expect(new Set(tags).size).toBe(1);
    }
  });

  test('the switch leads to the same page in the other language, is remembered, and offers it elsewhere', async () => {
    const { browser } = on();
    await journey(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/notices?kind=Vacancy');
      await page.getByRole('banner').locator('a[hreflang=ne]').click();
      await page.waitForURL('**/ne/notices?kind=Vacancy');
      expect(await page.locator('h1').innerText()).toBe('सूचना तथा अवसर');
      await clientReady(page);
      await page.goto('/contact');
      await page.mouse.move(100, 300);
      await page.mouse.down();
      await page.mouse.up();
      await page.getByRole('link', { name: 'यो पृष्ठ नेपालीमा पढ्नुहोस्' }).click();
      await page.waitForURL('**/ne/contact');
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await page.waitForURL((url) => url.pathname === '/contact');
      await clientReady(page); // what it remembers would be written after this visit is forgotten
    });
  });

  test('it is remembered also of who chooses it before the client is there, and not of who only came to a page in it', async () => {
    const { browser } = on();
    const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
    await journey(browser, { viewport: 'phone' }, async ({ page }) => {
      await page.goto('/ne/contact');
      expect(await remembered(page)).toBeNull();
      // The client of the English page never comes.
      await page.route('**/assets/*.js', (route) =>
        route.request().frame().url().endsWith('/ne/contact') ? route.continue() : undefined,
      );
      await page.evaluate(() => location.assign('/contact'));
      await page.getByRole('banner').locator('a[hreflang=ne]').click();
      await page.waitForURL('**/ne/contact');
      await expect.poll(() => remembered(page)).toBe('ne');
    });
  });

  test('the sign-in page speaks the language that was chosen on the device, and tells there what is wrong', async () => {
    const { browser } = on();
    await journey(browser, { viewport: 'phone', expected: /401/ }, async ({ page }) => {
      await page.goto('/admins/login');
      await page.getByRole('heading', { level: 1, name: 'Admin Portal', exact: true }).waitFor();
      await page.getByRole('button', { name: 'नेपाली' }).click();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: signInTexts.ne.title, exact: true }).waitFor();
      const submit = page.getByRole('button', { name: signInTexts.ne.action[0], exact: true });
      await submit.click();
      await page.getByText('इमेल लेख्नुहोस्', { exact: true }).waitFor();
      await page.getByText('पासवर्ड लेख्नुहोस्', { exact: true }).waitFor();
      await page.locator('[name=email]').fill('nobody@example.org');
      await page.locator('[name=password]').fill('wrong-password-2048');
      await submit.click();
      await page.getByRole('alert').getByText('इमेल वा पासवर्ड मिलेन', { exact: true }).waitFor();
      expect(await foreignTexts(page, 'main')).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await overflowsSideways(page), String(width)).toBe(false);
      }
      await page.getByRole('button', { name: signInTexts.ne.forgotten.ask }).click();
      await page.getByText(signInTexts.ne.forgotten.help).waitFor();
      expect(await foreignTexts(page, 'main')).toEqual([]);
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Admin Portal', exact: true }).waitFor();
    });
  });
}
