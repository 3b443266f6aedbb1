import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Autosave } from './autosave';
import { buildIfChanged } from './build-steps';
import { dataFolder } from './paths';
import { startPorts, type Ports } from './ports';
import { sleep } from './processes';
import { demoPassword, demoStaff } from './seed/accounts';
import { checkMachine, exportMetadata, startSuite, type Suite } from './suite';

/** A progress line on the terminal. */
export const log = (line: string) => console.log(line);

/**
 * Resolves with the first signal that asks to end. Ctrl-C may arrive twice, from the terminal and through npm;
 * one that comes more than two seconds later means it: everything ends at once, without an export.
 */
export function interruption(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let first = 0;
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(name, () => {
        first ||= Date.now();
        if (Date.now() - first > 2000) process.exit(130);
        resolve(name);
      });
    }
  });
}

export interface DemoOptions {
  readonly fresh: boolean;
  readonly live?: boolean;
  readonly env?: Record<string, string>;
  readonly ports?: Ports;
  /** Names the log file. */
  readonly name?: string;
  /** The folder that holds the content from one run to the next. */
  readonly content?: string;
}

/** Starts emulators whose content is saved whenever writes have settled, with what was saved last. */
type Start = () => Promise<Suite>;

/** The site with its content. */
export interface Demo {
  readonly suite: Suite;
  /** Starts the emulators anew, after an end of their own. */
  readonly restart: Start;
}

/** The emulators' processes are gone a moment after they were killed, and their ports with them. */
async function untilFree(ports: Ports): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await checkMachine(ports).then(Boolean, () => false)) return;
    await sleep(500);
  }
}

/**
 * Builds what has changed and starts the suite on the usual ports with the content of the last run; without any, or
 * with `fresh`, seeds it. What is half seeded is never kept: nothing is saved before the seed is whole.
 */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { fresh, live, env, ports = startPorts, name = 'start', content = dataFolder } = options;
  await checkMachine(ports);
  await buildIfChanged(log);
  let isSeeded = !fresh && existsSync(join(content, exportMetadata));
  const start: Start = async () => {
    const autosave = new Autosave(
      () => suite.save(),
      (error) => log(`⚠  The content could not be saved: ${String(error)}`),
    );
    const suite = await startSuite({
      ports,
      name,
      exportTo: content,
      importFrom: isSeeded ? content : undefined,
      log,
      live,
      env,
      onWrite: () => isSeeded && autosave.note(),
    });
    void suite.ended.then(() => autosave.end());
    return suite;
  };
  log(isSeeded ? 'Starting the emulators with the content of the last run …' : 'Starting the emulators …');
  const suite = await start();
  const restart = async () => {
    await untilFree(ports);
    return start();
  };
  if (isSeeded) return { suite, restart };
  try {
    log('Seeding the demo content …');
    Object.assign(process.env, suite.env);
    const { seed } = await import('./seed/seed');
    await seed({ log });
    await suite.save();
    isSeeded = true;
  } catch (error) {
    suite.kill();
    throw error;
  }
  return { suite, restart };
}

/** How to get in, as the last thing on the terminal. */
export function describe(siteUrl: string): string {
  return `
  Site    ${siteUrl}
  Staff   ${siteUrl}/admins   ${demoStaff.email} / ${demoPassword}

  Ctrl-C ends it and keeps the content; npm start -- --fresh starts over.`;
}

/**
 * Waits until somebody asks to end, then ends the emulators with a last export. When they end by themselves, as the
 * Firebase CLI does after some requests, they are started again with what was saved last.
 */
export async function untilInterrupted(
  { suite, restart }: Demo,
  interrupted: Promise<NodeJS.Signals>,
): Promise<number> {
  for (;;) {
    const reason = await Promise.race([suite.ended.then((how) => ({ how })), interrupted]);
    if (typeof reason === 'string') {
      log(`\n${reason}: saving the content and ending …`);
      await suite.stop();
      return 0;
    }
    suite.kill();
    console.error(`\n✖ Unexpectedly ${reason.how}`);
    log('Starting the emulators again with the content saved last …');
    suite = await restart();
    log('Ready again');
  }
}
