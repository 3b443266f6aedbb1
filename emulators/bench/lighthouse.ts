import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './phone';
import { anyFreePort } from '../suite/ports';
import { run } from '../shared/processes';

/**
 * The last one for Node 20. It comes with the first run: it is a sixth of all files that an installation would write, and
 * only this bench uses it.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** How a slow phone on a slow line is made: computed from what a fast one did, or really applied to page and network. */
export type Throttling = 'applied' | 'simulated';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What is fetched, by kind, in kilobytes as sent. */
export type Kind = 'document' | 'script' | 'font' | 'image' | 'other';
export const kinds: readonly Kind[] = ['document', 'script', 'font', 'image', 'other'];

/** A time in which the page could not react. Milliseconds since navigation, and of work. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
  /** Where it comes from, as far as it can be told: the file, and what kinds of work. */
  readonly origin: string;
}

/** One run of Lighthouse as a mobile phone. Times in milliseconds. */
export interface Run {
  readonly lcp: number;
  readonly blocking: number;
  readonly cls: number;
  /** Of 100. */
  readonly scores: Partial<Record<Category, number>>;
  readonly kilobytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** The longest first. */
  readonly longTasks: readonly LongTask[];
  /** What keeps a category from 100, by the audits' names. */
  readonly faults: readonly string[];
}

type Item = Readonly<Record<string, unknown>>;

interface TaskUrls {
  readonly urls: string[];
  readonly tasks: (Record<string, number> & { urlIndex: number })[];
}

/** What is read of Lighthouse's report. */
interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly numericValue?: number;
        readonly details?: { readonly items?: Item[]; readonly debugData?: TaskUrls };
      }
    >
  >;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
}

const itemsOf = (result: Result, audit: string): Item[] => result.audits[audit]?.details?.items ?? [];

const numberOf = (result: Result, audit: string): number => result.audits[audit]?.numericValue ?? NaN;

/** Kilobytes by kind, from the list of requests. */
function kilobytesOf(requests: readonly Item[]): Record<Kind, number> {
  const sums: Record<Kind, number> = { document: 0, script: 0, font: 0, image: 0, other: 0 };
  for (const { resourceType, transferSize } of requests) {
    const kind = kinds.find((each) => each === String(resourceType).toLowerCase()) ?? 'other';
    sums[kind] += Number(transferSize) / 1024;
  }
  return sums;
}

/** The file's name of a URL; a page is 'page'. */
const fileOf = (url: string): string =>
  /\/assets\/([^/?]+)$/.exec(url)?.[1] ?? (/^https?:/.test(url) ? 'page' : url);

function longTasksOf(result: Result): LongTask[] {
  const { urls = [], tasks = [] } = result.audits['long-tasks']?.details?.debugData ?? {};
  return tasks
    .map(({ urlIndex, startTime = NaN, duration = NaN, ...groups }) => {
      const work = Object.entries(groups)
        .filter(([, ms]) => ms >= duration / 10)
        .sort(([, a], [, b]) => b - a)
        .map(([group, ms]) => `${group} ${ms.toFixed(0)}`);
      return {
        start: startTime,
        duration,
        origin: `${fileOf(urls[urlIndex] ?? '')}: ${work.join(', ')}`,
      };
    })
    .filter(({ origin }) => !origin.startsWith('_lighthouse')) // what it runs itself, in the page
    .sort((a, b) => b.duration - a.duration);
}

function faultsOf(result: Result): string[] {
  return Object.values(result.categories).flatMap((category) =>
    category.id === 'performance'
      ? []
      : category.auditRefs
          .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
  );
}

/**
 * Opens a URL with Lighthouse in a browser of its own, as a mobile phone with nothing stored. Throws what Lighthouse
 * says when it could not measure.
 */
export async function runLighthouse(
  executablePath: string,
  url: string,
  throttling: Throttling,
  only: readonly Category[],
): Promise<Run> {
  const port = await anyFreePort();
  const browser = await launchBrowser(executablePath, [`--remote-debugging-port=${port}`]);
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run('npx', [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`, `--port=${port}`],
      `--only-categories=${only.join()}`,
      `--throttling-method=${throttling === 'applied' ? 'devtools' : 'simulate'}`,
      '--disable-full-page-screenshot',
      '--no-enable-error-reporting',
    ]);
    if (code !== 0) throw new Error(`${url}: ${output.trim() || 'no result'}`);
    const lhr = JSON.parse(await readFile(report, 'utf8')) as Result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const requests = itemsOf(lhr, 'network-requests');
    return {
      lcp: numberOf(lhr, 'largest-contentful-paint'),
      blocking: numberOf(lhr, 'total-blocking-time'),
      cls: numberOf(lhr, 'cumulative-layout-shift'),
      scores: Object.fromEntries(
        Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? NaN) * 100)]),
      ),
      kilobytes: kilobytesOf(requests),
      requests: requests.length,
      longTasks: longTasksOf(lhr),
      faults: faultsOf(lhr),
    };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
