import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config';
import { Accounts } from './accounts';

const project = 'demo-unsigned';
const app = initializeApp({ projectId: project }, project);
beforeAll(() => vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined));
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(app);
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  { alg: 'none', typ: 'JWT' },
  { alg: 'none', typ: 'JWT', kid: 'a key' },
  { alg: 'HS256', typ: 'JWT', kid: 'a key' },
])('a session cookie that Firebase has not signed is nobody’s: %j', async (header) => {
  const accounts = new Accounts(
    () => getAuth(app),
    readConfig({ SITE_ORIGINS: 'http://localhost', WEB_API_KEY: 'x' }),
  );
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://session.firebase.google.com/${project}`,
    aud: project,
    sub: 'a-staff-member',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    session: { id: 'x', signedInAt: now * 1000, issuedAt: now * 1000, hasSecondFactor: true },
  };
  expect(await accounts.readSessionCookie(`${part(header)}.${part(claims)}.${part({})}`)).toBeNull();
});
