import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServices } from '../services';
import type { ApiResponse, TestApi } from '../testing/api';
import { PASSWORD, makeAccount, signedInCookie, startApi } from '../testing/api';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** What time it is for the API; a test moves it. 0 for the real one, so that its first sessions begin after the accounts. */
let now = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startApi(() => createServices({ clock: () => new Date(now || Date.now()) }));
});
afterAll(() => api.stop());
beforeEach(() => {
  now = Date.now();
});

const ask = (path: string, cookie: string, method = 'POST') =>
  api.call(path, { method, headers: { cookie } });
const me = async (cookie: string) => (await ask('/admins/me', cookie, 'GET')).status;
const refresh = (cookie: string) => ask('/admin/refresh-token', cookie);
const logout = (cookie: string) => ask('/admins/logout', cookie);
const cookieOf = ({ headers }: ApiResponse) => /^[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';

async function signIn(): Promise<{ uid: string; cookie: string }> {
  const { uid, email } = await makeAccount(true);
  const body = { email, password: PASSWORD };
  now = Date.now() + 1000; // accounts know the second of their making
  const response = await api.call('/admins/login', { method: 'POST', body });
  expect(response.status, response.text).toBe(200);
  return { uid, cookie: cookieOf(response) };
}

/** Renews the session, as a browser does that gets the response. */
async function renewed(cookie: string): Promise<string> {
  const response = await refresh(cookie);
  expect(response.status, response.text).toBe(200);
  return cookieOf(response);
}

test('logging out ends every cookie of the session: the one of a refresh that was never used, and the ones before it', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  const third = await renewed(second);
  expect((await logout(second)).status).toBe(200);
  for (const cookie of [first, second, third]) {
    expect(await me(cookie)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  }
});

test('logging out with an older cookie of the session ends it as well', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  await logout(first);
  expect(await me(second)).toBe(401);
});

test('a lost response to a refresh signs nobody out: the cookie that the browser still has is refreshed again', async () => {
  const { cookie: first } = await signIn();
  now += HOUR;
  await refresh(first); // its response never arrives
  now += 5 * HOUR;
  expect(await me(first)).toBe(401);
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
});

test('tabs that refresh at once are all let in, whichever response comes last', async () => {
  const { cookie } = await signIn();
  now += HOUR;
  const cookies = await Promise.all(Array.from({ length: 10 }, () => renewed(cookie)));
  expect(await Promise.all(cookies.map(me))).toEqual(cookies.map(() => 200));
});

test('a cookie that was first used when it was no longer fresh is refreshed like any other', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  now += 2 * HOUR;
  expect(await me(second)).toBe(401);
  const third = await renewed(second);
  expect(third).not.toBe(second);
  expect(await me(third)).toBe(200);
});

test('logging out in one browser leaves the person signed in in another', async () => {
  const { uid, email } = await makeAccount(true);
  now = Date.now() + 1000;
  const login = () => api.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD } });
  const [here, there] = [cookieOf(await login()), cookieOf(await login())];
  await logout(here);
  expect([await me(here), await me(there)]).toEqual([401, 200]);
  expect((await api.services.sessions.find(there.replace('__session=', '')))?.account.uid).toBe(uid);
});

test('who is signed out everywhere while the session is being renewed is out', async () => {
  now = 0;
  const { uid } = await makeAccount(true);
  const { accounts, sessions } = api.services;
  const cookie = signedInCookie(api.services, uid).replace('__session=', '');
  await pause(1000); // Firebase counts revocations by the second
  const found = await sessions.find(cookie);
  if (!found) throw new Error('It has ended');
  await accounts.revoke(uid);
  expect(await me(`__session=${await sessions.renew(found)}`)).toBe(401);
  const kept = await sessions.endOthers(found);
  expect(await me(`__session=${kept}`)).toBe(200);
});

test('a session ends 30 days after the password was given, however often it is refreshed', async () => {
  const { cookie: first } = await signIn();
  let cookie = first;
  const start = now;
  for (let day = 7; day <= 28; day += 7) {
    now = start + day * DAY;
    cookie = await renewed(cookie);
    expect(await me(cookie)).toBe(200);
  }
  now = start + 30 * DAY - 2 * HOUR;
  cookie = await renewed(cookie);
  expect(await me(cookie)).toBe(200);
  now = start + 30 * DAY;
  expect(await me(cookie)).toBe(401);
  expect((await refresh(cookie)).status).toBe(401);
});

test('a session without a request for 14 days ends', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  now += 14 * DAY;
  expect((await refresh(second)).status).toBe(401);
});

test('who signs in anew leaves nothing of the session before', async () => {
  const { email } = await makeAccount(true);
  now = Date.now() + 1000;
  const login = (cookie: string) =>
    api.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD }, headers: { cookie } });
  const first = cookieOf(await login(''));
  const second = cookieOf(await login(first));
  expect(await me(first)).toBe(401);
  expect(await me(second)).toBe(200);
});
