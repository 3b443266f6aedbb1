import type { Browser } from 'playwright-core';
import { brotliCompressSync } from 'node:zlib';
import { localizePath } from '@content/texts/language-paths';
import { languages, type Language } from '@site/locale';
import { openFront, type Sent } from '../../emulators/bench/front';

/** Bytes of a visit that begins at the home page on a phone 360 px wide: bodies as sent, scripts as Brotli. */
export interface FirstVisit {
  /** All that is fetched without a touch, the client included, until the page is at rest. */
  readonly firstView: number;
  readonly html: number;
  readonly latinLetters: number;
  readonly scripts: number;
  readonly requests: number;
  /** On to the stories by the link in the page. */
  readonly secondPage: number;
  /** The home page again, in a new tab of the same browser. */
  readonly secondVisit: number;
  /** What was sent in each of these, with its bytes: of a figure that is too high the reason. */
  readonly sent: Readonly<Record<'firstView' | 'secondPage' | 'secondVisit', readonly string[]>>;
}

const sum = (all: readonly Sent[], bytes = (each: Sent) => each.bytes): number =>
  all.reduce((total, each) => total + bytes(each), 0);

const listed = (all: readonly Sent[]) => all.map(({ path, bytes }) => `${bytes} ${path}`);

const brotliSizes = new Map<string, number>();

/** Bytes of a built script as Brotli. Packing all of a page takes a second, and pages share most of them. */
export function brotliSize(path: string, script: Buffer): number {
  const size = brotliSizes.get(path) ?? brotliCompressSync(script).length;
  brotliSizes.set(path, size);
  return size;
}

/** Whether the client has taken over. */
const isAlive = () => 'hydrated' in document.documentElement.dataset;

/** Whether another page than that with the heading is there, with the picture of its first item. */
const showsOther = (heading: string) => {
  const picture = document.querySelector<HTMLImageElement>('main li img');
  const shown = document.querySelector('h1')?.textContent ?? heading;
  return shown !== heading && (picture?.naturalWidth ?? 0) > 0;
};

/**
 * Visits the home page in a language of the site at `siteUrl`, goes on to the stories, and comes again, in a browser context
 * of its own.
 */
export async function measureFirstVisit(
  browser: Browser,
  siteUrl: string,
  language: Language = languages[0],
): Promise<FirstVisit> {
  const home = localizePath(language, '/');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  let sent: Sent[] = [];
  const take = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  const front = await openFront(siteUrl, (each) => sent.push(each));
  try {
    const page = await context.newPage();
    await page.goto(front.url + home);
    await page.waitForFunction(isAlive);
    await front.atRest();
    const first = take();
    // Not as a finger does it: on the way to the link more of the page would be loaded, and the popup may lie over it.
    const heading = (await page.locator('h1').textContent()) ?? '';
    const stories = page.locator(`main a[href="${localizePath(language, '/stories')}"]`);
    await stories.first().dispatchEvent('click');
    await page.waitForFunction(showsOther, heading);
    await front.atRest();
    const second = take();
    await page.close();
    const again = await context.newPage();
    await again.goto(front.url + home);
    await again.waitForFunction(isAlive);
    await front.atRest();
    const third = take();
    const of = (type: RegExp) => first.filter(({ contentType }) => type.test(contentType));
    return {
      firstView: sum(first),
      html: sum(first.filter(({ path }) => path === home).slice(0, 1)),
      latinLetters: sum(of(/font/).filter(({ path }) => path.includes('latin'))),
      scripts: sum(of(/javascript/), ({ path, body }) => brotliSize(path, body)),
      requests: first.length,
      secondPage: sum(second),
      secondVisit: sum(third),
      sent: { firstView: listed(first), secondPage: listed(second), secondVisit: listed(third) },
    };
  } finally {
    await context.close();
    front.close();
  }
}
