import { HtmlValidate } from 'html-validate';
import { JSDOM } from 'jsdom';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { siteDay } from '@content/dates/calendar';
import { delocalizePath, localizePath } from '@content/texts/language-paths';
import { languages, type Language } from '@site/locale';
import ne from '@site/web/texts/ne';
import { axeFindings, overflowsSideways } from './axe';
import { launchOwn } from './browser';
import { disclosure } from './page';
import { journey, viewports } from './visit';
import { addItem, changeItem, picturePart, siteUrl } from './content';
import { devanagari, installFonts } from './device-fonts';
import { foreignTexts } from './nepali-page';
import { longWord, makeSite, nepaliText, nepaliTitle, patternsWithoutRoute, type Site } from './site';
import { noteShifts, shiftsOf, slowly } from './sweep/layout-shift';
import { ringFaults, pictureFaults } from './sweep/page-faults';
import { printFaults } from './sweep/print';
import { textFaults } from './sweep/text-layout';

const PAGES_AT_ONCE = 3;
/** What a page that is not there makes a browser say. */
const expected404 = /404/;
const narrowest = { width: 320, height: 640 };

let site: Site;
/**
 * Has fonts for Nepali, as devices have. Its pages have a process each, as a visitor's only page has: those that share one
 * share fonts that have come.
 */
let browser: Browser;
beforeAll(async () => {
  const fonts = await installFonts(devanagari, 'the machine');
  browser = await launchOwn([], fonts.env);
  site = await makeSite();
  return async () => {
    await browser.close();
    await fonts.remove();
  };
}, 120_000);

test('the sweep knows a path of every public route', () => {
  expect(patternsWithoutRoute(site.routes)).toEqual([]);
});

const layoutFaults = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, 0));
  const sideways = (await overflowsSideways(page)) ? `scrolls sideways: ${await sticksOut(page)}` : [];
  return [sideways, await textFaults(page)].flat();
};

/** The outermost element that ends beyond the window and is not cut off by a box around it. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isCut = ({ parentElement: box }: Element): boolean =>
      box !== null && box !== document.body && (getComputedStyle(box).overflowX !== 'visible' || isCut(box));
    const isBeyond = (element: Element) =>
      element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element);
    const found = [...document.querySelectorAll('body *')].find(isBeyond);
    return `${scrollWidth} of ${clientWidth} px: ${found?.outerHTML.slice(0, 120) ?? 'nothing'}`;
  });

/** A font of both scripts has no fallback of exactly its measures: there the limit is what is good by Web Vitals. */
const mostShift = { en: 0.01, ne: 0.1 } as const;

const otherOf = { phone: 'desktop', desktop: 'phone' } as const;

let isNoteSeen = false;
/** The colours are those of the English page, but for the note that it is not translated, which is one on all pages. */
async function hasOwnColours(page: Page, language: Language): Promise<boolean> {
  if (language === 'en') return true;
  if (isNoteSeen) return false;
  isNoteSeen = (await page.getByText(ne.common.untranslated, { exact: true }).count()) > 0;
  return isNoteSeen;
}

/** All that is wrong with a page that has been opened over a slow line, and then with the same one at the other widths. */
async function faultsOf(page: Page, language: Language, viewport: 'phone' | 'desktop'): Promise<string[]> {
  const faults = [
    ...(await shiftsOf(page, mostShift[language])),
    ...(await pictureFaults(page)),
    ...(await layoutFaults(page)),
  ];
  const moving = await page.evaluate(() => document.getAnimations().length);
  if (moving > 0) faults.push(`${moving} animations with reduced motion`);
  if (language === 'ne') faults.push(...(await foreignTexts(page)));
  faults.push(...(await axeFindings(page, { contrast: await hasOwnColours(page, language) })));
  if (language === 'en') faults.push(...(await ringFaults(page)));
  for (const size of [viewports[otherOf[viewport]], narrowest]) {
    await page.setViewportSize(size);
    const found = await layoutFaults(page);
    // In Nepali the elements are the same, and are looked at at this width there.
    if (language === 'en' && size !== narrowest) found.push(...(await ringFaults(page)));
    faults.push(...found.map((fault) => `at ${size.width} px ${fault}`));
  }
  await page.setViewportSize(viewports[viewport]);
  return faults;
}

