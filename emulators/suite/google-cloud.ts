import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from '../shared/apt';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

const debianPackage = 'google-cloud-cli-firestore-emulator';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const usualSdkFolders = [
  process.env['CLOUDSDK_ROOT_DIR'],
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
  '/snap/google-cloud-cli/current',
  join(homedir(), 'google-cloud-sdk'),
];

async function findJar(): Promise<string | undefined> {
  const usual = usualSdkFolders.flatMap((folder) => (folder ? [join(folder, jarInSdk)] : []));
  const found = usual.find(existsSync);
  if (found) return found;
  const listed = (await run('dpkg', ['-L', debianPackage])).output.split('\n');
  const sdkRoot = (
    await run('gcloud', ['info', '--format=value(installation.sdk_root)'], { timeLimit: 20_000 })
  ).output;
  const jars = [
    ...listed.filter((path) => path.endsWith('cloud-firestore-emulator.jar')),
    join(sdkRoot.trim(), jarInSdk),
  ];
  return jars.find(existsSync);
}

/**
 * Path of the Firestore emulator's jar in an installed Google Cloud CLI; it also holds the engine of security rules.
 * Installs the Debian package where it can; throws a UserError that says what to do where it cannot.
 */
export async function googleCloudJar(log: (line: string) => void): Promise<string> {
  const jar = (await findJar()) ?? ((await aptInstall(debianPackage, log)) ? await findJar() : undefined);
  if (jar) return jar;
  throw new UserError(
    `The Firestore emulator is missing: the Firebase CLI cannot download it here, and no Google Cloud CLI has it.
  with internet access: npx firebase setup:emulators:firestore && npx firebase setup:emulators:storage
  Debian and Ubuntu:    apt-get install ${debianPackage} (from Google's or your own package source)
  Google Cloud CLI:     gcloud components install cloud-firestore-emulator`,
  );
}
