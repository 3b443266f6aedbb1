import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiResponse, cookieOf, makeAccount, PASSWORD, signedInCookie } from '../testing/api';
import { useApi } from '../testing/hooks';

const api = useApi();

/** A staff member of their own, signed in twice, and what is called from the first browser. */
async function somebody() {
  const { uid, email } = await makeAccount(true);
  const [here, there] = [signedInCookie(api.services, uid), signedInCookie(api.services, uid)];
  const from =
    (cookie: string) =>
    (path: string, method = 'GET', body?: object) =>
      api.call(path, { method, body, headers: { cookie } });
  return { uid, email, call: from(here), elsewhere: from(there), from };
}
/** Until a second has passed: by the second, Firebase knows when sign-ins were revoked. */
const aSecond = () => pause(1000);
const refusal = (field: string, message: string) => [400, message, [{ field, message }]];
const login = (email: string, password: string) =>
  api.call('/admins/login', { method: 'POST', body: { email, password } });
const problem = ({ status, body }: ApiResponse) => [status, body.detail, body.errors];

test('a person changes their name', async () => {
  const { uid, call } = await somebody();
  const changed = await call('/admins/me', 'PATCH', { name: '  सीता थापा ' });
  expect([changed.status, changed.body.data]).toMatchObject([200, { uid, displayName: 'सीता थापा' }]);
  expect((await call('/admins/me')).body.data).toMatchObject({ displayName: 'सीता थापा' });
  const nameless = await call('/admins/me', 'PATCH', { name: ' ' });
  expect(problem(nameless)).toEqual(refusal('name', 'Name is required'));
});

test('a person changes their password: other browsers are signed out, this one stays', async () => {
  const { uid, email, call, elsewhere, from } = await somebody();
  const password = 'rhododendron-2081';
  await aSecond();
  const changed = await call('/admins/password', 'POST', { current: PASSWORD, password });
  expect(changed.status, changed.text).toBe(200);
  const mine = from(cookieOf(changed));
  expect((await mine('/admins/me')).status).toBe(200);
  expect((await call('/admins/me')).status).toBe(401);
  expect((await elsewhere('/admins/me')).status).toBe(401);
  expect((await login(email, PASSWORD)).status).toBe(401);
  expect((await login(email, password)).status).toBe(200);
  const log = await mine(`/audit?type=staff&id=${uid}`);
  expect(log.body.data).toMatchObject([{ action: 'passwordChanged', actor: { email } }]);
});

test('a password that attackers try first is refused', async () => {
  const { call } = await somebody();
  const message =
    'This password is easy to guess. Put several words together that have nothing to do with each other.';
  for (const password of ['passwordpassword', 'Welcome2081!!', '121212121212', 'Qwertyuiop1234']) {
    const refused = await call('/admins/password', 'POST', { current: PASSWORD, password });
    expect([password, ...problem(refused)]).toEqual([password, ...refusal('password', message)]);
  }
});

test('without the current password nothing can be changed, and tries are limited', async () => {
  const { uid, call } = await somebody();
  const before = (await getAuth().getUser(uid)).passwordHash;
  const wrong = { current: 'not this one', password: 'rhododendron-2081' };
  const refused = await call('/admins/password', 'POST', wrong);
  expect(problem(refused)).toEqual(refusal('current', 'This is not your present password.'));
  const short = await call('/admins/password', 'POST', { current: PASSWORD, password: 'short' });
  expect(problem(short)).toEqual(refusal('password', 'A password needs at least 12 characters'));
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await call('/admins/password', 'POST', wrong)).status);
  expect([...new Set(statuses)].sort()).toEqual([400, 429]);
  expect((await getAuth().getUser(uid)).passwordHash).toBe(before);
});

test('a person signs out everywhere else, and goes on here', async () => {
  const { call, elsewhere, from } = await somebody();
  await aSecond();
  const done = await call('/admins/sessions/end-others', 'POST');
  expect([done.status, (await elsewhere('/admins/me')).status]).toEqual([200, 401]);
  expect((await elsewhere('/admin/refresh-token', 'POST')).status).toBe(401);
  expect((await from(cookieOf(done))('/admins/me')).status).toBe(200);
});
