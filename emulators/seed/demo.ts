import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../suite/binaries';
import { buildIfChanged } from '../release/build-steps';
import { dataFolder } from '../shared/paths';
import { startPorts } from '../suite/ports';
import { sleep } from '../shared/processes';
import { interruption, log } from '../shared/terminal';
import { demoPassword, demoStaff } from './accounts';
import { checkMachine, exportMetadata, startSuite, type Suite } from '../suite/suite';

export interface DemoOptions {
  readonly fresh: boolean;
  readonly live?: boolean;
  readonly env?: Record<string, string>;
}

/** Emulators with content, or on the way to it. */
export interface Running {
  readonly suite: Suite;
  /** Resolves when all of the content is there and saved; before, nothing of it is saved. Rejects when that fails. */
  readonly complete: Promise<void>;
}

/** The site with its content: at first with what Home shows of it, soon with all. */
export interface Demo extends Running {
  /** Resolves with the first signal that asks to end. */
  readonly interrupted: Promise<NodeJS.Signals>;
  /** Starts the emulators anew, after an end of their own, with what was saved last. */
  readonly restart: () => Promise<Running>;
}

/** Has `save` called within ten seconds of a write; one that fails is reported, and tried again after the next write. */
export function autosave(save: () => Promise<void>) {
  let isChanged = false;
  const timer = setInterval(() => {
    if (!isChanged) return;
    isChanged = false;
    save().catch((error: unknown) => log(`⚠  The content could not be saved: ${String(error)}`));
  }, 10_000);
  return { note: () => void (isChanged = true), end: () => clearInterval(timer) };
}

/** The emulators' processes are gone a moment after they were killed, and their ports with them. */
async function untilFree(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await checkMachine(startPorts).then(Boolean, () => false)) return;
    await sleep(500);
  }
}

/** Makes renditions of the demo pictures while there is time. */
async function makeAhead(signal: AbortSignal): Promise<void> {
  const { makeRenditions } = await import('./seed');
  await makeRenditions(signal);
}

/** Renders Home as it is now: a page that is late is shown as it was last. */
const renderHome = ({ siteUrl }: Suite) => fetch(`${siteUrl}/?v`).catch(() => undefined); // whoever visits it is told

/** Adds the demo content; returns once Home has all that it shows, while the rest is being added. */
async function addDemoContent(suite: Suite): Promise<{ readonly all: Promise<void> }> {
  log('Adding the demo content …');
  Object.assign(process.env, suite.env);
  const { startSeeding } = await import('./seed');
  const seeding = startSeeding();
  void suite.ended.then(seeding.stop);
  await seeding.home;
  await renderHome(suite);
  log(`Home is there. Demo pictures: ${seeding.pictures()}; the others appear as they are ready`);
  return seeding;
}

/**
 * Builds what has changed and starts the suite on the usual ports with the content of the last run, saved whenever writes
 * have settled; without any, or with `fresh`, adds the demo content. What is half added is never saved: after an interruption
 * the next start adds it anew, from renditions that have been made already.
 */
export async function startDemo(options: DemoOptions): Promise<Demo> {
  const { fresh, live, env } = options;
  const interrupted = interruption();
  // An end during the start has nothing to save: the exit handlers of the suite end what runs.
  let isUp = false;
  void interrupted.then(() => isUp || process.exit(130));
  const jdk = await checkMachine(startPorts);
  let isComplete = !fresh && existsSync(join(dataFolder, exportMetadata));
  // What is needed later is made beside the build; what fails is told there.
  findBinaries(jdk).catch(() => undefined);
  const ahead = new AbortController();
  if (!isComplete) makeAhead(ahead.signal).catch(() => undefined);
  await buildIfChanged();
  const start = async (): Promise<Running> => {
    const saving = autosave(() => suite.save());
    log(
      isComplete ? 'Starting the emulators with the content of the last run …' : 'Starting the emulators …',
    );
    const suite = await startSuite({
      ports: startPorts,
      name: 'start',
      exportTo: dataFolder,
      importFrom: isComplete ? dataFolder : undefined,
      live,
      env,
      onWrite: () => isComplete && saving.note(),
    });
    void suite.ended.then(saving.end);
    if (isComplete) return { suite, complete: Promise.resolve() };
    ahead.abort();
    try {
      const { all } = await addDemoContent(suite);
      const complete = all.then(async () => {
        await renderHome(suite);
        await suite.save();
        isComplete = true;
        log('All demo content is there');
      });
      complete.catch(() => undefined); // told by who waits for it
      return { suite, complete };
    } catch (error) {
      suite.kill();
      throw error;
    }
  };
  const restart = async () => {
    await untilFree();
    return start();
  };
  const running = await start();
  isUp = true;
  return { ...running, interrupted, restart };
}

/** How to get in, as the last thing on the terminal. */
export function describe(siteUrl: string): string {
  return `
  Site    ${siteUrl}
  Staff   ${siteUrl}/admins   ${demoStaff.email} / ${demoPassword}

  Ctrl-C ends it and keeps the content; npm start -- --fresh starts over.`;
}

/**
 * Waits until somebody asks to end, then ends the emulators with a last export, if its content is complete. When they end by themselves,
 * as the Firebase CLI does after some requests, they are started again with what was saved last.
 */
export async function untilInterrupted(demo: Demo): Promise<number> {
  let { suite, complete }: Running = demo;
  for (;;) {
    const content = { isComplete: false };
    complete.then(
      () => (content.isComplete = true),
      (error: unknown) => log(`⚠  The demo content could not be added: ${String(error)}`),
    );
    const reason = await Promise.race([suite.ended.then((how) => ({ how })), demo.interrupted]);
    if (typeof reason === 'string') {
      if (content.isComplete) {
        log(`\n${reason}: saving the content and ending …`);
        await suite.stop();
      } else {
        log(`\n${reason}: ending. The demo content was not complete yet: nothing is saved`);
        suite.kill();
      }
      return 0;
    }
    suite.kill();
    console.error(`\n✖ Unexpectedly ${reason.how}`);
    log('Starting the emulators again with the content saved last …');
    ({ suite, complete } = await demo.restart());
    log('Ready again');
  }
}
