// npm test [-- --only unit|api|rules|e2e] [-- filters for Vitest]: checks everything
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../release/build-steps';
import { findBinaries } from '../suite/binaries';
import { findChromium } from '../tests/chromium';
import { root } from '../shared/paths';
import { workerPorts, type Ports } from '../suite/ports';
import { run } from '../shared/processes';
import { seedAccounts } from '../seed/accounts';
import { startSite } from '../suite/site-server';
import { checkMachine, startSuite, storeEmulators, type Suite } from '../suite/suite';
import { suiteEnv } from '../suite/suite-env';
import { projectsOf, testProjects, type TestProject } from '../tests/test-files';
import { interruption } from '../shared/terminal';
import { runMain, UserError } from '../shared/user-error';
import { TestReport } from '../tests/test-report';
import { runVitest } from '../tests/vitest-run';
import { wipe } from '../seed/wipe';

const report = new TestReport(Number(process.env['INSTALL_SECONDS'] ?? 0));

void interruption().then(() => {
  report.fail('interrupted');
  process.exit(130); // the suites' exit handlers end the emulators
});

await runMain(async () => {
  // The very last line, whatever happens: what machines read.
  process.once('exit', () => report.printResult());
  try {
    await testAll(readPlan());
  } catch (error) {
    report.fail('the run itself');
    throw error;
  }
  report.printSeconds();
  return report.hasFailed ? 1 : 0;
});

type Plan = ReturnType<typeof readPlan>;

/** What is tested, and on how many sets of emulators. `filters` are Vitest's: words of paths. */
function readPlan() {
  const options = { only: { type: 'string' } } as const;
  const { values, positionals: filters } = parseArgs({ allowPositionals: true, options });
  const only = testProjects.find((name) => name === values.only);
  if (values.only !== undefined && !only)
    throw new UserError(`--only takes one of ${testProjects.join(', ')}`);
  const projects = projectsOf(filters).filter((name) => !only || name === only);
  if (projects.length === 0)
    throw new UserError(`No file of tests holds ${filters.join(' or ')} in its name`);
  const needsBuild = projects.includes('api') || projects.includes('e2e');
  return {
    projects,
    filters,
    isWhole: !only && filters.length === 0,
    needsBuild,
    needsEmulators: projects.some((name) => name !== 'unit'),
    // One file is run by one worker, and the rules take less time than a second set of emulators.
    workers: needsBuild && filters.length !== 1 ? workerPorts : workerPorts.slice(0, 1),
  };
}

async function testAll(plan: Plan): Promise<void> {
  const starting = plan.needsEmulators
    ? report.part('emulators', () => startSuites(plan.workers))
    : undefined;
  const isBuilt = !plan.needsBuild || (await report.check('build', buildIfChanged));
  // Tests on emulators wait for them as often as not: what needs none runs beside them.
  const beside = testWithoutEmulators(plan);
  const suites = (await starting) ?? [];
  const browser = plan.projects.includes('e2e') ? report.part('browser', findChromium) : undefined;
  if (isBuilt && suites.length > 0) {
    await runTests('tests on the emulators', plan, ['api', 'rules']);
    const chromium = await browser;
    if (chromium !== undefined) await testJourneys(plan, suites, chromium);
  }
  await Promise.all([beside, browser, ...suites.map((suite) => suite.stop())]);
}

/**
 * Starts a set of emulators for each worker, side by side, with the demo accounts in them. Throws when one of them does
 * not start; the others end with this process.
 */
async function startSuites(workers: readonly Ports[]): Promise<Suite[]> {
  for (const ports of workers) await findBinaries(await checkMachine(ports, storeEmulators)); // made once, for all
  const suites = await Promise.all(
    workers.map((ports, at) => startSuite({ ports, name: `test-${at + 1}`, only: storeEmulators })),
  );
  for (const { env } of suites) await seedAccounts(env); // the browser journeys sign in
  return suites;
}

/** Types, lint and unit tests, one after the other. */
async function testWithoutEmulators(plan: Plan): Promise<void> {
  if (plan.isWhole)
    await report.check('types and lint', async () => {
      // The build has made the styles that are imported; the types of the routes are made here.
      await runScript('typegen', '--workspace', 'web');
      await runScript('lint');
    });
  await runTests('unit tests', plan, ['unit']);
}

/** Runs an npm script of the repository without its pre and post scripts; throws its output if it fails. */
async function runScript(...args: readonly string[]): Promise<void> {
  const options = ['--silent', '--ignore-scripts'];
  const { code, output } = await run('npm', ['run', ...args, ...options], { cwd: root });
  if (code !== 0) throw new UserError(output.trim());
}

/** Runs the browser journeys in sites of their own. */
async function testJourneys(plan: Plan, suites: readonly Suite[], chromium: string): Promise<void> {
  // Journeys count items and read the log: what other tests leave, also in the future, is not theirs.
  for (const suite of suites) await wipe(suite.env);
  // The site reads the log of changes on each request, and keeps responses until there is a change.
  const fresh = { CONTENT_MAX_AGE_SECONDS: '0.001' };
  const sites = await report.part('sites', () =>
    Promise.all(suites.map((suite) => startSite({ ...suite.env, ...fresh }))),
  );
  if (!sites) return;
  await runTests('journeys', plan, ['e2e'], { CHROME_PATH: chromium });
  await Promise.all(sites.map((site) => site.stop()));
}

/** Runs the planned tests of these kinds, if there are any. */
async function runTests(
  name: string,
  { projects, filters, workers }: Plan,
  kinds: readonly TestProject[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const planned = kinds.filter((kind) => projects.includes(kind));
  if (planned.length === 0) return;
  const env = {
    ...suiteEnv(workerPorts[0]),
    CONTENT_MAX_AGE_SECONDS: '0', // tests see at once what they have written; tests of caches say so
    TEST_WORKERS: String(workers.length),
    ...environment,
  };
  await report.tests(name, () => runVitest(planned, filters, env));
}
