import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { SiteBuild } from '@content/contract';
import { readConfig } from '../../functions/src/config';
import { createServices } from '../../functions/src/services';
import { createSite } from '../../functions/src/delivery/site';
import { followedForMs } from '../../functions/src/store/content-index';
import { functionsFolder } from '../shared/paths';
import type { FirstVisit } from './first-visit';

/** Dollars beyond the free quotas. Firestore in Mumbai costs less; the others hold for Mumbai. Look them up now and then. */
const prices = {
  read: 0.06 / 100_000,
  gigabyte: 0.15,
  call: 0.4 / 1_000_000,
  cpuSecond: 0.000024,
  memoryGibSecond: 0.0000025,
} as const;

const DAY = 86_400;
/** What a process of `site` has. */
const MEMORY_GIB = 0.5;

/** What pages cost. */
export interface PageCosts {
  /** Documents that a process reads which serves a page and has read nothing before. */
  readonly reads: readonly (readonly [path: string, reads: number])[];
  /** Documents that a process reads to serve every page once. */
  readonly everything: number;
  /** Documents that a process reads at most in a day because it reads types whole again. */
  readonly rereads: number;
  /** Documents that a process reads for a thousand different addresses of one page. */
  readonly flood: number;
  /** Milliseconds of processor time for a page that is rendered anew, and for one that is kept. */
  readonly rendered: number;
  readonly kept: number;
}

type Ask = (path: string) => Promise<number>;

/** Runs work with a process's `site` that has read nothing yet; it gives a page's reads. */
async function withSite<T>(contentMaxAgeMs: number, work: (ask: Ask) => Promise<T>): Promise<T> {
  const load = () =>
    import(pathToFileURL(join(functionsFolder, 'lib/web/index.js')).href) as Promise<SiteBuild>;
  const services = createServices({ config: { ...readConfig(process.env), contentMaxAgeMs } });
  const server: Server = createSite(services, load).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return await work(async (path) => {
      const response = await fetch(url + path);
      await response.text();
      return Number(/reads;desc="(\d+)"/.exec(response.headers.get('server-timing') ?? '')?.[1]);
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Processor time of one page, in milliseconds, what asks for it included. */
async function processorTime(contentMaxAgeMs: number, rounds: number): Promise<number> {
  return withSite(contentMaxAgeMs, async (ask) => {
    for (let i = 0; i < 20; i += 1) await ask('/');
    const before = process.cpuUsage();
    for (let i = 0; i < rounds; i += 1) await ask(`/?x=${i}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / rounds;
  });
}

/** Documents that a process reads in a day in which it never rests, to read every type again as often as it does. */
async function rereadsOfADay(): Promise<number> {
  const all = await createServices().content.everything();
  const ofType = ({ length }: { readonly length: number }) =>
    (length + 1) * Math.floor((DAY * 1000) / followedForMs(length));
  return all.reduce((sum, { states }) => sum + ofType(states), 0);
}

/** Measures what pages cost beside the emulators. */
export async function measureCosts(paths: readonly string[]): Promise<PageCosts> {
  const KEPT = 15_000;
  const reads: [string, number][] = [];
  for (const path of paths) reads.push([path, await withSite(KEPT, (ask) => ask(path))]);
  const sum = async (ask: Ask, all: readonly string[]) => {
    let total = 0;
    for (const path of all) total += await ask(path);
    return total;
  };
  const many = Array.from({ length: 1000 }, (_, i) => `/stories?fbclid=${i}`);
  return {
    reads,
    everything: await withSite(KEPT, (ask) => sum(ask, paths)),
    rereads: await rereadsOfADay(),
    flood: await withSite(KEPT, (ask) => sum(ask, many)),
    rendered: await processorTime(0, 100),
    kept: await processorTime(KEPT, 500),
  };
}

/** A day: visits of two pages, and the processes that are busy then. */
const days = [
  { visits: 1000, processes: 2 },
  { visits: 100_000, processes: 4 },
] as const;

/** Lines of a table: what days cost at most, in reads, bytes and money, if no cache before the functions helps. */
export function describeCosts(costs: PageCosts, visit: FirstVisit): string[] {
  const bytes = visit.firstView + visit.secondPage;
  const rows = days.map(({ visits, processes }) => {
    // A process looks at the log every 15 s.
    const busy = processes * (DAY / 15 + costs.rereads);
    const calls = visits * visit.functionCalls;
    const reads = Math.round(Math.min(busy, calls * Math.max(...costs.reads.map(([, each]) => each))));
    const gigabytes = (visits * bytes) / 1e9;
    const seconds = (calls * costs.rendered) / 1000;
    const money =
      reads * prices.read +
      gigabytes * prices.gigabyte +
      calls * prices.call +
      seconds * (prices.cpuSecond + MEMORY_GIB * prices.memoryGibSecond);
    return [visits, calls, reads, gigabytes.toFixed(2), seconds.toFixed(0), `$${money.toFixed(2)}`];
  });
  const heads = [
    'visits a day',
    'calls of functions',
    'documents read',
    'GB sent',
    'processor seconds',
    'money',
  ];
  return [
    ...costs.reads.map(([path, each]) => `${path}: ${each} documents for a process that has read nothing`),
    `every page once: ${costs.everything} documents, again in a day at most: ${costs.rereads}; a thousand addresses of /stories: ${costs.flood}`,
    `a page rendered anew: ${costs.rendered.toFixed(1)} ms of processor time, one that is kept: ${costs.kept.toFixed(1)} ms`,
    `| ${heads.join(' | ')} |`,
    `| ${heads.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
}
