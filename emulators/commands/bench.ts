// npm run bench [-- --pages /,/stories] [-- --runs 5] [-- --site URL] [-- --cost] [-- --functions]: bytes, ratios and
// memory; figures to read, never a test that a slow machine fails
import { parseArgs } from 'node:util';
import { compare } from '../bench/comparison';
import { describeCosts, measureCosts } from '../bench/cost';
import { measureFacade, measureThroughput } from '../bench/facade';
import { measureFirstView } from '../bench/first-view';
import { launchBrowser } from '../bench/phone';
import { measureFirstVisit } from '../bench/first-visit';
import { measureRendering } from '../bench/rendering';
import { describeComparison, describeSlowLink, describeStaffVisits, describeVisit } from '../bench/report';
import { measureSlowLink } from '../bench/slow-link';
import { measureStaffVisits, weakLine } from '../bench/staff-visit';
import { measureTyping } from '../bench/typing';
import { buildIfChanged } from '../release/build-steps';
import { measureImports } from '../bench/imports';
import { findChromium } from '../tests/chromium';
import { interruption, log } from '../seed/demo';
import { root } from '../shared/paths';
import { testPorts } from '../suite/ports';
import { navigationLinks } from '../../web/app/texts/navigation';
import { run } from '../shared/processes';
import { startSuite } from '../suite/suite';
import { runMain, UserError } from '../shared/user-error';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function firstViews(siteUrl: string, chromium: string): Promise<void> {
  const browser = await launchBrowser(chromium);
  for (const path of ['/', '/notices']) {
    const { requests, ...bytes } = await measureFirstView(browser, siteUrl + path);
    const parts = Object.entries(bytes).filter(([, size]) => size > 0);
    const total = parts.reduce((sum, [, size]) => sum + size, 0);
    log(`  ${path}: ${kb(total)} in ${requests} requests`);
    log(`    ${parts.map(([kind, size]) => `${kind} ${kb(size)}`).join(' · ')}`);
  }
  await browser.close();
}

async function typing(siteUrl: string, chromium: string): Promise<void> {
  const { seedMany } = await import('../seed/many');
  await seedMany(2000, () => undefined, ['programs']);
  const browser = await launchBrowser(chromium);
  const words = 'remarks 1234';
  const { items, longestTask, untilFound } = await measureTyping(browser, siteUrl, 'programs', words);
  log(
    `  ${items} items: longest task ${longestTask.toFixed(0)} ms (50 and less count as 0), ` +
      `results ${untilFound.toFixed(0)} ms after the last key`,
  );
  await browser.close();
}

async function facade(): Promise<void> {
  const { startApi } = await import('../../functions/src/testing/api');
  const api = await startApi();
  for (const { name, rawMs, facadeMs, ratio } of await measureFacade(api)) {
    log(`  ${name}: raw ${rawMs.toFixed(2)} ms, façade ${facadeMs.toFixed(2)} ms, ratio ${ratio.toFixed(2)}`);
  }
  const perSecond = await measureThroughput(api, '/notices?pageSize=20');
  log(`  throughput of the list, 8 at a time: ${perSecond.toFixed(0)} requests a second`);
  await api.stop();
}

async function memory(env: Record<string, string>): Promise<void> {
  const tsx = ['--expose-gc', '--import', 'tsx', 'emulators/bench/memory.ts'];
  const { code, output } = await run(process.execPath, tsx, {
    cwd: root,
    env: { ...process.env, ...env, TSX_TSCONFIG_PATH: 'emulators/tsconfig.json' },
  });
  if (code !== 0) throw new Error(output);
  const marks = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as Record<string, number>;
  const [early = NaN, late = NaN] = [marks['30'], marks['300']];
  log(
    `  after 30 uploads ${early.toFixed(0)} MB, after 300 ${late.toFixed(0)} MB, ratio ${(late / early).toFixed(2)}`,
  );
}

