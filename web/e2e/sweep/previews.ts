import sharp from 'sharp';
import { expect, test } from 'vitest';
import { journey, siteUrl } from '../browser';
import { oneOfEachPage } from '../site';
import type { Findings, OnStage } from './stage';

const get = (url: string) => fetch(new URL(url, siteUrl));

/** The path by which search engines know a page: of a text that is not translated that in its own language. */
async function homeOf(route: string): Promise<string> {
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await (await get(route)).text()) ?? [];
  return new URL(url).pathname;
}

async function picture(url: string) {
  const response = await get(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    format,
    width,
    height,
    bytes,
  };
}

/** The types of the things that a page tells search engines about, the page's own and its subject's; none without any. */
const types: Readonly<Record<string, string>> = {
  '/': 'NGO WebSite',
  '/stories': 'CollectionPage ItemList',
  '/story/': 'WebPage Article',
  '/employees': 'AboutPage NGO',
  '/gallery': 'ImageGallery',
  '/notices': 'CollectionPage ItemList',
  '/notices/': 'WebPage NewsArticle',
  '/publications': 'CollectionPage ItemList',
  '/publications/': 'WebPage DigitalDocument',
  '/formats': 'CollectionPage ItemList',
  '/formats/': 'WebPage DigitalDocument',
  '/about-us-details': 'AboutPage NGO',
  '/objective': 'WebPage ItemList',
  '/programs': 'CollectionPage ItemList',
  '/past-programs': 'CollectionPage ItemList',
  '/present-programs': 'CollectionPage ItemList',
  '/policies': 'WebPage DigitalDocument',
  '/contact': 'ContactPage NGO',
};

interface Told {
  readonly '@type': string;
  readonly url?: string;
  readonly mainEntity?: { readonly '@type': string };
}

/** What others show of the site: previews when a page is shared, icons, sitemap, feed. */
export function previewTests(on: OnStage): void {
  test('every page has a share picture: the item’s own or the designed default, JPEG, 1200 × 630, under 300 KB', async () => {
    const { site } = on();
    const findings: Findings = {};
    const looked = oneOfEachPage(site.routes);
    for (const route of site.routes) {
      const html = await (await get(route)).text();
      const url = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(url, route).toMatch(/^https?:\/\//);
      const { pathname } = new URL(url);
      const isOwn = pathname.startsWith('/share/');
      if (isOwn !== site.ownPreviews.includes(route)) findings[route] = pathname;
      // That of another item is drawn alike, however much there is to see.
      if (isOwn && !looked.includes(route)) continue;
      const shown = await picture(pathname);
      const { status, type, format, width, height, bytes } = shown;
      if (`${status} ${type ?? ''} ${format} ${width} ${height}` !== '200 image/jpeg jpeg 1200 630')
        findings[route] = `${status} ${type ?? ''} ${format} ${width} × ${height}`;
      if (bytes.length >= 300 * 1024) findings[route] = `${bytes.length} bytes`;
    }
    expect(findings).toEqual({});
  });

  test('every page tells search engines what it is, and leads to what is there', async () => {
    const found: Findings = {};
    const expected: Findings = {};
    const urls = new Set<string>();
    for (const route of on().site.routes) {
      const response = await get(route);
      const html = await response.text();
      const [json, ...others] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      expect(others, route).toEqual([]);
      const graph = (JSON.parse(json?.[1] ?? '{"@graph":[]}') as { '@graph': Told[] })['@graph'];
      const [path = ''] = route.split('?');
      const section = path.slice(0, path.indexOf('/', 1) + 1) || path;
      const usual = response.ok ? types[types[path] ? path : section] : '';
      expected[route] = [usual, on().site.ownThings[route]].filter(Boolean).join(' ');
      found[route] = graph
        .flatMap((told) => [told['@type'], told.mainEntity?.['@type']])
        .filter(Boolean)
        .join(' ');
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      if (graph[0]?.['@type'] !== 'NGO')
        expect(graph[0]?.url, route).toBe(response.ok ? canonical : undefined);
      const texts = json?.[1]?.matchAll(/"(http[^"]+)"/g) ?? [];
      for (const [, url = ''] of texts) if (url.startsWith(`${siteUrl}/`)) urls.add(url);
    }
    expect(found).toEqual(expected);
    expect(urls.size).toBeGreaterThan(on().site.routes.length);
    for (const url of urls) expect((await get(url)).status, url).toBe(200);
  });

  test('favicons and the web manifest are there, each of the size it says', async () => {
    const head = await (await get('/')).text();
    expect(head).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml"');
    expect((await get('/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml');
    expect((await get('/favicon.ico')).status).toBe(200);
    expect(await picture('/apple-touch-icon.png')).toMatchObject({ format: 'png', width: 180, height: 180 });
    expect(head).toContain('<link rel="manifest" href="/site.webmanifest"');
    const manifest = (await (await get('/site.webmanifest')).json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Pahilo Kiran Samaj', start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, ...icon } = await picture(src);
      expect(`${width}x${height} ${icon.type ?? ''}`, src).toBe(`${sizes} ${type}`);
    }
  });

  test('robots, sitemap and feed answer, are well-formed and lead to pages that are there', async () => {
    const { browser, site } = on();
    const robots = await fetch(`${siteUrl}/robots.txt`, { redirect: 'manual' });
    expect([robots.status, robots.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await robots.text()).toBe(
      `User-agent: *\nDisallow: /admins\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
    );
    const [sitemap, feed] = await Promise.all([get('/sitemap.xml'), get('/notices.xml')]);
    for (const { headers } of [sitemap, feed])
      expect(headers.get('content-type')).toMatch(/^application\/xml/);
    const texts = { sitemap: await sitemap.text(), feed: await feed.text() };
    const listed = [...texts.sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    const paths = listed.map((url) => new URL(url).pathname);
    expect(paths.sort()).toEqual([...new Set(paths)]);
    for (const route of site.routes.filter((url) => !/[?]|nobody|no\/such/.test(url)))
      expect(paths).toContain(await homeOf(route));
    for (const path of paths) expect((await get(path)).status, path).toBe(200);
    const entries = [...texts.feed.matchAll(/<entry><id>([^<]+)<\/id>/g)].map(
      ([, url]) => new URL(url ?? '').pathname,
    );
    expect(entries).toContain(site.routes.find((route) => route.startsWith('/notices/')));
    for (const path of [...paths, ...entries]) expect(path).not.toBe(`/notices/${site.bareNotice}`);
    await journey(browser, {}, async ({ page }) => {
      await page.goto('/contact');
      const isWellFormed = (xml: string) =>
        page.evaluate(
          (text) =>
            new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null,
          xml,
        );
      expect(await isWellFormed(texts.sitemap)).toBe(true);
      expect(await isWellFormed(texts.feed)).toBe(true);
    });
  });
}
