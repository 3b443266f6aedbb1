import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createServices } from '../services';
import { Accounts } from '../store/accounts';
import { closedCollection } from '../store/collections';
import { Sessions } from '../store/sessions';
import { PASSWORD, startApi, type TestApi } from '../testing/api';
import { nowhere } from '../testing/faulty-link';
import { serve } from '../testing/serve';

const { config } = createServices(); // the app of everything else is there first
let api: TestApi | undefined;
afterEach(async () => {
  vi.unstubAllEnvs();
  await api?.stop();
});

/** What stands before Authentication, and answers in HTML that it cannot reach it. */
const gateway = await serve((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
afterAll(() => gateway.close());

// Firestore and Storage: store/outage.api.test.ts.
test.each([...nowhere, gateway.host])(
  'Authentication at %s: 503, for sessions and for signing in',
  async (host) => {
    const app = initializeApp({ projectId: config.projectId }, `auth ${host}`);
    api = await startApi((services) => {
      const accounts = new Accounts(() => getAuth(app), { ...services.config, authEmulator: host });
      const ended = closedCollection(getFirestore(), 'endedSessions');
      return { ...services, accounts, sessions: new Sessions(accounts, ended, services.clock) };
    });
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', host); // read with the first call
    const list = await api.staff('/notices?view=admin');
    expect([list.status, list.headers.get('retry-after'), list.body['status']]).toEqual([503, '5', 503]);
    const credentials = { email: 'somebody@example.org', password: PASSWORD };
    const login = await api.call('/admins/login', { method: 'POST', body: credentials });
    expect([login.status, login.body['status']]).toEqual([503, 503]);
    await deleteApp(app);
  },
);
