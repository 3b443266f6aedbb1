import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import infos from 'firebase-tools/lib/emulator/downloadableEmulatorInfo.json' with { type: 'json' };
import { buildJar } from './jars';
import type { Jdk } from './java';
import { packageFile, root } from '../shared/paths';
import { run } from '../shared/processes';
import { log } from '../shared/terminal';
import { aptInstall } from '../shared/apt';
import { UserError } from '../shared/user-error';

const debianPackage = 'google-cloud-cli-firestore-emulator';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Looks where CLOUDSDK_ROOT_DIR, Debian's package and `gcloud info` say that the SDK is. */
async function findJar(): Promise<string | undefined> {
  const inSdk = (folder = '') => [join(folder, jarInSdk)].find(existsSync);
  const known = inSdk(process.env['CLOUDSDK_ROOT_DIR']) ?? inSdk('/usr/lib/google-cloud-sdk');
  if (known) return known;
  const info = ['info', '--format=value(installation.sdk_root)'];
  const { code, output } = await run('gcloud', info, { timeLimit: 20_000 });
  return code === 0 ? inSdk(output.trim()) : undefined;
}

/**
 * Path of the Firestore emulator's jar in an installed Google Cloud CLI; it also holds the engine of security rules.
 * Installs the Debian package where it can; throws a UserError that says what to do where it cannot.
 */
async function googleCloudJar(): Promise<string> {
  const jar = (await findJar()) ?? ((await aptInstall(debianPackage)) ? await findJar() : undefined);
  if (jar) return jar;
  throw new UserError(
    `The Firestore emulator is missing: the Firebase CLI cannot download it here, and no Google Cloud CLI has it.
  with internet access: npx firebase setup:emulators:firestore && npx firebase setup:emulators:storage
  Debian and Ubuntu:    apt-get install ${debianPackage} (from Google's or your own package source)
  Google Cloud CLI:     gcloud components install cloud-firestore-emulator`,
  );
}

export const firebaseCli = packageFile('firebase-tools/lib/bin/firebase.js');

/** Where the CLI keeps its downloads: shared by all suites, although each has its own home folder. */
const downloads = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');

const isPresent = (name: 'firestore' | 'storage') =>
  existsSync(join(downloads, infos[name].downloadPathRelativeToCacheDir));

async function isReachable(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

/** Has the CLI download what it can; a failure is no error, since there is a fallback. */
async function download(): Promise<void> {
  if (!(await isReachable(infos.firestore.remoteUrl))) return;
  log('Downloading the emulators (once, about 190 MB) …');
  for (const name of ['firestore', 'storage', 'ui']) {
    await run(process.execPath, [firebaseCli, `setup:emulators:${name}`], { show: true, timeLimit: 900_000 });
  }
}

/** The Google Cloud CLI's Firestore emulator. */
const firestoreJar = { mainClass: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore' };
/** The storage rules runtime, which uses the rules engine in the same jar. */
const storageRulesJar = {
  mainClass: 'StorageRulesRuntime',
  source: join(root, 'emulators/suite/StorageRulesRuntime.java'),
};

export interface Binaries {
  /** Environment variables that lead the Firebase CLI to them. */
  readonly env: Record<string, string>;
  /** Whether the Emulator UI is there. */
  readonly ui: boolean;
}

let found: Promise<Binaries> | undefined;

/**
 * Finds the Firestore emulator and the storage rules runtime: the CLI's own downloads where they are or can be had,
 * else the Google Cloud CLI's Firestore emulator and a runtime that uses the rules engine in it. The result is kept.
 */
export function findBinaries(jdk: Jdk): Promise<Binaries> {
  return (found ??= searchBinaries(jdk));
}

async function searchBinaries(jdk: Jdk): Promise<Binaries> {
  if (!isPresent('firestore') || !isPresent('storage')) await download();
  const env: Record<string, string> = { FIREBASE_EMULATORS_PATH: downloads };
  if (!isPresent('firestore') || !isPresent('storage')) {
    const engine = await googleCloudJar();
    if (!isPresent('firestore'))
      env['FIRESTORE_EMULATOR_BINARY_PATH'] = await buildJar(jdk, engine, firestoreJar);
    if (!isPresent('storage'))
      env['STORAGE_EMULATOR_BINARY_PATH'] = await buildJar(jdk, engine, storageRulesJar);
  }
  return { env, ui: existsSync(join(downloads, infos.ui.main.binaryPathRelativeToCacheDir)) };
}
