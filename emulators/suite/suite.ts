import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentTypes } from '@content';
import { apiPaths } from '@content/api/contract';
import { findBinaries } from './binaries';
import { startCli } from './cli';
import { exporter } from './export';
import { findJava, type Jdk } from './java';
import { cacheFolder } from '../shared/paths';
import { demandFree, type Ports } from './ports';
import { sleep } from '../shared/processes';
import { log } from '../shared/terminal';
import { writeSuiteConfig } from './suite-config';
import { cliEnv, suiteEnv, type SuiteEnv } from './suite-env';
import { UserError } from '../shared/user-error';

/** What keeps accounts, documents and files; beside these `startSite` serves the site. */
export const storeEmulators = ['auth', 'firestore', 'storage'] as const;
const allEmulators = [...storeEmulators, 'functions', 'hosting'] as const;
type EmulatorName = (typeof allEmulators)[number];

export interface SuiteOptions {
  readonly ports: Ports;
  /** Names the log file, emulators/.cache/{name}.log. */
  readonly name: string;
  /** Which emulators to start, by default all five. */
  readonly only?: readonly EmulatorName[];
  /** Folder of an earlier export. */
  readonly importFrom?: string;
  /** Folder that `save()` and `stop()` export to. */
  readonly exportTo?: string;
  /** Further environment variables for the functions. */
  readonly env?: Record<string, string>;
  /** Follows every new build of functions and web (npm run dev); else the suite serves a copy of the builds. */
  readonly live?: boolean;
  /** Called after each request through Hosting that has changed something. */
  readonly onWrite?: () => void;
}

export interface Suite {
  /** The site, for example http://127.0.0.1:5000 */
  readonly siteUrl: string;
  readonly env: SuiteEnv;
  /** Resolves with a sentence when the emulators have ended, for any reason. */
  readonly ended: Promise<string>;
  /** Exports to `exportTo`, after a running export. Rejects when it fails, and leaves the last good one. */
  save(): Promise<void>;
  /** Exports to `exportTo`, ends everything and removes temporary files. Rejects when the export fails. */
  stop(): Promise<void>;
  /** Kills everything, without an export. */
  kill(): void;
}

/** Checks ports and Java, which takes an instant. Throws a UserError that says what to do. */
export async function checkMachine(ports: Ports, only: readonly EmulatorName[] = allEmulators): Promise<Jdk> {
  const used = [...only, 'hub'] as const;
  await demandFree(Object.fromEntries(used.map((emulator) => [emulator, ports[emulator]])));
  return findJava();
}

/**
 * Starts auth, firestore, storage, functions and hosting of the Firebase CLI, waits until all are up and warm.
 * Throws a UserError where it cannot, with nothing left running.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { ports, name, only = allEmulators, importFrom, exportTo, live = false, onWrite } = options;
  const jdk = await checkMachine(ports, only);
  const binaries = await findBinaries(jdk);
  if (binaries.ui) await demandFree({ ui: ports.ui });

  const folder = mkdtempSync(join(tmpdir(), 'pk-')); // short: sockets are made in it, and their paths may have 104 bytes
  mkdirSync(cacheFolder, { recursive: true });
  const env = suiteEnv(ports);
  const cli = startCli({
    folder,
    configFile: await writeSuiteConfig({ folder, ports, live, origin: env.SITE_URL, ui: binaries.ui }),
    only,
    importFrom,
    env: cliEnv(folder, jdk.home, { ...env, ...binaries.env, ...options.env }),
    logFile: join(cacheFolder, `${name}.log`),
    onWrite,
  });
  const cleanUp = () => {
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const kill = () => {
    cli.kill();
    cleanUp();
  };
  process.on('exit', kill); // whatever ends this process, nothing is left running

  try {
    await cli.ready;
    if (only.includes('hosting')) await warm(env.SITE_URL);
    cli.showFunctions();
  } catch (error) {
    await cli.end(5_000);
    cleanUp();
    throw new UserError(`The emulators did not start: ${(error as Error).message}`);
  }
  const save = exportTo ? exporter(ports.hub, exportTo) : () => Promise.resolve();
  const stop = async () => {
    try {
      await save();
    } finally {
      await cli.end(20_000);
      cleanUp();
    }
  };
  return { siteUrl: env.SITE_URL, env, ended: cli.ended, kill, save, stop };
}

/**
 * Loads two processes of each function, for which the first visitor would wait. The first responses of cold emulators may
 * exceed the functions' deadlines, hence the further tries.
 */
export async function warm(siteUrl: string): Promise<void> {
  const status = async (path: string) => {
    const response = await fetch(siteUrl + path).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status ?? 500;
  };
  const load = async (path: string) => {
    let code = await status(path);
    for (let tries = 1; code >= 500 && tries < 5; tries++) {
      await sleep(1000);
      code = await status(path);
    }
    if (code >= 500) log(`⚠  GET ${path} responds ${code}`);
    await Promise.all([status(path), status(path)]);
  };
  await Promise.all([apiPaths.list(contentTypes[0].path), '/'].map(load));
}