/** Each width once, and each language once; pictures and fonts come late. */
test.each([
  ['en', 'phone'],
  ['ne', 'desktop'],
] as const)('every page in %s on a %s: axe, layout, pictures, focus, console', async (language, viewport) => {
  const findings: Record<string, string[]> = {};
  await journey({ browser, viewport, expected: expected404 }, async ({ page, context }) => {
    await noteShifts(context);
    const further = Array.from({ length: PAGES_AT_ONCE - 1 }, () => context.newPage());
    // In English the same page is opened with other items too, the longest among them.
    const left = [...site.designs, ...(language === 'en' ? site.hardCases : [])].map((route) =>
      localizePath(language, route),
    );
    // They take turns: most of a visit is waiting for what comes late.
    await Promise.all(
      [page, ...(await Promise.all(further))].map(async (each) => {
        await slowly(each);
        for (let path = left.shift(); path !== undefined; path = left.shift()) {
          await each.goto(path);
          await each.locator('main h1').first().waitFor();
          const faults = await faultsOf(each, language, viewport);
          if (faults.length > 0) findings[path] = faults;
        }
      }),
    );
  });
  expect(findings).toEqual({});
});

test('without JavaScript everything that opens, moves or is filtered can be read', async () => {
  const hidden: string[] = [];
  const options = { javaScript: false, viewport: 'phone' } as const;
  await journey(options, async ({ page }) => {
    for (const path of ['/', '/gallery', '/notices', '/past-programs']) {
      await page.goto(path);
      for (const text of site.contents[path] ?? [])
        if (!(await page.locator('main').getByText(text).first().isVisible()))
          hidden.push(`${path}: ${text}`);
    }
  });
  expect(hidden).toEqual([]);
});

test('pages print with letterhead and address, without controls or popup, an article on one sheet', async () => {
  await addItem('popups', { title: 'In the way', photo: await picturePart() });
  const findings: Record<string, string[]> = {};
  const sheets: Record<string, number> = { [site.article]: 1, [site.longArticle]: 4 };
  await journey({}, async ({ page }) => {
    for (const path of [...Object.keys(sheets), '/', '/employees', '/past-programs']) {
      await page.goto(path);
      await page.getByRole('dialog', { name: 'In the way' }).waitFor();
      const faults = await printFaults(page, path, sheets[path]);
      if (faults.length > 0) findings[path] = faults;
      await page.emulateMedia({ media: 'screen' });
    }
  });
  expect(findings).toEqual({});
});

test('with a popup, menu or lightbox open axe finds nothing, and long and Nepali texts fit', async () => {
  const words = { title: `${nepaliTitle} ${longWord}`, content: `${nepaliText} ${longWord}` };
  const popup = await addItem('popups', { ...words, photo: await picturePart() });
  await changeItem('popups', popup._id, { photo: '' });
  await journey({ viewport: 'phone' }, async ({ page }) => {
    const looksRight = async (what: string) => {
      for (const { width, height } of [narrowest, viewports.phone, viewports.desktop]) {
        await page.setViewportSize({ width, height });
        // It lies over the page.
        const faults = (await layoutFaults(page)).filter((fault) => !fault.startsWith('overlap'));
        if (width === viewports.phone.width) faults.push(...(await axeFindings(page)));
        expect(faults, `${what} at ${width}`).toEqual([]);
      }
    };
    const dialog = page.getByRole('dialog');
    await page.goto('/gallery');
    await dialog.getByRole('heading', { name: nepaliTitle }).waitFor();
    await looksRight('popup');
    await page.keyboard.press('Escape');
    await disclosure(page, 'Resources').click();
    await looksRight('dropdown');
    await page.keyboard.press('Escape');
    for (const title of [longWord, nepaliTitle]) {
      await page.getByRole('link', { name: `Open picture: ${title}`, exact: true }).click();
      await dialog.getByText(title).waitFor();
      await looksRight(title);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});

const { DOMParser } = new JSDOM().window;

/** A page as it is served, and its elements without their styles, which take most of the time to parse. */
async function served(path: string) {
  const response = await fetch(siteUrl + path);
  const html = await response.text();
  const plain = html.replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, '');
  return { isThere: response.ok, html, document: new DOMParser().parseFromString(plain, 'text/html') };
}

/** Works on a few at a time, so that the site answers meanwhile. */
async function eightAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += 8) await Promise.all(all.slice(i, i + 8).map(work));
}

/** What a page says about its own addresses. */
const addressesOf = (document: Document) => {
  const href = (selector: string) => document.querySelector<HTMLLinkElement>(`link[${selector}]`)?.href;
  const openGraph = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content;
  return {
    canonical: href('rel=canonical'),
    en: href('hreflang=en'),
    ne: href('hreflang=ne'),
    default: href('hreflang=x-default'),
    shared: openGraph('url'),
    picture: openGraph('image'),
  };
};

/** Where the links and the structured data of a page lead to. */
function urlsOf(document: Document): string[] {
  const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const things = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
  const urls = [...things.matchAll(/"(http[^"]+)"/g)].map(([, url = '']) => url);
  return [...links, ...urls];
}

