import { loadavg } from 'node:os';
import { startCache, type Cache } from './cache';
import {
  categories,
  kinds,
  runLighthouse,
  type Category,
  type Kind,
  type Run,
  type Throttling,
} from './lighthouse';
import { median } from './median';
import { withoutScripts } from './without-scripts';

/** How the same content is shown: our page, and the same without scripts. */
export type Version = 'ours' | 'scriptless';
const versions: readonly Version[] = ['ours', 'scriptless'];
export const throttlings: readonly Throttling[] = ['applied', 'simulated'];

/** The medians of some runs. */
export interface Figures {
  readonly lcp: number;
  readonly blocking: number;
  readonly cls: number;
  readonly scores: Partial<Record<Category, number>>;
  readonly kilobytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Of the run with the median of the longest tasks: all its long tasks, the longest first. */
  readonly longTasks: Run['longTasks'];
  readonly faults: readonly string[];
}

export interface Comparison {
  readonly path: string;
  readonly figures: Readonly<Record<Throttling, Readonly<Record<Version, Figures>>>>;
  /** The machine's load average of one minute before and after. */
  readonly load: readonly [before: number, after: number];
}

const longest = ({ longTasks }: Run): number => longTasks[0]?.duration ?? 0;

/** The median of each figure of some runs, each by itself. */
export function mediansOf(runs: readonly Run[]): Figures {
  const of = (figure: (run: Run) => number) => median(runs.map(figure));
  const middle = of(longest);
  const scored = categories.filter((category) => runs.every(({ scores }) => scores[category] !== undefined));
  return {
    lcp: of(({ lcp }) => lcp),
    blocking: of(({ blocking }) => blocking),
    cls: of(({ cls }) => cls),
    scores: Object.fromEntries(scored.map((name) => [name, of(({ scores }) => scores[name] ?? NaN)])),
    kilobytes: Object.fromEntries(
      kinds.map((kind) => [kind, of(({ kilobytes }) => kilobytes[kind])]),
    ) as Record<Kind, number>,
    requests: of(({ requests }) => requests),
    longTasks: runs.find((run) => longest(run) === middle)?.longTasks ?? [],
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

/** The six kinds of pages, with the first story and the first notice that has a page of its own. */
async function pagesToCompare(cache: Cache): Promise<string[]> {
  const first = async (list: string, link: RegExp) => {
    const path = link.exec((await cache.get(list)).body.toString())?.[1];
    if (path === undefined) throw new Error(`${list} leads to no page of an item`);
    return path;
  };
  const story = await first('/stories', /href="(\/story\/[^"]+)"/);
  const notice = await first('/notices', /href="(\/notices\/[^"]+)"/);
  return ['/', '/stories', story, '/gallery', '/notices', notice];
}

/**
 * Measures pages of the site at `siteUrl` with Lighthouse, `rounds` times each, and gives each comparison when it is
 * there. The versions take turns, so that whatever else the machine does meets all of them. Without `paths` these are
 * the six kinds of pages.
 */
export async function* compare(
  siteUrl: string,
  chromium: string,
  { paths, rounds }: { paths: readonly string[] | undefined; rounds: number },
): AsyncGenerator<Comparison> {
  const cache = startCache(siteUrl);
  try {
    const fronts: Record<Version, string> = {
      ours: await cache.open({ secure: true }),
      scriptless: await cache.open({
        secure: true,
        rewrite: (_, kept) =>
          /^text\/html/.test(kept.headers['content-type'] ?? '')
            ? { ...kept, body: Buffer.from(withoutScripts(kept.body.toString())) }
            : undefined,
      }),
    };
    for (const path of paths ?? (await pagesToCompare(cache))) {
      const before = loadavg()[0] ?? NaN;
      const runs: Record<Throttling, Record<Version, Run[]>> = {
        applied: { ours: [], scriptless: [] },
        simulated: { ours: [], scriptless: [] },
      };
      for (let round = 0; round < rounds; round += 1) {
        for (const throttling of throttlings) {
          for (const version of versions) {
            await cache.warm();
            const only: readonly Category[] = version === 'ours' ? categories : ['performance'];
            runs[throttling][version].push(
              await runLighthouse(chromium, fronts[version] + path, throttling, only),
            );
          }
        }
      }
      const figures = (throttling: Throttling) => ({
        ours: mediansOf(runs[throttling].ours),
        scriptless: mediansOf(runs[throttling].scriptless),
      });
      yield {
        path,
        figures: { applied: figures('applied'), simulated: figures('simulated') },
        load: [before, loadavg()[0] ?? NaN],
      };
    }
  } finally {
    await cache.close();
  }
}
