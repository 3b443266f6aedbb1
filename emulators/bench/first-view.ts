import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';

export type Kind = 'html' | 'script' | 'style' | 'font' | 'picture' | 'data' | 'other';

/** Bytes of a first view by kind: texts as gzip, as Hosting's CDN sends them; fonts and pictures as they are. */
export type FirstView = Record<Kind, number> & { readonly requests: number };

const kinds: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'picture',
  fetch: 'data',
  xhr: 'data',
};

async function bytesOf(response: Response): Promise<{ kind: Kind; bytes: number }> {
  const kind = kinds[response.request().resourceType()] ?? 'other';
  const body = await response.body().catch(() => Buffer.alloc(0));
  const type = response.headers()['content-type'] ?? '';
  const compressible = /text|javascript|json|xml|svg/.test(type);
  return { kind, bytes: compressible ? gzipSync(body).length : body.length };
}

/** Opens a URL on an empty phone (360 × 800, double pixels) and adds up what it loads without scrolling. */
export async function measureFirstView(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const pending: Promise<{ kind: Kind; bytes: number }>[] = [];
  page.on('response', (response) => pending.push(bytesOf(response)));
  await page.goto(url, { waitUntil: 'networkidle' });
  const all = await Promise.all(pending);
  await context.close();
  const sum = (kind: Kind) =>
    all.filter((each) => each.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum('html'),
    script: sum('script'),
    style: sum('style'),
    font: sum('font'),
    picture: sum('picture'),
    data: sum('data'),
    other: sum('other'),
    requests: all.length,
  };
}
