// npm run bench [-- --pages /,/stories] [-- --runs 5] [-- --site URL] [-- --staff] [-- --cost] [-- --functions]: bytes, Lighthouse,
// cost and memory; figures to read, never a test that a slow machine fails
import { parseArgs } from 'node:util';
import { localizePath } from '@content/language-paths';
import { languages } from '@site/locale';
import { navigationLinks } from '../../web/app/site/navigation';
import { describeCosts, measureCosts } from '../bench/cost';
import { measureFirstVisit } from '../bench/first-visit';
import { measureImports } from '../bench/imports';
import { measurePages } from '../bench/lighthouse';
import { launchBrowser } from '../bench/phone';
import { measureStaffVisits, weakLine } from '../bench/staff-visit';
import { pageTargets, staffVisitTargets, verdictLines, visitTargets } from '../bench/targets';
import { buildIfChanged } from '../release/build-steps';
import { interruption, log } from '../seed/demo';
import { runMain, UserError } from '../shared/user-error';
import { testPorts } from '../suite/ports';
import { startSuite } from '../suite/suite';
import { findChromium } from '../tests/chromium';

const logAll = (lines: readonly string[]) => lines.forEach((line) => log(line));

/** What days with many visits cost at most, by the pages that visitors can choose from the menu. */
async function costs(siteUrl: string, chromium: string): Promise<void> {
  log('\nWhat a day costs');
  const browser = await launchBrowser(chromium);
  const visit = await measureFirstVisit(browser, siteUrl);
  await browser.close();
  const linked = navigationLinks.map(({ to }) => to);
  const paths = [...linked, '/past-programs', '/present-programs', '/sitemap.xml'];
  for (const line of describeCosts(await measureCosts(paths), visit)) log(`  ${line}`);
}

/** What the functions take: to load before the first request, and of memory under load. */
async function functions(): Promise<void> {
  log('\nLoading a function, before its first request');
  for (const line of await measureImports()) log(`  ${line}`);
  log('\nMemory of each function, a process each');
  const { measureFunctionsMemory } = await import('../bench/functions-memory');
  for await (const line of measureFunctionsMemory(log)) log(`  ${line}`);
}

/** The first screens of the staff area. */
async function staffArea(siteUrl: string, chromium: string): Promise<void> {
  log('\nThe staff area on a phone at 1.6 Mbit/s with 150 ms of latency, at a quarter of its speed');
  const browser = await launchBrowser(chromium);
  for (const visit of await measureStaffVisits(browser, siteUrl, weakLine))
    logAll([`  ${visit.screen}`, ...verdictLines(staffVisitTargets, visit)]);
  await browser.close();
}

/** The budgets of visitors' pages: bytes of a visit, and Lighthouse. */
async function budgets(
  siteUrl: string,
  chromium: string,
  asked: { readonly paths: readonly string[] | undefined; readonly runs: number },
): Promise<void> {
  if (!asked.paths) {
    const browser = await launchBrowser(chromium);
    for (const language of languages) {
      log(`\nA visit that begins at ${localizePath(language, '/')}, on a phone 360 px wide`);
      logAll(verdictLines(visitTargets, await measureFirstVisit(browser, siteUrl, language)));
    }
    await browser.close();
  }
  log(`\nLighthouse as a mobile phone, medians of ${asked.runs}`);
  for await (const { path, throttling, figures } of measurePages(siteUrl, chromium, asked))
    logAll([`  ${path}, ${throttling}`, ...verdictLines(pageTargets, figures)]);
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      site: { type: 'string' },
      staff: { type: 'boolean', default: false },
      cost: { type: 'boolean', default: false },
      functions: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isSafeInteger(runs) || runs < 1) throw new UserError('--runs takes a whole number from 1');
  const paths = values.pages?.split(',');
  if (paths?.some((path) => !path.startsWith('/')))
    throw new UserError('--pages takes paths with commas between them: /,/stories');
  return { ...values, site: values.site?.replace(/\/$/, ''), asked: { paths, runs } };
}

await runMain(async () => {
  const { site, staff, cost, functions: functionsAlone, asked } = readArguments();
  const isWhole = !staff && !cost && !functionsAlone && !asked.paths;
  const measureSite = async (siteUrl: string, chromium: string) => {
    if (isWhole || staff) await staffArea(siteUrl, chromium);
    if (isWhole || asked.paths) await budgets(siteUrl, chromium, asked);
  };
  void interruption().then(() => process.exit(130)); // the suite's exit handler ends the emulators
  if (site !== undefined) {
    await measureSite(site, await findChromium(log));
    return 0;
  }
  await buildIfChanged(log);
  const chromium = await findChromium(log);
  const suite = await startSuite({ ports: testPorts, name: 'bench', log });
  try {
    Object.assign(process.env, suite.env);
    const { seed } = await import('../seed/seed');
    await seed({ log });
    await measureSite(suite.siteUrl, chromium);
    if (isWhole || cost) await costs(suite.siteUrl, chromium);
    if (isWhole || functionsAlone) await functions();
    return 0;
  } finally {
    await suite.stop();
  }
});
