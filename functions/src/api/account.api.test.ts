import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnSession } from '@content/contract';
import type { ApiResponse, TestApi } from '../testing/api';
import { makeAccount, PASSWORD, startApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A staff member of their own, signed in twice, and what is called from the first browser. */
async function somebody() {
  const { uid, email } = await makeAccount(true);
  const [here, there] = [await api.services.sessions.start(uid), await api.services.sessions.start(uid)];
  const from =
    (id: string) =>
    (path: string, method = 'GET', body?: object) =>
      api.call(path, { method, body, headers: { cookie: `__session=${id}` } });
  return { uid, email, call: from(here), elsewhere: from(there), from };
}
const login = (email: string, password: string) =>
  api.call('/admins/login', { method: 'POST', body: { email, password } });
const problem = ({ status, body }: ApiResponse) => [status, body.detail, body.errors];

test('a person changes their name', async () => {
  const { uid, call } = await somebody();
  const changed = await call('/admins/me', 'PATCH', { name: '  सीता थापा ' });
  expect([changed.status, changed.body.data]).toMatchObject([200, { uid, displayName: 'सीता थापा' }]);
  expect((await call('/admins/me')).body.data).toMatchObject({ displayName: 'सीता थापा' });
  expect(problem(await call('/admins/me', 'PATCH', { name: ' ' }))).toEqual([
    400,
    'Name is required',
    [{ field: 'name', message: 'Name is required' }],
  ]);
});

test('a person changes their password: other browsers are signed out, this one stays', async () => {
  const { uid, email, call, elsewhere, from } = await somebody();
  const password = 'rhododendron-2081';
  const changed = await call('/admins/password', 'POST', { current: PASSWORD, password });
  expect(changed.status, changed.text).toBe(200);
  const id = /__session=([^;.]+)/.exec(changed.headers.get('set-cookie') ?? '')?.[1] ?? '';
  expect((await from(id)('/admins/me')).status).toBe(200);
  expect((await call('/admins/me')).status).toBe(401);
  expect((await elsewhere('/admins/me')).status).toBe(401);
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await login(email, password)).status).toBe(200);
  const log = await from(id)(`/audit?type=staff&id=${uid}`);
  expect(log.body.data).toMatchObject([{ action: 'passwordChanged', actor: { email } }]);
});

test.each(['passwordpassword', 'Welcome2081!!', '121212121212', 'Qwertyuiop1234'])(
  'a password that is tried first is refused: %s',
  async (password) => {
    const { call } = await somebody();
    const refused = await call('/admins/password', 'POST', { current: PASSWORD, password });
    expect([refused.status, refused.body.errors?.[0]?.field, refused.body.detail]).toEqual([
      400,
      'password',
      'This password is easy to guess. Put several words together that have nothing to do with each other.',
    ]);
  },
);

test('who does not know the password of now changes nothing, and may not try for ever', async () => {
  const { uid, call } = await somebody();
  const before = (await getAuth().getUser(uid)).passwordHash;
  const wrong = { current: 'not this one', password: 'rhododendron-2081' };
  const message = 'This is not your present password.';
  expect(problem(await call('/admins/password', 'POST', wrong))).toEqual([
    400,
    message,
    [{ field: 'current', message }],
  ]);
  const short = await call('/admins/password', 'POST', { current: PASSWORD, password: 'short' });
  expect(problem(short)).toEqual([
    400,
    'A password needs at least 12 characters',
    [{ field: 'password', message: 'A password needs at least 12 characters' }],
  ]);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await call('/admins/password', 'POST', wrong)).status);
  expect([...new Set(statuses)].sort()).toEqual([400, 429]);
  expect((await getAuth().getUser(uid)).passwordHash).toBe(before);
});

test('a person sees where they are signed in, and signs out everywhere else', async () => {
  const { call, elsewhere } = await somebody();
  const sessions = async () => (await call('/admins/sessions')).body.data as OwnSession[];
  expect((await sessions()).map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  const [first] = await sessions();
  expect(Math.abs(Date.now() - Date.parse(first?.usedAt ?? ''))).toBeLessThan(60_000);
  expect((await call('/admins/sessions/end-others', 'POST')).status).toBe(200);
  expect((await elsewhere('/admins/me')).status).toBe(401);
  expect((await sessions()).map(({ isThis }) => isThis)).toEqual([true]);
});

test('each place tells what it was signed in with, and can be signed out by itself by its person alone', async () => {
  const { uid, call, elsewhere } = await somebody();
  const phone = await api.services.sessions.start(uid, false, 'Firefox on Android');
  const sessions = async () => (await call('/admins/sessions')).body.data as OwnSession[];
  const found = (await sessions()).find(({ device }) => device === 'Firefox on Android');
  expect(found?.isThis).toBe(false);
  const path = `/admins/sessions/${found?.id ?? ''}`;
  // Somebody else who has found out its id.
  const other = await somebody();
  expect((await other.call(path, 'DELETE')).status).toBe(404);
  expect((await call(path, 'DELETE')).status).toBe(200);
  expect((await api.services.sessions.find(phone))?.uid).toBeUndefined();
  expect((await elsewhere('/admins/me')).status).toBe(200);
  expect(await sessions()).toHaveLength(2);
  const again = await call(path, 'DELETE');
  expect([again.status, again.body.detail]).toEqual([404, 'That session has ended already']);
});

test('all of it is for staff, under both spellings', async () => {
  for (const prefix of ['admin', 'admins']) {
    for (const [method, path] of [
      ['PATCH', 'me'],
      ['POST', 'password'],
      ['GET', 'sessions'],
      ['DELETE', 'sessions/x'],
      ['POST', 'sessions/end-others'],
    ] as const) {
      const ask = (as: 'anonymous' | 'volunteer') =>
        api.call(`/${prefix}/${path}`, { method, as, ...(method === 'GET' ? {} : { body: {} }) });
      expect([(await ask('anonymous')).status, (await ask('volunteer')).status]).toEqual([401, 403]);
    }
  }
});
