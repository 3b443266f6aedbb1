// npm test [-- --only unit|api|rules|e2e] [-- filters for Vitest]: everything there is to check
import { buildIfChanged } from './build-steps';
import { findChromium } from './chromium';
import { interruption } from './demo';
import { root } from './paths';
import { testPorts } from './ports';
import { run } from './processes';
import { seedAccounts } from './seed/accounts';
import { startSuite, suiteEnv, type Suite } from './suite';
import { runMain, UserError } from './user-error';
import { runVitest } from './vitest-run';
import { wipe } from './wipe';

const projects = ['unit', 'api', 'rules', 'e2e'] as const;
type Project = (typeof projects)[number];
const log = (line: string) => console.log(line);

let passed = 0;
let failed = 0;

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
  });
}

async function main(): Promise<number> {
  const { only, filters } = readArguments(process.argv.slice(2));
  const whole = !only && filters.length === 0;
  let runnable: Project[] = only ? [only] : [...projects];
  const needsSite = runnable.includes('api') || runnable.includes('e2e');
  // The types of routes are generated once, before two checks read them.
  if (whole) await npmRun('typegen');
  // Side by side: each is busy with one core.
  const [isBuilt] = await Promise.all([
    needsSite ? check('build', () => buildIfChanged(log)) : true,
    whole && check('types', () => npmRun('typecheck')),
    whole && check('lint', () => npmRun('lint')),
  ]);
  if (!isBuilt) runnable = runnable.filter((name) => name === 'unit');

  let env: Record<string, string> = suiteEnv(testPorts);
  let suite: Suite | undefined;
  if (runnable.includes('e2e')) {
    const chromium = await step('browser', () => findChromium(log));
    if (chromium) env = { ...env, CHROME_PATH: chromium };
    else runnable = runnable.filter((name) => name !== 'e2e');
  }
  if (runnable.some((name) => name !== 'unit')) {
    suite = await step('emulators', async () => {
      const only = needsSite ? {} : { only: ['auth', 'firestore', 'storage'] as const };
      const started = await startSuite({ ports: testPorts, name: 'test', log, ...only });
      Object.assign(process.env, env);
      await seedAccounts(); // the browser journeys sign in
      return started;
    });
    if (!suite) runnable = runnable.filter((name) => name === 'unit');
  }
  // The journeys count items and read the log: what the API's tests leave, also in the future, is not theirs.
  const before = runnable.filter((name) => name !== 'e2e');
  await tests('tests', before, filters, env);
  if (runnable.includes('e2e')) {
    if (before.length > 0) await step('emptying', () => wipe(suiteEnv(testPorts)));
    await tests('journeys', ['e2e'], filters, env);
  }
  await suite?.stop();
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
    process.once('exit', () => console.log(`\n${passed} passed, ${failed} failed`));
  }
});
