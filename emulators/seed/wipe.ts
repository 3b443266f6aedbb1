import { seedAccounts } from './accounts';
import type { suiteEnv } from '../suite/suite-env';

/** Empties a suite's Firestore and Auth, except for the demo accounts, and points the environment at that suite. */
export async function wipe(env: ReturnType<typeof suiteEnv>): Promise<void> {
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
  Object.assign(process.env, env);
  await seedAccounts();
}
