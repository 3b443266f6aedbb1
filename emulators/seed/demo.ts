import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from '../suite/binaries';
import { buildIfChanged } from '../release/build-steps';
import { dataFolder } from '../shared/paths';
import { startPorts } from '../suite/ports';
import { sleep } from '../shared/processes';
import { interruption, log } from '../shared/terminal';
import { demoPassword, demoStaff } from './accounts';
import { exportMetadata } from '../suite/export';
import { checkMachine, startSuite, type Suite, type SuiteOptions } from '../suite/suite';

type DemoOptions = Pick<SuiteOptions, 'live' | 'env'>;

/** Emulators with content, or on the way to it. */
export interface Running {
  readonly suite: Suite;
  /** Resolves when all content is there and saved; nothing is saved before. Rejects where it cannot be added. */
  readonly complete: Promise<void>;
}

/**
 * Builds what has changed and runs the suite on the usual ports until a signal, with the content of the last run; without any,
 * or with `fresh`, adds the demo content. Half of it is never saved: after an interruption the next start adds it again, from
 * renditions that have been made already. `onReady` is called once, when Home has all that it shows.
 */
export async function runDemo(
  { fresh, ...options }: DemoOptions & { readonly fresh: boolean },
  onReady: (suite: Suite) => void,
): Promise<void> {
  const interrupted = interruption();
  let isUp = false;
  // There is nothing to save during the start: the suite's exit handlers end what runs.
  void interrupted.then(() => (isUp ? undefined : process.exit(130)));

  const jdk = await checkMachine(startPorts);
  const wasSaved = !fresh && existsSync(join(dataFolder, exportMetadata));
  const ahead = new AbortController();
  // Prepared beside the build; whoever needs it reports what fails.
  findBinaries(jdk).catch(() => undefined);
  if (!wasSaved) renderAhead(ahead.signal).catch(() => undefined);
  await buildIfChanged();

  const start = (isSaved: boolean) => (isSaved ? resume(options) : fill(options, ahead));
  const running = await start(wasSaved);
  isUp = true;
  onReady(running.suite);
  await untilInterrupted(running, interrupted, (isSaved) => untilFree().then(() => start(isSaved)));
}

/** Makes renditions of the demo pictures until `signal`. */
async function renderAhead(signal: AbortSignal): Promise<void> {
  const { makeRenditions } = await import('./seed');
  await makeRenditions(signal);
}

/** Starts the emulators with the saved content. */
async function resume(options: DemoOptions): Promise<Running> {
  log('Starting the emulators with the content of the last run …');
  const { suite, saveChanges } = await startEmulators(options, dataFolder);
  saveChanges();
  return { suite, complete: Promise.resolve() };
}

/** Starts empty emulators and adds the demo content; returns once Home shows all that it has, while the rest follows. */
async function fill(options: DemoOptions, ahead: AbortController): Promise<Running> {
  log('Starting the emulators …');
  const { suite, saveChanges } = await startEmulators(options);
  ahead.abort();
  try {
    const { all } = await addDemoContent(suite);
    const complete = all.then(async () => {
      await renderHome(suite);
      await suite.save();
      saveChanges();
      log('All demo content is there');
    });
    complete.catch(() => undefined); // reported by whoever waits for it
    return { suite, complete };
  } catch (error) {
    suite.kill();
    throw error;
  }
}

/** Starts the emulators; `saveChanges` begins to save what visitors and staff write. */
async function startEmulators(options: DemoOptions, importFrom?: string) {
  const saving = autosave();
  const suite = await startSuite({
    ...options,
    ports: startPorts,
    name: 'start',
    exportTo: dataFolder,
    importFrom,
    onWrite: saving.note,
  });
  void suite.ended.then(saving.end);
  return { suite, saveChanges: () => saving.begin(() => suite.save()) };
}

/** Calls `save` within ten seconds of a write; a failure is reported, and the next write tries again. */
export function autosave() {
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  const begin = (save: () => Promise<void>) => {
    timer = setInterval(() => {
      if (!isChanged) return;
      isChanged = false;
      save().catch((error: unknown) => log(`⚠  The content could not be saved: ${String(error)}`));
    }, 10_000);
  };
  return { begin, note: () => void (isChanged = true), end: () => clearInterval(timer) };
}

/** Adds the demo content; returns once Home has all that it shows, while the rest is being added. */
async function addDemoContent(suite: Suite): Promise<{ readonly all: Promise<void> }> {
  log('Adding the demo content …');
  const { startSeeding } = await import('./seed');
  const seeding = startSeeding(suite.env);
  void suite.ended.then(seeding.stop);
  await seeding.home;
  await renderHome(suite);
  log(`Home is there. Demo pictures: ${seeding.pictures()}; the others appear as they are ready`);
  return seeding;
}

/** Renders Home as it is now: a late page is served as it was last. A failure is left to the next visitor. */
const renderHome = ({ siteUrl }: Suite) => fetch(`${siteUrl}/?v`).catch(() => undefined);

/** Waits for killed emulators to release their ports. */
async function untilFree(): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (await checkMachine(startPorts).then(Boolean, () => false)) return;
    await sleep(500);
  }
}

/**
 * Waits for a signal and ends the emulators, with a last export if their content is complete. Where they end by themselves, as
 * the Firebase CLI does after some requests, starts them again: with the saved content, or empty.
 */
export async function untilInterrupted(
  { suite, complete }: Running,
  interrupted: Promise<NodeJS.Signals>,
  restart: (isSaved: boolean) => Promise<Running>,
): Promise<void> {
  for (;;) {
    const content = { isSaved: false };
    complete.then(
      () => (content.isSaved = true),
      (error: unknown) => log(`⚠  The demo content could not be added: ${String(error)}`),
    );
    const signal = await Promise.race([suite.ended.then(() => undefined), interrupted]);
    if (signal !== undefined) return end(suite, signal, content.isSaved);
    suite.kill();
    console.error(`\n✖ Unexpectedly ${await suite.ended}`);
    log('Starting the emulators again with the content saved last …');
    ({ suite, complete } = await restart(content.isSaved));
    log('Ready again');
  }
}

async function end(suite: Suite, signal: NodeJS.Signals, isSaved: boolean): Promise<void> {
  if (isSaved) {
    log(`\n${signal}: saving the content and ending …`);
    await suite.stop();
  } else {
    log(`\n${signal}: ending. The demo content was not complete yet: nothing is saved`);
    suite.kill();
  }
}

/** Address and demo sign-in, the last lines before the site is used. */
export function accessText(siteUrl: string): string {
  return `
  Site    ${siteUrl}
  Staff   ${siteUrl}/admins   ${demoStaff.email} / ${demoPassword}

  Ctrl-C ends it and keeps the content; npm start -- --fresh starts over.`;
}
