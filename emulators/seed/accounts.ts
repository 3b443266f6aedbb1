import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';

/** The demo accounts, which exist only in the emulators. */
export const demoPassword = 'himalaya-2048';
export const demoStaff = { email: 'staff@example.org', displayName: 'Demo Staff', admin: true };
const demoVolunteer = { email: 'volunteer@example.org', displayName: 'Demo Volunteer', admin: false };

async function uidOf(auth: Auth, email: string): Promise<string | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0]?.uid;
}

/** Creates or resets the demo accounts. Throws without the emulator. */
export async function seedAccounts(): Promise<void> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (!host)
    throw new Error('Demo accounts belong in the Auth emulator: FIREBASE_AUTH_EMULATOR_HOST is not set');
  // An app stays with the emulator that it called first.
  const app = getApps().find(({ name }) => name === host);
  const auth = getAuth(app ?? initializeApp({ projectId: process.env['GCLOUD_PROJECT'] }, host));
  for (const { email, displayName, admin } of [demoStaff, demoVolunteer]) {
    const values = { email, displayName, password: demoPassword, emailVerified: true, disabled: false };
    const uid = await uidOf(auth, email);
    const user = uid ? await auth.updateUser(uid, values) : await auth.createUser(values);
    await auth.setCustomUserClaims(user.uid, admin ? { admin: true } : null);
  }
}
