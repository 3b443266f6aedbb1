import { startFunction, type RunningFunction } from '../../functions/src/testing/framework';
import { FaultyLink } from '../../functions/src/testing/faulty-link';
import type { Ports } from '../suite/ports';
import { signal, sleep } from '../shared/processes';
import { suiteEnv } from '../suite/suite-env';
import type { Random } from '../shared/random';
import type { Hosting } from '../suite/site-server';

/** What is wrong for a while. */
export interface Fault {
  readonly name: string;
  /** What fails: a store, or a function. */
  readonly of: 'store' | 'api' | 'site';
  /** Its part of a minute, in seconds. */
  readonly seconds: number;
  readonly begin: () => unknown;
  readonly end: () => unknown;
}

/** Seconds of a minute without any fault, before each. */
const CALM = 2;

/** The functions as processes, and the links to what they work on. */
export class Machinery {
  private readonly running = new Map<'api' | 'site', RunningFunction>();
  private readonly peaks = { api: 0, site: 0 };

  private constructor(
    private readonly links: Readonly<Record<'firestore' | 'storage' | 'auth', FaultyLink>>,
    private readonly env: Readonly<Record<string, string>>,
    private readonly hosting: Hosting,
    private readonly source: string,
    private readonly errors: number,
  ) {}

  /**
   * Starts both functions, built in the folder `source`, before emulators that need not run yet. What they log goes to the
   * open file `errors`.
   */
  static async start(ports: Ports, hosting: Hosting, source: string, errors: number): Promise<Machinery> {
    const [firestore, storage, auth] = await Promise.all(
      [ports.firestore, ports.storage, ports.auth].map((port) => FaultyLink.open(port)),
    );
    const links = { firestore, storage, auth } as Machinery['links'];
    const through = { ...ports };
    for (const [name, { port }] of Object.entries(links)) through[name as keyof typeof links] = port;
    const machinery = new Machinery(links, suiteEnv(through), hosting, source, errors);
    await Promise.all([machinery.run('api'), machinery.run('site')]);
    return machinery;
  }

  /** Everything that can go wrong, each once. */
  faults(): Fault[] {
    const stores = Object.entries(this.links).flatMap(([name, link]): Fault[] => [
      {
        name: `${name} refuses`,
        of: 'store',
        seconds: 3,
        begin: () => link.refuse(),
        end: () => link.mend(),
      },
      {
        name: `${name} stands still`,
        of: 'store',
        seconds: 6,
        begin: () => link.hang(),
        end: () => link.mend(),
      },
    ]);
    const functions = (['api', 'site'] as const).flatMap((name): Fault[] => [
      { name: `${name} ends`, of: name, seconds: 2, begin: () => this.end(name), end: () => this.run(name) },
      {
        name: `${name} stands still`,
        of: name,
        seconds: 3,
        begin: () => this.signal(name, 'SIGSTOP'),
        end: () => this.signal(name, 'SIGCONT'),
      },
    ]);
    return [...stores, ...functions];
  }

  /** The most memory that a process of each function has had, in megabytes. */
  peakMemory(): Readonly<Record<'api' | 'site', number>> {
    for (const name of this.running.keys()) this.notePeak(name);
    return this.peaks;
  }

  /** Ends the functions and the links. */
  async stop(): Promise<void> {
    await Promise.all([...this.running.values()].map((each) => each.stop()));
    await Promise.all(Object.values(this.links).map((link) => link.close()));
  }

  /** Ends the functions at once. */
  kill(): void {
    for (const name of this.running.keys()) this.signal(name, 'SIGKILL');
  }

  private async run(name: 'api' | 'site'): Promise<void> {
    const started = await startFunction(name, this.env, { source: this.source, errors: this.errors });
    this.running.set(name, started);
    this.hosting.lead(name, started.url);
  }

  private async end(name: 'api' | 'site'): Promise<void> {
    this.notePeak(name);
    this.hosting.lead(name, undefined);
    this.signal(name, 'SIGKILL');
    await this.running.get(name)?.stop();
    this.running.delete(name);
  }

  private notePeak(name: 'api' | 'site'): void {
    this.peaks[name] = Math.max(this.peaks[name], this.running.get(name)?.peakMemory() ?? 0);
  }

  private signal(name: 'api' | 'site', what: NodeJS.Signals): void {
    const pid = this.running.get(name)?.pid;
    if (pid !== undefined) signal(pid, what);
  }
}

/** The fault that is being injected, if any. */
export interface ActiveFault {
  fault: Fault | null;
}

/** Lets the faults come one after the other, in an order by chance, within so many seconds. */
export async function injectFaults(
  faults: readonly Fault[],
  active: ActiveFault,
  seconds: number,
  chance: Random,
): Promise<void> {
  const planned = faults.reduce((sum, fault) => sum + fault.seconds + CALM, CALM);
  const unit = (seconds * 1000) / planned;
  for (const fault of chance.shuffled(faults)) {
    await sleep(CALM * unit);
    active.fault = fault;
    await fault.begin();
    await sleep(fault.seconds * unit);
    await fault.end();
    active.fault = null;
  }
  await sleep(CALM * unit);
}
