import type { SuiteEnv } from '../suite/suite-env';

/** The demo accounts, which exist only in the emulators. */
export const demoPassword = 'himalaya-2048';
export const demoStaff = { email: 'staff@example.org', displayName: 'Demo Staff' };
const demoVolunteer = { email: 'volunteer@example.org', displayName: 'Demo Volunteer' };

/** Creates or resets the demo accounts in a suite's Auth emulator. */
export async function seedAccounts(env: SuiteEnv): Promise<void> {
  const api = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  const accounts = `${api}/projects/${env.GCLOUD_PROJECT}/accounts`;
  const seed = async (person: typeof demoStaff, claims: object) => {
    const { users = [] } = await postAsOwner<{ users?: Account[] }>(`${accounts}:lookup`, {
      email: [person.email],
    });
    const { localId } = users[0] ?? (await postAsOwner<Account>(accounts, person));
    const reset = { password: demoPassword, emailVerified: true, disableUser: false };
    const customAttributes = JSON.stringify(claims);
    await postAsOwner(`${accounts}:update`, { localId, ...person, ...reset, customAttributes });
  };
  await seed(demoStaff, { admin: true });
  await seed(demoVolunteer, {});
}

interface Account {
  readonly localId: string;
}

/** Calls the Auth emulator as the owner of its project. */
export async function postAsOwner<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
