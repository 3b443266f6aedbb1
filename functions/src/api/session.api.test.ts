import { getAuth } from 'firebase-admin/auth';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createServices } from '../services';
import { PASSWORD, cookieOf, makeAccount, signedInCookie } from '../testing/api';
import { useApi } from '../testing/hooks';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** What time it is for the API; a test moves it. */
let now = 0;
const api = useApi(() => createServices({ clock: () => new Date(now || Date.now()) }));

const login = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call('/admins/login', { method: 'POST', body: { email, password }, headers });

/** A staff member who signs in a second after the account was made: by the second, Firebase knows when sign-ins were revoked. */
async function signIn() {
  const account = await makeAccount(true);
  now = Date.now() + 1000;
  const response = await login(account.email, PASSWORD);
  expect(response.status, response.text).toBe(200);
  return { ...account, response, cookie: cookieOf(response) };
}

const post = (path: string, cookie: string) => api.call(path, { method: 'POST', headers: { cookie } });
const me = async (cookie: string) => (await api.call('/admins/me', { headers: { cookie } })).status;
const refresh = (cookie: string) => post('/admin/refresh-token', cookie);
const logout = (cookie: string) => post('/admin/logout', cookie);

/** Renews the session, as a browser does that gets the response. */
async function renewed(cookie: string): Promise<string> {
  const response = await refresh(cookie);
  expect(response.status, response.text).toBe(200);
  return cookieOf(response);
}

describe('login', () => {
  test('sets one cookie, hidden from scripts, and names the person', async () => {
    const { uid, email, response, cookie } = await signIn();
    expect(response.body.data).toEqual({ uid, email, displayName: 'Test person' });
    expect(response.headers.get('set-cookie')).toMatch(
      /^__session=[\w-]+\.[\w-]+\.[\w-]*; Max-Age=1209600; Path=\/api; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const claims = Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString();
    const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
    expect(exp - iat).toBe((14 * DAY) / 1000);
    const { body } = await api.call('/admins/me', { headers: { cookie } });
    expect(body.data).toEqual({ uid, email, displayName: 'Test person' });
  });

  test('fails with the same text for a wrong password, an unknown address, no claim and a disabled account', async () => {
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
    const missing = [
      { field: 'email', message: 'Email is required' },
      { field: 'password', message: 'Password is required' },
    ];
    expect([empty.status, empty.body.errors]).toEqual([400, missing]);
    const odd = await login('not an address', 'x');
    expect(odd.body.errors).toEqual([{ field: 'email', message: 'Enter a valid email address' }]);
  });

  test('ends the session of that browser, and of no other', async () => {
    const { email, cookie: first } = await signIn();
    const elsewhere = cookieOf(await login(email, PASSWORD));
    const second = cookieOf(await login(email, PASSWORD, { cookie: first }));
    expect([await me(first), await me(second), await me(elsewhere)]).toEqual([401, 200, 200]);
  });
});

describe('a session', () => {
  test('needs a refresh after an hour, which may be repeated when its response was lost', async () => {
    const { cookie: first } = await signIn();
    now += HOUR;
    expect(await me(first)).toBe(401);
    await refresh(first);
    const second = await renewed(first);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
    now += HOUR;
    expect(await me(second)).toBe(401);
    expect(await me(await renewed(second))).toBe(200);
  });

  test('ends at logout with every cookie it ever had; one in another browser goes on', async () => {
    const { email, cookie: first } = await signIn();
    const elsewhere = cookieOf(await login(email, PASSWORD));
    const second = await renewed(first);
    const third = await renewed(second);
    const out = await logout(second);
    expect([out.status, cookieOf(out)]).toEqual([200, '__session=']);
    for (const cookie of [first, second, third]) {
      expect([await me(cookie), (await refresh(cookie)).status]).toEqual([401, 401]);
      expect((await api.call('/notices', { headers: { cookie } })).status).toBe(200);
    }
    expect(await me(elsewhere)).toBe(200);
  });

  test('ends 30 days after the password was given, however often it is refreshed', async () => {
    let { cookie } = await signIn();
    const start = now;
    for (const day of [7, 14, 21, 28, 29.9]) {
      now = start + day * DAY;
      cookie = await renewed(cookie);
      expect(await me(cookie)).toBe(200);
    }
    now = start + 30 * DAY;
    expect([await me(cookie), (await refresh(cookie)).status]).toEqual([401, 401]);
  });

  test('ends at once for a disabled account and a revoked token; a lost claim answers 403', async () => {
    const disabled = await signIn();
    await getAuth().updateUser(disabled.uid, { disabled: true });
    expect([await me(disabled.cookie), (await refresh(disabled.cookie)).status]).toEqual([401, 401]);

    const revoked = await signIn();
    await pause(1000); // the session begins in a second
    await getAuth().revokeRefreshTokens(revoked.uid);
    const refused = await refresh(revoked.cookie);
    expect([await me(revoked.cookie), refused.status]).toEqual([401, 401]);
    // Another tab may have got a new cookie meanwhile, which the browser is to keep.
    expect(refused.headers.get('set-cookie')).toBeNull();

    const demoted = await signIn();
    await getAuth().setCustomUserClaims(demoted.uid, {});
    expect([await me(demoted.cookie), (await refresh(demoted.cookie)).status]).toEqual([403, 401]);
  });

  test('that began in the second of a revocation counts as revoked: Firebase knows no less', async () => {
    const { uid } = await makeAccount(true);
    const { tokensValidAfterTime = '' } = await getAuth().getUser(uid);
    now = Date.parse(tokensValidAfterTime) - 500; // the cookie is of a second later
    expect(await me(signedInCookie(api.services, uid, now))).toBe(401);
    now += 500;
    expect(await me(signedInCookie(api.services, uid, now))).toBe(200);
  });

  test('that is being renewed while the person signs out everywhere else has ended', async () => {
    const { uid, cookie } = await signIn();
    const { accounts, sessions } = api.services;
    const found = await sessions.find(cookie.replace('__session=', ''));
    if (!found) throw new Error('It has ended');
    await pause(1000);
    await accounts.revoke(uid);
    now += 3000;
    expect(await me(`__session=${await sessions.renew(found)}`)).toBe(401);
    expect(await me(`__session=${await sessions.endOthers(found)}`)).toBe(200);
  });

  test('that cannot be read is none, and public content stays available', async () => {
    for (const cookie of ['__session=%00garbage', '__session=a.b.c', `__session=${'x'.repeat(43)}`]) {
      expect([await me(cookie), (await refresh(cookie)).status]).toEqual([401, 401]);
      expect((await api.call('/notices', { headers: { cookie } })).status).toBe(200);
    }
  });
});
