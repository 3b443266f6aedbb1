import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, packageFile, root } from './paths';
import { run } from './processes';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a report: every test, and a file that failed without a failed test of its own (it could not be loaded, or a
 * hook failed) as one failure.
 */
export function countReport(report: Report): Tally {
  let [passed, failed] = [0, 0];
  for (const file of report.testResults) {
    const failures = file.assertionResults.filter((test) => test.status === 'failed').length;
    passed += file.assertionResults.filter((test) => test.status === 'passed').length;
    failed += failures || (file.status === 'failed' ? 1 : 0);
  }
  return { passed, failed };
}

/** Runs Vitest with its report on the terminal, and counts; a run that ends badly without a failed test counts one. */
export async function runVitest(args: readonly string[], env: Record<string, string>): Promise<Tally> {
  const reportFile = join(cacheFolder, 'vitest.json');
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(reportFile, { force: true });
  const config = ['--config', 'emulators/vitest.config.ts'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { code } = await run(
    process.execPath,
    [packageFile('vitest/vitest.mjs'), 'run', ...config, ...reporters, ...args],
    { cwd: root, show: true, env: { ...process.env, ...env } },
  );
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report)
    : undefined;
  const { passed, failed } = report ? countReport(report) : { passed: 0, failed: 0 };
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}
