// npm test [-- --only unit|api|rules|e2e] [-- filters for Vitest]: everything there is to check
import { buildIfChanged } from './build-steps';
import { findBinaries } from './binaries';
import { findChromium } from './chromium';
import { interruption } from './demo';
import { root } from './paths';
import { workerPorts, type Ports } from './ports';
import { run } from './processes';
import { seedAccounts } from './seed/accounts';
import { checkMachine, startSuite, suiteEnv, type EmulatorName, type Suite } from './suite';
import { runMain, UserError } from './user-error';
import { runVitest } from './vitest-run';
import { wipe } from './wipe';

const projects = ['unit', 'api', 'rules', 'e2e'] as const;
type Project = (typeof projects)[number];
const log = (line: string) => console.log(line);

/** Tests see at once what they have written, in each process, also past the API; tests of what is kept say so. */
const readingAnew = { CONTENT_KEPT_SECONDS: '0' };

let passed = 0;
let failed = 0;
let facts = 0;
/** What failed, said again at the end: the middle of a long output is easily lost. */
const failures: string[] = [];

/** Runs one step and prints its duration. A step that throws counts as one failure and answers undefined. */
async function step<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  log(`\n▸ ${name}`);
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  try {
    const result = await work();
    log(`✔ ${name} (${seconds()})`);
    return result;
  } catch (error) {
    failed += 1;
    failures.push(name);
    log(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
    log(`✖ ${name} (${seconds()})`);
    return undefined;
  }
}

/** A step that counts as a check when it passes. */
async function check(name: string, work: () => Promise<unknown>): Promise<boolean> {
  const done = await step(name, () => work().then(() => true));
  if (done) passed += 1;
  return done ?? false;
}

async function npmRun(script: string): Promise<void> {
  const { code, output } = await run('npm', ['run', '--silent', '--ignore-scripts', script], { cwd: root });
  if (code !== 0) throw new UserError(output.trim());
}

/** Splits the arguments into the one project asked for and what is Vitest's. */
function readArguments(args: readonly string[]): { only?: Project; filters: string[] } {
  const at = args.indexOf('--only');
  if (at < 0) return { filters: [...args] };
  const only = projects.find((name) => name === args[at + 1]);
  if (!only) throw new UserError(`--only takes one of ${projects.join(', ')}`);
  return { only, filters: args.filter((_, index) => index !== at && index !== at + 1) };
}

async function tests(
  name: string,
  which: readonly Project[],
  filters: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  if (which.length === 0) return;
  await step(name, async () => {
    const anyNumber = filters.length > 0 ? ['--passWithNoTests'] : [];
    const tally = await runVitest(
      [...which.map((project) => `--project=${project}`), ...anyNumber, ...filters],
      env,
    );
    passed += tally.passed;
    failed += tally.failed;
    facts += tally.facts;
    failures.push(...tally.failures);
  });
}

/**
 * Starts a set of emulators for each worker, side by side, with the demo accounts in them. Throws when one of them does
 * not start; none is left running then.
 */
async function startSuites(
  workers: readonly Ports[],
  only: readonly EmulatorName[] | undefined,
): Promise<Suite[]> {
  for (const ports of workers) await findBinaries(await checkMachine(ports, only), log); // made once, for all
  const starting = workers.map((ports, at) =>
    startSuite({ ports, name: `test-${at + 1}`, log, only, env: readingAnew }),
  );
  const started = await Promise.allSettled(starting);
  const suites = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = started.find((result) => result.status === 'rejected');
  if (failure) {
    for (const suite of suites) suite.kill();
    throw failure.reason;
  }
  for (const { env } of suites) {
    Object.assign(process.env, env);
    await seedAccounts(); // the browser journeys sign in
  }
  return suites;
}

async function main(): Promise<number> {
  const { only, filters } = readArguments(process.argv.slice(2));
  const whole = !only && filters.length === 0;
  let runnable: Project[] = only ? [only] : [...projects];
  const needsSite = runnable.includes('api') || runnable.includes('e2e');
  // The types of routes are generated once, before two checks read them; the style functions, before pages are rendered.
  if (whole) await npmRun('typegen');
  else if (runnable.includes('unit')) await npmRun('codegen');
  // One file is run by one worker, and the rules take less time than a second set of emulators.
  const workers = needsSite && filters.length !== 1 ? workerPorts : workerPorts.slice(0, 1);
  // Beside all the rest: a second core is busy with one of the two, whatever the first one does.
  const sources = whole
    ? check('types', () => npmRun('typecheck')).then(() => check('lint', () => npmRun('lint')))
    : undefined;
  if (needsSite && !(await check('build', () => buildIfChanged(log))))
    runnable = runnable.filter((name) => name === 'unit');

  let env: Record<string, string> = {
    ...suiteEnv(workerPorts[0]),
    ...readingAnew,
    TEST_WORKERS: String(workers.length),
  };
  let suites: Suite[] = [];
  if (runnable.includes('e2e')) {
    const chromium = await step('browser', () => findChromium(log));
    if (chromium) env = { ...env, CHROME_PATH: chromium };
    else runnable = runnable.filter((name) => name !== 'e2e');
  }
  if (runnable.some((name) => name !== 'unit')) {
    const emulators = needsSite ? undefined : (['auth', 'firestore', 'storage'] as const);
    const started = await step('emulators', () => startSuites(workers, emulators));
    if (started) suites = started;
    else runnable = runnable.filter((name) => name === 'unit');
  }
  // A run of Vitest's of its own: where its pool goes on from one group of projects to the next, it may give two workers
  // the same id, and they would write to the same emulators.
  const isUnit = (name: Project) => name === 'unit';
  await tests('unit tests', runnable.filter(isUnit), filters, env);
  // The journeys count items and read the log: what the API's tests leave, also in the future, is not theirs.
  const before = runnable.filter((name) => name !== 'e2e' && !isUnit(name));
  await tests('tests on the emulators', before, filters, env);
  if (runnable.includes('e2e')) {
    if (before.length > 0)
      await step('emptying', async () => {
        for (const suite of suites) await wipe(suite.env);
      });
    await tests('journeys', ['e2e'], filters, env);
  }
  await Promise.all([sources, ...suites.map((suite) => suite.stop())]);
  return failed === 0 ? 0 : 1;
}

void interruption().then(() => {
  failed += 1;
  process.exit(130); // the suite's exit handler ends the emulators
});
await runMain(async () => {
  try {
    return await main();
  } catch (error) {
    failed += 1;
    throw error;
  } finally {
    // The very last line, whatever happens: what machines read.
    process.once('exit', () => {
      const failedLines = failures.map((name) => `failed: ${name}\n`).join('');
      console.log(`\n${failedLines}${facts} facts\n${passed} passed, ${failed} failed`);
    });
  }
});
