import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from '../services';
import { Accounts } from '../store/accounts';
import { ContentIndex } from '../store/content-index';
import { Items } from '../store/items';
import { Files } from '../store/files';
import { Sessions } from '../store/sessions';
import { PASSWORD, startApi, type TestApi } from '../testing/api';

const { config } = createServices(); // the app of everything else is there first
let api: TestApi | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await api?.stop();
});

/** Nothing listens there, and a name that no server knows. */
const nowhere = ['127.0.0.1:50999', 'nowhere.invalid:80'] as const;

test.each(nowhere)('Authentication at %s: 503, for sessions and for signing in', async (host) => {
  const app = initializeApp({ projectId: config.projectId }, `auth ${host}`);
  api = await startApi((services) => {
    const accounts = new Accounts(getAuth(app), { ...services.config, authEmulator: host });
    const ended = getFirestore().collection('endedSessions');
    return { ...services, accounts, sessions: new Sessions(accounts, ended, services.clock) };
  });
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host); // read with the first call
  const list = await api.staff('/notices?view=admin');
  expect([list.status, list.headers.get('retry-after'), list.body['status']]).toEqual([503, '5', 503]);
  const credentials = { email: 'somebody@example.org', password: PASSWORD };
  const login = await api.call('/admins/login', { method: 'POST', body: credentials });
  expect([login.status, login.body['status']]).toEqual([503, 503]);
  await deleteApp(app);
});

/** Something for both hosts at once, as each takes its time to be given up. */
const atBoth = (work: (host: string) => Promise<unknown>) => Promise.all(nowhere.map(work));

async function listAt(host: string) {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  const app = initializeApp({ projectId: 'demo-nowhere' }, `firestore ${host}`);
  const items = new Items(getFirestore(app), () => new Date());
  vi.unstubAllEnvs();
  const elsewhere = await startApi((services) => {
    const { audit, clock } = services;
    return { ...services, content: new ContentIndex(items, audit, clock, 0) };
  });
  const list = await elsewhere.call('/notices');
  await elsewhere.stop();
  await deleteApp(app);
  return [list.status, list.headers.get('retry-after')];
}

async function readFileAt(host: string) {
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', host);
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${host}`);
  const app = initializeApp({ projectId: 'demo-nowhere' }, `storage ${host}`);
  const files = new Files(getStorage(app).bucket('nowhere'));
  vi.unstubAllEnvs();
  await expect(files.info('notices/a/b/c.webp')).rejects.toThrow('the store is not available');
  await deleteApp(app);
}

test(`Firestore and Storage at ${nowhere.join(', ')}: 503`, async () => {
  const refused = [503, '5'];
  const [lists] = await Promise.all([atBoth(listAt), atBoth(readFileAt)]);
  expect(lists).toEqual([refused, refused]);
});
