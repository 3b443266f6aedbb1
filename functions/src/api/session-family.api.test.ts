import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServices } from '../services';
import type { ApiResponse, TestApi } from '../testing/api';
import { PASSWORD, makeAccount, startApi } from '../testing/api';

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

test('logging out ends every id of the session: the one of a refresh that was never used, and the ones before it', async () => {
  const { uid, cookie: first } = await signIn();
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  const third = await renewed(second);
  expect((await logout(second)).status).toBe(200);
  for (const cookie of [first, second, third]) {
    expect(await me(cookie)).toBe(401);
    expect((await refresh(cookie)).status).toBe(401);
  }
  const left = await getFirestore().collection('sessions').where('uid', '==', uid).get();
  expect(left.size).toBe(0);
});

test('logging out with an older id of the session ends it as well', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  await logout(first);
  expect(await me(second)).toBe(401);
});

test('a lost response to a refresh signs nobody out: the id that the browser still has is refreshed again', async () => {
  const { cookie: first } = await signIn();
  now += HOUR;
  await refresh(first); // its response never arrives
  now += 5 * HOUR;
  expect(await me(first)).toBe(401);
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
});

test('tabs that refresh at once get the same new id, whichever response comes last', async () => {
  const { cookie } = await signIn();
  now += HOUR;
  const ids = await Promise.all(Array.from({ length: 20 }, () => renewed(cookie)));
  expect(new Set(ids).size).toBe(1);
  const [next = ''] = ids;
  expect(await me(next)).toBe(200);
  // A tab that was late asks with the new id already: each further one would leave another tab behind.
  expect(await renewed(next)).toBe(next);
  now += 31_000;
  expect(await renewed(next)).not.toBe(next);
});

test('an id that was first used when it was no longer fresh is refreshed like any other', async () => {
  const { cookie: first } = await signIn();
  const second = await renewed(first);
  now += 2 * HOUR;
  expect(await me(second)).toBe(401);
  const third = await renewed(second);
  expect(third).not.toBe(second);
  expect(await me(third)).toBe(200);
});

test('once the new id has been used the old one opens what is still on its way for 30 s, and refreshes nothing', async () => {
  const { cookie: first } = await signIn();
  now += HOUR;
  const second = await renewed(first);
  expect(await me(second)).toBe(200);
  now += 29_000;
  expect(await me(first)).toBe(200);
  const refused = await refresh(first);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('set-cookie')).toBeNull(); // the browser has the new id by now
  now += 1_000;
  expect(await me(first)).toBe(401);
  expect(await me(second)).toBe(200);
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
  const { uid, email } = await makeAccount(true);
  now = Date.now() + 1000;
  const login = (cookie: string) =>
    api.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD }, headers: { cookie } });
  const first = cookieOf(await login(''));
  const second = cookieOf(await login(first));
  expect(await me(first)).toBe(401);
  expect(await me(second)).toBe(200);
  const sessions = await getFirestore().collection('sessions').where('uid', '==', uid).get();
  expect(sessions.size).toBe(1);
});
