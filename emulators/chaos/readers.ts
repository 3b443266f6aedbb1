import { contentTypes } from '@content';
import { apiPaths } from '@content/contract';
import { galleryCategories } from '@content/types/gallery';
import { sleep } from '../shared/processes';
import type { Random } from '../shared/random';
import type { Fault, ActiveFault } from './faults';

type Kind = 'page' | 'API' | 'file' | 'unknown';

/** What a reader asks for. */
interface Address {
  readonly kind: Kind;
  /** Path and query. */
  readonly url: string;
  /** Of a page: what it is, however its address is spelt. */
  readonly page?: string;
}

/** The addresses that a site has. */
export interface Site {
  readonly pages: readonly string[];
  readonly lists: readonly string[];
  readonly items: readonly string[];
  readonly files: readonly string[];
}

/** One request and its answer. */
export interface Reading extends Address {
  /** The fault in which it was sent. */
  readonly fault: Fault | null;
  /** Of a page: whether this process of `site` had sent it before, and has not been stopped since. */
  readonly wasRead: boolean;
  /** 0: there was none, or it broke off. */
  readonly status: number;
  /** What is wrong with it. */
  readonly wrong: string | undefined;
  readonly ms: number;
}

/** Reads which addresses a running site has as soon as its content is seen: pages from the sitemap, the rest from the façade. */
export async function findAddresses(siteUrl: string): Promise<Site> {
  for (;;) {
    const site = await addressesNow(siteUrl);
    const ready = site.items.length > 0 && site.pages.some((page) => page.startsWith('/notices/'));
    if (ready) return site;
    await sleep(500);
  }
}

async function addressesNow(siteUrl: string): Promise<Site> {
  const text = async (url: string) => (await fetch(siteUrl + url)).text();
  const sitemap = await text('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const lists = contentTypes.map(({ path }) => apiPaths.list(path));
  const bodies = await Promise.all(lists.map((url) => text(`${url}?pageSize=200`)));
  const items = bodies.flatMap((body, i) =>
    (JSON.parse(body) as { data: { _id: string }[] }).data.map(({ _id }) => `${lists[i] ?? ''}/${_id}`),
  );
  const files = bodies.flatMap((body) => [...body.matchAll(/\/files\/[^"\\ ]+/g)].map(([url]) => url));
  const categories = galleryCategories.map((category) => `/gallery?category=${category}`);
  return {
    pages: [...new Set([...listed, ...categories, '/sitemap.xml', '/notices.xml'])],
    lists,
    items,
    files: [...new Set(files)],
  };
}

/** What links from elsewhere carry, and what robots make up. */
function tracking(chance: Random): string {
  const value = chance.between(0, 1e9).toString(36);
  return chance.pick([
    `fbclid=${value}`,
    `utm_source=${value}&utm_medium=x`,
    `gclid=${value}`,
    `x${value}=${value}`,
  ]);
}

function withTracking(url: string, chance: Random): string {
  if (!chance.chance(0.6)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${tracking(chance)}`;
}

function anyAddress({ pages, lists, items, files }: Site, chance: Random): Address {
  const share = chance.next();
  if (share < 0.5) {
    const page = chance.pick(pages);
    return { kind: 'page', page, url: withTracking(page, chance) };
  }
  if (share < 0.65) {
    const url = `${chance.pick(lists)}?pageSize=${chance.between(1, 50)}`;
    return { kind: 'API', url: withTracking(url, chance) };
  }
  if (share < 0.77) return { kind: 'API', url: withTracking(chance.pick(items), chance) };
  if (share < 0.9) return { kind: 'file', url: chance.pick(files) };
  const made = chance.between(0, 1e9).toString(36);
  const unknown = [`/${made}`, `/story/${made}`, `/api/v1/${made}`, `${chance.pick(lists)}/${made}`];
  return {
    kind: 'unknown',
    url: chance.pick([...unknown, `/files/notices/${made}/a/b.webp`, `/assets/${made}.js`]),
  };
}

const expected: Readonly<Record<Kind, number>> = { page: 200, API: 200, file: 200, unknown: 404 };

/** What no fault excuses: another status than the right one or 503, or a page that is cut off. */
function wrongWith(kind: Kind, status: number, body: string, type: string): string | undefined {
  if (status !== expected[kind] && status !== 503) return `${status} ${body.slice(0, 160)}`;
  if (status === 200 && type.startsWith('text/html') && !body.includes('</html>'))
    return 'a page that is cut off';
  return undefined;
}

/** Readers of a site, and what they were answered. */
export class Readers {
  readonly readings: Reading[] = [];
  /** Pages that the process of `site` has sent since it was started. */
  private read = new Set<string>();

  constructor(
    private readonly siteUrl: string,
    private readonly site: Site,
    private readonly active: ActiveFault,
  ) {}

  /** Opens every page once, so that each has a last good version. Throws when one fails. */
  async readAll(): Promise<void> {
    for (const page of this.site.pages) {
      const { status, wrong } = await this.ask({ kind: 'page', page, url: page });
      if (status !== 200 || wrong) throw new Error(`${page} responds ${status} before anything has failed`);
    }
  }

  /** One reader: asks for something, looks at it for a second or two, asks for something else. */
  async browse(chance: Random, until: number): Promise<void> {
    await sleep(chance.between(0, 1500));
    while (Date.now() < until) {
      this.readings.push(await this.ask(anyAddress(this.site, chance)));
      await sleep(chance.between(300, 1700));
    }
  }

  private async ask(address: Address): Promise<Reading> {
    const { active, read } = this;
    const { kind, url, page = '' } = address;
    const { fault } = active;
    if (fault?.name === 'site ends') this.read = new Set();
    const wasRead = this.read.has(page);
    const started = performance.now();
    const about = { ...address, fault, wasRead };
    try {
      const response = await fetch(this.siteUrl + url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(40_000),
      });
      const body = await response.text();
      const { status, headers } = response;
      if (kind === 'page' && status === 200 && read === this.read) read.add(page);
      const wrong = wrongWith(kind, status, body, headers.get('content-type') ?? '');
      return { ...about, status, wrong, ms: performance.now() - started };
    } catch (error) {
      const wrong = `no answer: ${String((error as Error).cause ?? error)}`;
      return { ...about, status: 0, wrong, ms: performance.now() - started };
    }
  }
}
