// npm test [-- --only unit|api|rules|e2e] [-- filters for Vitest]: everything there is to check
import { parseArgs } from 'node:util';
import { buildIfChanged } from '../release/build-steps';
import { findBinaries } from '../suite/binaries';
import { findChromium } from '../tests/chromium';
import { root } from '../shared/paths';
import { workerPorts, type Ports } from '../suite/ports';
import { run } from '../shared/processes';
import { seedAccounts } from '../seed/accounts';
import { startSite } from '../suite/site-server';
import { checkMachine, startSuite, suiteEnv, type Suite } from '../suite/suite';
import { projectsOf, testProjects, type TestProject } from '../tests/test-files';
import { interruption } from '../shared/terminal';
import { runMain, UserError } from '../shared/user-error';
import { TestReport } from '../tests/test-report';
import { runVitest } from '../tests/vitest-run';
import { wipe } from '../seed/wipe';

/** Tests see at once what they have written, in each process, and get no response that was kept; tests of caches say so. */
const keepingNothing = { CONTENT_MAX_AGE_SECONDS: '0' };
/** The site of the journeys looks at the log of changes for each request, and keeps responses until there is one. */
const lookingAnew = { CONTENT_MAX_AGE_SECONDS: '0.001' };

const report = new TestReport(Number(process.env['INSTALL_SECONDS'] ?? 0));

/** Runs one of the repository's npm scripts, without what goes before it. Throws what it prints. */
async function script(name: string, ...where: readonly string[]): Promise<void> {
  const { code, output } = await run('npm', ['run', name, '--silent', '--ignore-scripts', ...where], {
    cwd: root,
  });
  if (code !== 0) throw new UserError(output.trim());
}

const ofWeb = ['--workspace', 'web'];
/** The build has made the styles that are imported; the types of the routes are made here. */
const lint = () => script('typegen', ...ofWeb).then(() => script('lint'));

/** The kind of tests that is asked for, and Vitest's filters. */
function readArguments(): { only?: TestProject; filters: string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' } },
  });
  const only = testProjects.find((name) => name === values.only);
  if (values.only !== undefined && !only)
    throw new UserError(`--only takes one of ${testProjects.join(', ')}`);
  return { only, filters: positionals };
}

/**
 * Starts a set of emulators for each worker, side by side, with the demo accounts in them. Throws when one of them does
 * not start; the others end with this process.
 */
async function startSuites(workers: readonly Ports[]): Promise<Suite[]> {
  const only = ['auth', 'firestore', 'storage'] as const;
  for (const ports of workers) await findBinaries(await checkMachine(ports, only)); // made once, for all
  const suites = await Promise.all(
    workers.map((ports, at) => startSuite({ ports, name: `test-${at + 1}`, only })),
  );
  for (const { env } of suites) {
    Object.assign(process.env, env);
    await seedAccounts(); // the browser journeys sign in
  }
  return suites;
}

async function main(): Promise<number> {
  const { only, filters } = readArguments();
  const whole = !only && filters.length === 0;
  const asked = projectsOf(filters).filter((name) => !only || name === only);
  const has = (name: TestProject) => asked.includes(name);
  if (asked.length === 0) throw new UserError(`No file of tests holds ${filters.join(' or ')} in its name`);
  const needsBuild = has('api') || has('e2e');
  // One file is run by one worker, and the rules take less time than a second set of emulators.
  const workers = needsBuild && filters.length !== 1 ? workerPorts : workerPorts.slice(0, 1);
  const env: Record<string, string> = {
    ...suiteEnv(workerPorts[0]),
    ...keepingNothing,
    TEST_WORKERS: String(workers.length),
  };
  const emulated = asked.some((name) => name !== 'unit');
  const booting = emulated ? report.part('emulators', () => startSuites(workers)) : undefined;
  const built = !needsBuild || (await report.check('build', () => buildIfChanged()));
  // Tests on emulators wait for them as often as not: what needs none runs beside them, one after the other.
  const unit = () => tests('unit tests', has('unit') ? ['unit'] : [], filters, env);
  const beside = whole ? report.check('types and lint', lint).then(unit) : unit();
  const suites = (await booting) ?? [];
  const chromium = has('e2e') ? report.part('browser', () => findChromium()) : undefined;
  if (emulated && built && suites.length > 0) {
    const onEmulators = (['api', 'rules'] as const).filter(has);
    await tests('tests on the emulators', onEmulators, filters, env);
    const path = await chromium;
    if (path) await journeys(suites, onEmulators.length > 0, filters, { ...env, CHROME_PATH: path });
  }
  await Promise.all([beside, chromium, ...suites.map((suite) => suite.stop())]);
  report.printSeconds();
  return report.hasFailed ? 1 : 0;
}

/** Runs tests of these kinds; none without any. */
async function tests(
  name: string,
  projects: readonly TestProject[],
  filters: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  if (projects.length > 0) await report.tests(name, () => runVitest(projects, filters, env));
}

/** The journeys count items and read the log: what other tests leave, also in the future, is not theirs. */
async function journeys(
  suites: readonly Suite[],
  areUsed: boolean,
  filters: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  if (areUsed) for (const suite of suites) await wipe(suite.env);
  const sites = await report.part('sites', () =>
    Promise.all(suites.map((suite) => startSite({ ...suite.env, ...lookingAnew }))),
  );
  if (!sites) return;
  await tests('journeys', ['e2e'], filters, env);
  await Promise.all(sites.map((site) => site.stop()));
}

void interruption().then(() => {
  report.fail('interrupted');
  process.exit(130); // the suites' exit handlers end the emulators
});
await runMain(async () => {
  // The very last line, whatever happens: what machines read.
  process.once('exit', () => report.printResult());
  try {
    return await main();
  } catch (error) {
    report.fail('the run itself');
    throw error;
  }
});
