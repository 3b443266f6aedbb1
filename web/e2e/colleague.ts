import { postAsOwner } from '../../emulators/seed/accounts';
import { undoLater } from './undo';

/** A second staff member, made for a test. */
export interface Colleague {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** Adds a staff account to the Auth emulator, as `npm run staff` would. It goes with the test, or with the file. */
export async function addColleague(displayName: string, role?: 'editor'): Promise<Colleague> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts`;
  const localId = `colleague${Date.now().toString(36)}`;
  const person = { email: `${localId}@example.org`, password: 'annapurna-8091', displayName };
  await postAsOwner(accounts, { localId, ...person });
  const customAttributes = JSON.stringify({ admin: true, role });
  await postAsOwner(`${accounts}:update`, { localId, customAttributes });
  undoLater(() => postAsOwner(`${accounts}:delete`, { localId }));
  return person;
}
