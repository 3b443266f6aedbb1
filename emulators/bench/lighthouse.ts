import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../shared/processes';
import { anyFreePort } from '../suite/ports';
import { startCache, type Cache } from './cache';
import { median } from './median';
import { launchBrowser } from './phone';

/**
 * The last one for Node 20. It comes with the first run: it is a sixth of all files that an installation would write, and
 * only this bench uses it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** How a slow phone on a slow line is made: really applied to page and network, or computed from what a fast one did. */
export const throttlings = ['devtools', 'simulate'] as const;
export type Throttling = (typeof throttlings)[number];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse tells of a page as a mobile phone. Times in milliseconds, scores of 100. */
export interface PageFigures {
  readonly lcp: number;
  readonly blocking: number;
  readonly cls: number;
  readonly longestTask: number;
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
}

/** The parts of Lighthouse's result (LHR) that are read. */
interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly details?: {
          readonly items?: readonly { readonly url?: string; readonly duration?: number }[];
        };
      }
    >
  >;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Opens a URL with Lighthouse in a browser of its own, with nothing stored. Throws when it could not measure. */
async function runLighthouse(executablePath: string, url: string, throttling: Throttling): Promise<Result> {
  const port = await anyFreePort();
  const browser = await launchBrowser(executablePath, [`--remote-debugging-port=${port}`]);
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run('npx', [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`, `--port=${port}`],
      `--only-categories=${categories.join()}`,
      `--throttling-method=${throttling}`,
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
    ]);
    if (code !== 0) throw new Error(`${url}: ${output.trim() || 'no result'}`);
    const result = JSON.parse(await readFile(report, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return result;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** The median of each figure of some results, each by itself; NaN for what Lighthouse has not told. */
export function mediansOf(results: readonly Result[]): PageFigures {
  const of = (figure: (result: Result) => number) => median(results.map(figure));
  const audit = (name: string) => of(({ audits }) => audits[name]?.numericValue ?? NaN);
  const score = (name: string) => of((result) => Math.round((result.categories[name]?.score ?? NaN) * 100));
  return {
    lcp: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    longestTask: of(({ audits }) => {
      const tasks = audits['long-tasks']?.details?.items ?? [];
      const ours = tasks.filter(({ url }) => !url?.startsWith('_lighthouse')); // what it runs itself, in the page
      return Math.max(0, ...ours.map(({ duration = 0 }) => duration));
    }),
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
  };
}

/** The six kinds of pages, with the first story and the first notice that has a page of its own. */
async function sixPages(cache: Cache): Promise<string[]> {
  const first = async (list: string, link: RegExp) => {
    const path = link.exec((await cache.get(list)).body.toString())?.[1];
    if (path === undefined) throw new Error(`${list} leads to no page of an item`);
    return path;
  };
  const story = await first('/stories', /href="(\/story\/[^"]+)"/);
  const notice = await first('/notices', /href="(\/notices\/[^"]+)"/);
  return ['/', '/stories', story, '/gallery', '/notices', notice];
}

/** Measures pages of the site at `siteUrl`, by default the six kinds, `runs` times with each throttling. */
export async function* measurePages(
  siteUrl: string,
  chromium: string,
  { paths, runs }: { readonly paths: readonly string[] | undefined; readonly runs: number },
): AsyncGenerator<{ path: string; throttling: Throttling; figures: PageFigures }> {
  const cache = startCache(siteUrl);
  try {
    const front = await cache.open({ secure: true });
    for (const path of paths ?? (await sixPages(cache))) {
      for (const throttling of throttlings) {
        const results: Result[] = [];
        for (let round = 0; round < runs; round += 1) {
          await cache.warm();
          results.push(await runLighthouse(chromium, front + path, throttling));
        }
        yield { path, throttling, figures: mediansOf(results) };
      }
    }
  } finally {
    await cache.close();
  }
}