/** Whether a link is well-formed, and one of this site leads to what is there. */
async function isAlive(url: URL): Promise<boolean> {
  if (url.protocol === 'tel:') return /^\+977\d+$/.test(url.pathname);
  if (url.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(url.pathname);
  return url.origin !== siteUrl || (await fetch(url, { method: 'HEAD' })).ok;
}

/** What is on every page, the organisation's age and the current year among it. */
const FOOT = new RegExp(
  `© ${siteDay(new Date()).slice(0, 4)} Pahilo Kiran Samaj.*2048 BS \\(1991 AD\\)`,
  's',
);

test('every page is complete and valid HTML, without dead links, and names its URLs in both languages', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: Record<string, string[]> = {};
  const urls = new Map<string, string>();
  const known = new Set<string>();
  const homes = new Set<string>();
  const localized = [...site.routes, '/admins/login', '/admins'].flatMap((route) =>
    (route.startsWith('/admins') ? [languages[0]] : languages).map((language) => ({ route, language })),
  );
  await eightAtOnce(localized, async ({ route, language }) => {
    const path = localizePath(language, route);
    const { html, document, isThere } = await served(path);
    if (isThere) known.add(siteUrl + path);
    const main = document.querySelector('main')?.textContent ?? '';
    const foot = document.querySelector('footer')?.textContent ?? '';
    const texts = language === 'en' ? (site.contents[route] ?? []) : [];
    const found = texts.flatMap((text) => (main.includes(text) ? [] : [`lacks ${text}`]));
    if (language === 'en' && !route.startsWith('/admins') && !FOOT.test(foot))
      found.push(`ends with ${foot}`);
    // In Nepali the elements are the same.
    if (language === 'en')
      for (const { messages } of (await validator.validateString(html)).results)
        found.push(...messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    for (const url of urlsOf(document)) {
      if (url.startsWith('#')) {
        if (!document.getElementById(url.slice(1))) found.push(`${url} leads nowhere`);
        // What is not there is in no language.
      } else if (isThere || delocalizePath(url) !== route) urls.set(new URL(url, siteUrl + path).href, path);
    }
    const { canonical, shared, picture, ...own } = addressesOf(document);
    if (!picture && !route.startsWith('/admins')) found.push('no share picture');
    // Each of them is drawn when it is asked for: one of each page.
    if (picture && language === 'en' && site.designs.includes(route)) urls.set(picture, path);
    if (canonical !== undefined) {
      // What is not translated has one home, which both of its pages name.
      const home = own.ne === undefined ? canonical : own[language];
      if (canonical !== home || shared !== home) found.push(`is ${canonical} and ${shared ?? 'nothing'}`);
      const { pathname } = new URL(canonical);
      if (delocalizePath(pathname) !== route.split('?')[0]) found.push(`is at ${canonical}`);
      if (!route.includes('?')) homes.add(canonical);
    }
    if (found.length > 0) faults[path] = found;
  });
  expect(faults).toEqual({});
  expect(urls.size).toBeGreaterThan(100);
  const dead: string[] = [];
  const unknown = [...urls].filter(([url]) => !known.has(url));
  await eightAtOnce(unknown, async ([url, from]) => {
    if (!(await isAlive(new URL(url)))) dead.push(`${url} on ${from}`);
  });
  expect(dead).toEqual([]);

  const xml = async (path: string) => {
    const response = await fetch(siteUrl + path);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
    const document = new DOMParser().parseFromString(await response.text(), 'application/xml');
    expect(document.querySelector('parsererror')).toBeNull();
    return document;
  };
  const listed = [...(await xml('/sitemap.xml')).querySelectorAll('loc')].map(
    ({ textContent }) => textContent,
  );
  expect(new Set(listed)).toEqual(homes);
  const entries = [...(await xml('/notices.xml')).querySelectorAll('entry > id')];
  expect(entries.length).toBeGreaterThan(2);
  const pages = listed.map((url) => delocalizePath(new URL(url).pathname));
  for (const { textContent } of entries) expect(pages).toContain(new URL(textContent).pathname);
  const robots = await (await fetch(`${siteUrl}/robots.txt`)).text();
  expect(robots).toBe(
    `User-agent: *\nDisallow: /admins\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test('each icon exists in the size that the web manifest says', async () => {
  const { document } = await served('/');
  const manifest = (await (await fetch(`${siteUrl}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  const icons = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }];
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of icons) {
    const { format, width, height } = await sharp(
      await (await fetch(siteUrl + src)).arrayBuffer(),
    ).metadata();
    expect([`image/${format}`, `${width}x${height}`], src).toEqual([type, sizes]);
  }
  for (const icon of document.querySelectorAll(
    'link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon]',
  ))
    expect((await fetch(new URL(icon.getAttribute('href') ?? '', siteUrl))).status).toBe(200);
});
