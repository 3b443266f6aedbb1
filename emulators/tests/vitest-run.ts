import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, packageFile, root } from '../shared/paths';
import { run } from '../shared/processes';

export interface Tally {
  readonly passed: number;
  /** Expectations met: calls of `expect` in tests that passed. */
  readonly assertions: number;
  /** Names of failed tests, of files that failed as a whole, or of a run that ended badly. */
  readonly failures: readonly string[];
  /** Seconds by file. */
  readonly durations: Readonly<Record<string, number>>;
}

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta?: { readonly assertions?: number };
    }[];
  }[];
}

/** Counts a report's tests; a file that failed without a failed test (in loading, or a hook) is one failure. */
export function countReport(report: Report): Tally {
  let passed = 0;
  let assertions = 0;
  const failures: string[] = [];
  const durations: Record<string, number> = {};
  for (const file of report.testResults) {
    durations[relative(root, file.name)] = Math.round((file.endTime - file.startTime) / 100) / 10;
    const failedTests = file.assertionResults.filter((test) => test.status === 'failed');
    const successes = file.assertionResults.filter((test) => test.status === 'passed');
    passed += successes.length;
    const failedNames = failedTests.map(({ fullName }) => `${relative(root, file.name)}: ${fullName}`);
    if (failedNames.length === 0 && file.status === 'failed') failedNames.push(relative(root, file.name));
    failures.push(...failedNames);
    assertions += successes.reduce((sum, { meta }) => sum + (meta?.assertions ?? 0), 0);
  }
  return { passed, assertions, failures, durations };
}

/** Runs projects of Vitest and counts their tests; a run that ends badly without a failed test is one failure. */
export async function runVitest(
  projects: readonly string[],
  args: readonly string[],
  env: Record<string, string>,
): Promise<Tally> {
  const reportFile = join(cacheFolder, `vitest-${projects.join('-')}.json`);
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(reportFile, { force: true });
  const options = [
    // Absolute: Vitest would first look for a package of that name in the folders above.
    ...['--config', join(root, 'emulators/vitest.config.ts'), '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile}`,
    ...projects.map((project) => `--project=${project}`),
  ];
  const { code } = await run(
    process.execPath,
    [packageFile('vitest/vitest.mjs'), 'run', ...options, ...args],
    { cwd: root, show: true, env: { ...process.env, ...env } },
  );
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : undefined;
  const tally = countReport(report ?? { testResults: [] });
  const isBroken = code !== 0 && tally.failures.length === 0;
  return isBroken ? { ...tally, failures: [`the run of ${projects.join(' and ')}`] } : tally;
}
