import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../shared/processes';

/** The last version for Node 20. npx installs it with the first run: it would be a sixth of all installed files. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

type Item = Readonly<{ url?: string; duration?: number; transferSize?: number; resourceType?: string }>;
/** The parts of Lighthouse's result that are read. */
interface Result {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Record<string, { numericValue?: number; details?: { items?: readonly Item[] } }>;
  readonly categories: Record<string, { score: number | null }>;
}

/** Figures of a page on a mobile phone, by name: milliseconds, kilobytes on the wire, scores out of 100. */
export type Figures = Readonly<Record<string, number>>;

function figuresOf({ audits, categories }: Result): Figures {
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const items = (audit: string) => audits[audit]?.details?.items ?? [];
  const tasks = items('long-tasks').filter(({ url }) => !url?.startsWith('_lighthouse')); // its own
  const kilobytes = (type: RegExp) => {
    const sent = items('network-requests').filter(({ resourceType = '' }) => type.test(resourceType));
    return Math.round(sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024);
  };
  const scores = Object.entries(categories).map(([name, { score }]) => [name, 100 * (score ?? NaN)]);
  return {
    'largest paint': Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    'longest task': Math.max(0, ...tasks.map(({ duration = 0 }) => Math.round(duration))),
    'layout shift': Number(value('cumulative-layout-shift').toFixed(3)),
    KB: kilobytes(/./),
    'KB of scripts': kilobytes(/Script/),
    ...(Object.fromEntries(scores) as Figures),
  };
}

export type Throttling = 'devtools' | 'simulate';

/** Opens a URL with Lighthouse in the browser whose debugging port this is. Throws when it cannot measure. */
export async function runLighthouse(url: string, port: number, throttling: Throttling) {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await run('npx', [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${report}`, `--port=${port}`],
      ...['--only-categories=performance,accessibility,best-practices,seo', '--no-enable-error-reporting'],
      ...[`--throttling-method=${throttling}`, '--disable-full-page-screenshot'],
    ]);
    if (code !== 0) throw new Error(`${url}: ${output}`);
    const result = JSON.parse(await readFile(report, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return figuresOf(result);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The median of each figure; of an even number of results the upper of the two in the middle. */
export function mediansOf(results: readonly Figures[]): Figures {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
  const names = Object.keys(results[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(results.map((one) => one[name] ?? NaN))]));
}
