import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build-steps';
import { dataFolder } from './paths';
import { startPorts, type Ports } from './ports';
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

/**
 * Builds what has changed and starts the suite on the usual ports with the content of the last run; without any, or
 * with `fresh`, seeds it. What is half seeded is never kept: it is exported from `stop()` alone.
 */
export async function startDemo(options: {
  fresh: boolean;
  live?: boolean;
  env?: Record<string, string>;
  ports?: Ports;
  /** Names the log file. */
  name?: string;
  /** The folder that holds the content from one run to the next. */
  content?: string;
}): Promise<Suite> {
  const { fresh, live, env, ports = startPorts, name = 'start', content = dataFolder } = options;
  await checkMachine(ports);
  await buildIfChanged(log);
  const keep = !fresh && existsSync(join(content, exportMetadata));
  log(keep ? 'Starting the emulators with the content of the last run …' : 'Starting the emulators …');
  const suite = await startSuite({
    ports,
    name,
    exportTo: content,
    log,
    importFrom: keep ? content : undefined,
    live,
    env,
  });
  if (keep) return suite;
  try {
    rmSync(content, { recursive: true, force: true });
    log('Seeding the demo content …');
    Object.assign(process.env, suite.env);
    const { seed } = await import('./seed/seed');
    await seed({ log });
  } catch (error) {
    suite.kill();
    throw error;
  }
  return suite;
}

/** How to get in, as the last thing on the terminal. */
export function describe(siteUrl: string): string {
  return `
  Site    ${siteUrl}
  Staff   ${siteUrl}/admins   ${demoStaff.email} / ${demoPassword}

  Ctrl-C ends it and keeps the content; npm start -- --fresh starts over.`;
}

/** Waits until somebody asks to end, then ends the suite with its export; an end of its own is an error. */
export async function untilInterrupted(suite: Suite, interrupted: Promise<NodeJS.Signals>): Promise<number> {
  const ended = suite.ended.then((how) => ({ how }));
  const reason = await Promise.race([ended, interrupted]);
  if (typeof reason === 'object') {
    console.error(`\n✖ Unexpectedly ${reason.how}`);
    suite.kill();
    return 1;
  }
  log(`\n${reason}: saving the content and ending …`);
  await suite.stop();
  return 0;
}
