import { log } from '../shared/terminal';
import { UserError } from '../shared/user-error';
import type { Tally } from './vitest-run';

/** The result of a test run, and where its seconds went. */
export class TestReport {
  private passed = 0;
  private assertions = 0;
  /** Printed at the end: the middle of a long output is easily lost. */
  private readonly failures: string[] = [];
  /** Seconds of each part; parts may overlap. */
  private readonly parts: Map<string, number>;
  private durations: Readonly<Record<string, number>> = {};
  private readonly started = Date.now();

  /** `installSeconds` went by before the run. */
  constructor(private readonly installSeconds: number) {
    this.parts = new Map([['install', installSeconds]]);
  }

  get hasFailed(): boolean {
    return this.failures.length > 0;
  }

  fail(name: string): void {
    this.failures.push(name);
  }

  /** Runs a part and prints its duration. One that throws counts as a failure and resolves with undefined. */
  async part<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
    log(`\n▸ ${name}`);
    const began = Date.now();
    const note = (sign: string) => {
      const seconds = (Date.now() - began) / 1000;
      this.parts.set(name, seconds);
      log(`${sign} ${name} (${seconds.toFixed(1)} s)`);
    };
    try {
      const result = await work();
      note('✔');
      return result;
    } catch (error) {
      this.fail(name);
      log(error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error));
      note('✖');
      return undefined;
    }
  }

  /** Runs a part that counts as one check. */
  async check(name: string, work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.part(name, () => work().then(() => true));
    if (done) this.passed += 1;
    return done ?? false;
  }

  /** Runs a part that counts by its tests. */
  async tests(name: string, run: () => Promise<Tally>): Promise<void> {
    const tally = await this.part(name, run);
    if (!tally) return;
    this.passed += tally.passed;
    this.assertions += tally.assertions;
    this.failures.push(...tally.failures);
    this.durations = { ...this.durations, ...tally.durations };
  }

  /** Prints the seconds of each part and of the ten slowest files. */
  printSeconds(): void {
    const row = (name: string, seconds: number) => log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
    log('\nWhere the time went');
    for (const [name, seconds] of this.parts) row(name, seconds);
    row('in all, with the installation', (Date.now() - this.started) / 1000 + this.installSeconds);
    const slowest = Object.entries(this.durations).toSorted(([, a], [, b]) => b - a);
    if (slowest.length > 0) log('\nThe slowest files');
    for (const [name, seconds] of slowest.slice(0, 10)) row(name, seconds);
  }

  /** Prints the failures and, last, the line that machines read. */
  printResult(): void {
    const failed = this.failures.map((name) => `failed: ${name}\n`).join('');
    log(`\n${failed}${this.assertions} assertions\n${this.passed} passed, ${this.failures.length} failed`);
  }
}
