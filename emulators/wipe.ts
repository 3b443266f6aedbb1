import { seedAccounts } from './seed/accounts';
import type { suiteEnv } from './suite-env';

/** Empties a suite's Firestore and Auth, all but the demo accounts: one part of the tests leaves nothing to the next. */
export async function wipe(env: ReturnType<typeof suiteEnv>): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST, GCLOUD_PROJECT } = env;
  const everything = [
    `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/databases/(default)/documents`,
    `http://${FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${GCLOUD_PROJECT}/accounts`,
  ];
  for (const address of everything) {
    const { ok, status } = await fetch(address, {
      method: 'DELETE',
      headers: { authorization: 'Bearer owner' },
    });
    if (!ok) throw new Error(`DELETE ${address} answered ${status}`);
  }
  await seedAccounts();
}
