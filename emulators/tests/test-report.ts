import { log } from '../shared/terminal';
import { UserError } from '../shared/user-error';
import type { Tally } from './vitest-run';

/** What a run of tests has come to, and where its seconds went. */
export class TestReport {
  private passed = 0;
  private assertions = 0;
  /** What failed, said again at the end: the middle of a long output is easily lost. */
  private readonly failures: string[] = [];
  /** Seconds of each part, which may overlap, and of each file of tests. */
  private readonly parts: Map<string, number>;
  private durations: Readonly<Record<string, number>> = {};
  private readonly started = Date.now();

  /** `installSeconds` have gone before the run. */
  constructor(private readonly installSeconds: number) {
    this.parts = new Map([['install', installSeconds]]);
  }

  get hasFailed(): boolean {
    return this.failures.length > 0;
  }

  fail(name: string): void {
    this.failures.push(name);
  }

  /** Runs one part and prints its duration. A part that throws counts as one failure and answers undefined. */
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

  /** A part that counts as a check when it passes. */
  async check(name: string, work: () => Promise<unknown>): Promise<boolean> {
    const done = await this.part(name, () => work().then(() => true));
    if (done) this.passed += 1;
    return done ?? false;
  }

  /** A part that counts by its tests. */
  async tests(name: string, run: () => Promise<Tally>): Promise<void> {
    const tally = await this.part(name, run);
    if (!tally) return;
    this.passed += tally.passed;
    this.assertions += tally.assertions;
    this.failures.push(...tally.failures);
    this.durations = { ...this.durations, ...tally.durations };
  }

  /** Where the seconds went: the parts, of which some overlap, and the ten files that took longest. */
  printSeconds(): void {
    const row = (name: string, seconds: number) => log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
    log('\nWhere the time went');
    for (const [name, seconds] of this.parts) row(name, seconds);
    row('in all, with the installation', (Date.now() - this.started) / 1000 + this.installSeconds);
    const slowest = Object.entries(this.durations).toSorted(([, a], [, b]) => b - a);
    if (slowest.length > 0) log('\nThe slowest files');
    for (const [name, seconds] of slowest.slice(0, 10)) row(name, seconds);
  }

  /** Ends with the line that machines read. */
  printResult(): void {
    const failed = this.failures.map((name) => `failed: ${name}\n`).join('');
    log(`\n${failed}${this.assertions} assertions\n${this.passed} passed, ${this.failures.length} failed`);
  }
}
