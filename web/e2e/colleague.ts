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
  const send = async (url: string, body: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`The Auth emulator returned ${response.status}: ${await response.text()}`);
  };
  const localId = `colleague${Date.now().toString(36)}`;
  const person = { email: `${localId}@example.org`, password: 'annapurna-8091', displayName };
  await send(accounts, { localId, ...person });
  await send(`${accounts}:update`, { localId, customAttributes: JSON.stringify({ admin: true, role }) });
  undoLater(() => send(`${accounts}:delete`, { localId }));
  return person;
}
