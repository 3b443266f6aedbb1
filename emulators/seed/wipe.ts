import { seedAccounts } from './accounts';
import type { SuiteEnv } from '../suite/suite-env';

/** Empties a suite's Firestore and Auth, except for the demo accounts. */
export async function wipe(env: SuiteEnv): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = env;
  const everything = [
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`,
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/accounts`,
  ];
  for (const url of everything) {
    const { ok, status } = await fetch(url, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    if (!ok) throw new Error(`DELETE ${url} returned ${status}`);
  }
  await seedAccounts(env);
}