/** What days with many visits cost at most, by the pages that visitors can choose from the menu. */
async function costs(siteUrl: string, chromium: string): Promise<void> {
  log('\nWhat a day costs');
  const browser = await launchBrowser(chromium);
  const visit = await measureFirstVisit(browser, siteUrl);
  await browser.close();
  const paths = [
    ...navigationLinks.map(({ to }) => to),
    '/past-programs',
    '/present-programs',
    '/sitemap.xml',
  ];
  for (const line of describeCosts(await measureCosts(paths), visit)) log(`  ${line}`);
}

/** What the three functions take: to load before the first request, and of memory under load. */
async function functions(): Promise<void> {
  log('\nLoading a function, before its first request');
  for (const line of await measureImports()) log(`  ${line}`);
  log('\nMemory of each function, a process each');
  const { measureFunctionsMemory } = await import('../bench/functions-memory');
  for await (const line of measureFunctionsMemory(log)) log(`  ${line}`);
}

interface Comparing {
  /** The pages to compare, or the six kinds of them. */
  readonly paths: readonly string[] | undefined;
  readonly rounds: number;
}

/** Compares pages with Lighthouse and adds up a first visit, on a running site. */
async function comparisons(siteUrl: string, chromium: string, options: Comparing): Promise<void> {
  log('\nA visit that begins at /, on a phone 360 px wide');
  const browser = await launchBrowser(chromium);
  for (const line of describeVisit(await measureFirstVisit(browser, siteUrl))) log(line);
  log('\n/ at 400 kbit/s with 300 ms of latency, on the same phone');
  for (const line of describeSlowLink(await measureSlowLink(browser, siteUrl))) log(line);
  log('\nThe staff area at 1.6 Mbit/s with 150 ms of latency, on the same phone at a quarter of its speed');
  for (const line of describeStaffVisits(await measureStaffVisits(browser, siteUrl, weakLine))) log(line);
  await browser.close();
  log(`\nLighthouse as a mobile phone, medians of ${options.rounds}: ours / without scripts`);
  for await (const comparison of compare(siteUrl, chromium, options))
    for (const line of describeComparison(comparison)) log(line);
}

/** What is measured instead of everything. */
interface Asked extends Comparing {
  readonly site: string | undefined;
  readonly costOnly: boolean;
  readonly functionsOnly: boolean;
}

function readArguments(): Asked {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string' },
      site: { type: 'string' },
      cost: { type: 'boolean' },
      functions: { type: 'boolean' },
    },
  });
  const rounds = Number(values.runs ?? '5');
  if (!Number.isSafeInteger(rounds) || rounds < 1) throw new UserError('--runs takes a whole number from 1');
  const paths = values.pages?.split(',');
  if (paths?.some((path) => !path.startsWith('/')))
    throw new UserError('--pages takes paths with commas between them: /,/stories');
  return {
    paths,
    rounds,
    site: values.site?.replace(/\/$/, ''),
    costOnly: values.cost ?? false,
    functionsOnly: values.functions ?? false,
  };
}

await runMain(async () => {
  const { site, costOnly, functionsOnly, ...comparing } = readArguments();
  void interruption().then(() => process.exit(130)); // the suite's exit handler ends the emulators
  if (site !== undefined) {
    await comparisons(site, await findChromium(log), comparing);
    return 0;
  }
  await buildIfChanged(log);
  const chromium = await findChromium(log);
  const suite = await startSuite({ ports: testPorts, name: 'bench', log });
  try {
    Object.assign(process.env, suite.env);
    const { seed } = await import('../seed/seed');
    await seed({ log });
    if (functionsOnly) {
      await functions();
      return 0;
    }
    if (!costOnly) await comparisons(suite.siteUrl, chromium, comparing);
    if (comparing.paths) return 0;
    await costs(suite.siteUrl, chromium);
    if (costOnly) return 0;
    log('\nFirst view on a phone (texts as gzip)');
    await firstViews(suite.siteUrl, chromium);
    log('\nTyping in the search of a staff list, at a quarter of the speed');
    await typing(suite.siteUrl, chromium);
    log('\nServer rendering, in one process');
    for (const line of await measureRendering()) log(`  ${line}`);
    log('\nFaçade beside the raw read');
    await facade();
    log('\nMemory of one API process');
    await memory(suite.env);
    await functions();
    return 0;
  } finally {
    await suite.stop();
  }
});
