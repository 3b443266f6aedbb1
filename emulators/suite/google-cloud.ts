import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../shared/apt';
import { run } from '../shared/processes';
import { UserError } from '../shared/user-error';

const debianPackage = 'google-cloud-cli-firestore-emulator';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** In the folder of the SDK that Debian installs, that somebody names, or that the command says. */
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
export async function googleCloudJar(): Promise<string> {
  const jar = (await findJar()) ?? ((await aptInstall(debianPackage)) ? await findJar() : undefined);
  if (jar) return jar;
  throw new UserError(
    `The Firestore emulator is missing: the Firebase CLI cannot download it here, and no Google Cloud CLI has it.
  with internet access: npx firebase setup:emulators:firestore && npx firebase setup:emulators:storage
  Debian and Ubuntu:    apt-get install ${debianPackage} (from Google's or your own package source)
  Google Cloud CLI:     gcloud components install cloud-firestore-emulator`,
  );
}
