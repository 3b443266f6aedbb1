import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../services';
import { PASSWORD, makeAccount, signedInCookie, startApi } from '../testing/api';
import type { TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call('/admins/login', { method: 'POST', body: { email, password }, headers });
const cookieOf = (response: { headers: Headers }) =>
  (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

describe('login', () => {
  test('sets one cookie, no script’s, and names the person', async () => {
    const { uid, email } = await makeAccount(true);
    const response = await login(email, PASSWORD);
    expect([response.status, response.body.data]).toEqual([200, { uid, email, displayName: 'Test person' }]);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__session=[\w-]+\.[\w-]+\.[\w-]*; Max-Age=1209600; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const me = await api.call('/admins/me', { headers: { cookie: cookieOf(response) } });
    expect([me.status, me.body.data]).toEqual([200, { uid, email, displayName: 'Test person' }]);
  });

  test('fails with one text: wrong password, unknown address, no claim, disabled', async () => {
    const staff = await makeAccount(true);
    const volunteer = await makeAccount(false);
    const disabled = await makeAccount(true);
    await getAuth().updateUser(disabled.uid, { disabled: true });
    for (const [email, password] of [
      [staff.email, 'wrong'],
      ['nobody@example.org', PASSWORD],
      [volunteer.email, PASSWORD],
      [disabled.email, PASSWORD],
    ] as const) {
      const response = await login(email, password);
      expect([response.status, response.body.detail]).toEqual([401, 'Invalid email or password']);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  test('names what is missing, all fields at once', async () => {
    const empty = await login('', '');
    expect([empty.status, empty.body.errors]).toEqual([
      400,
      [
        { field: 'email', message: 'Email is required' },
        { field: 'password', message: 'Password is required' },
      ],
    ]);
    const odd = await login('not an address', 'x');
    expect(odd.body.errors).toEqual([{ field: 'email', message: 'Enter a valid email address' }]);
  });

  test('ends after ten tries with 429 and Retry-After', async () => {
    const { email } = await makeAccount(true);
    for (let i = 0; i < 10; i += 1) expect((await login(email, 'wrong')).status).toBe(401);
    const response = await login(email, PASSWORD);
    expect([response.status, response.body.detail]).toEqual([429, 'Too many attempts. Try again later.']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('from another site, or from nowhere, is refused', async () => {
    const { email } = await makeAccount(true);
    expect((await login(email, PASSWORD, { origin: 'https://evil.example' })).status).toBe(403);
    const without = { origin: '', 'sec-fetch-site': 'cross-site' };
    expect((await login(email, PASSWORD, without)).status).toBe(403);
  });
});

describe('a session', () => {
  async function signIn() {
    const account = await makeAccount(true);
    return { ...account, cookie: signedInCookie(api.services, account.uid) };
  }
  const me = (cookie: string) => api.call('/admins/me', { headers: { cookie } });
  const refresh = (cookie: string, path = '/admin/refresh-token') =>
    api.call(path, { method: 'POST', headers: { cookie } });

  test('wants a refresh after an hour, which gives it a new cookie', async () => {
    let now = Date.now();
    const clocked = await startApi(() => createServices({ clock: () => new Date(now) }));
    now = Date.now(); // not before the account was made: its sessions would count as older than its password
    try {
      const cookie = signedInCookie(clocked.services, clocked.uids.staff);
      const ask = (value: string, path = '/admins/me', method = 'GET') =>
        clocked.call(path, { method, headers: { cookie: value } });
      expect((await ask(cookie)).status).toBe(200);
      now += 3601_000;
      expect((await ask(cookie)).status).toBe(401);
      const renewed = await ask(cookie, '/admins/refresh-token', 'POST');
      expect(renewed.status).toBe(200);
      const next = cookieOf(renewed);
      expect(next).not.toBe(cookie);
      expect((await ask(next)).status).toBe(200);
      now += 3601_000;
      expect((await ask(next)).status).toBe(401);
      expect((await ask(next, '/admin/refresh-token', 'POST')).status).toBe(200);
    } finally {
      await clocked.stop();
    }
  });

  test('ends at once for a disabled account and a revoked token; a lost claim answers 403', async () => {
    const disabled = await signIn();
    await getAuth().updateUser(disabled.uid, { disabled: true });
    expect((await me(disabled.cookie)).status).toBe(401);
    expect((await refresh(disabled.cookie)).status).toBe(401);

    const revoked = await signIn();
    await new Promise((resolve) => setTimeout(resolve, 1100)); // Firebase counts revocations by the second
    await getAuth().revokeRefreshTokens(revoked.uid);
    expect((await me(revoked.cookie)).status).toBe(401);
    expect((await refresh(revoked.cookie)).status).toBe(401);

    const demoted = await signIn();
    await getAuth().setCustomUserClaims(demoted.uid, {});
    expect((await me(demoted.cookie)).status).toBe(403);
  });

  test('ends with logout; a stale cookie never keeps anyone from public content', async () => {
    const { cookie } = await signIn();
    const out = await api.call('/admin/logout', { method: 'POST', headers: { cookie } });
    expect([out.status, cookieOf(out)]).toEqual([200, '__session=']);
    expect((await me(cookie)).status).toBe(401);
    expect((await api.call('/notices', { headers: { cookie } })).status).toBe(200);
    for (const cookie of ['__session=%00garbage', '__session=a.b.c', `__session=${'x'.repeat(43)}`]) {
      expect((await me(cookie)).status).toBe(401);
      expect((await refresh(cookie)).status).toBe(401);
      expect((await api.call('/notices', { headers: { cookie } })).status).toBe(200);
    }
  });
});

test('password reset answers the same for everyone', async () => {
  const { email } = await makeAccount(true);
  const ask = (to: string) => api.call('/admins/password-reset', { method: 'POST', body: { email: to } });
  const [known, unknown] = [await ask(email), await ask('nobody-at-all@example.org')];
  expect(known.status).toBe(200);
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
});
