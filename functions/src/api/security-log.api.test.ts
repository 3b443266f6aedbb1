import { expect, test } from 'vitest';
import { addressInLog, securityLog } from '../security-log';
import { createServices } from '../services';
import { PASSWORD, makeAccount } from '../testing/api';
import { useApi } from '../testing/hooks';

const lines: string[] = [];
const api = useApi(({ config }) => ({
  ...createServices({ config: { ...config, emulated: false } }),
  security: securityLog((line) => lines.push(line)),
}));

const place = '203.0.113.20';
const post = (path: string, body: object | undefined, headers: Record<string, string> = {}) =>
  api.call(path, { method: 'POST', body, headers: { 'x-forwarded-for': place, ...headers } });

/** What has been logged since the last time. */
function logged(): unknown[] {
  return lines.splice(0).map((line) => {
    const { severity, security, requestId } = JSON.parse(line) as Record<string, string> & {
      security: object;
    };
    expect(requestId).toMatch(/^[\da-f]{32}$/);
    return { severity, ...security };
  });
}

test('signing in, refusals, throttling, reset emails and signing out are logged, without the typed address', async () => {
  const { uid, email } = await makeAccount(true);
  const address = addressInLog(email.toUpperCase());
  const refused = { severity: 'NOTICE', event: 'signInRefused', address, place };
  for (let i = 0; i < 9; i += 1) await post('/admins/login', { email, password: 'wrong' });
  expect(logged()).toEqual(Array.from({ length: 9 }, () => refused));

  const signedIn = await post('/admins/login', { email, password: PASSWORD });
  const cookie = (signedIn.headers.get('set-cookie') ?? '').replace(/;.*/, '');
  expect(logged()).toEqual([{ severity: 'NOTICE', event: 'signIn', uid, place }]);

  for (let i = 0; i < 11; i += 1) await post('/admins/login', { email, password: 'wrong' });
  expect(logged().slice(9)).toEqual([
    refused,
    { severity: 'WARNING', event: 'tooManyAttempts', what: 'login', address, place },
  ]);

  await post('/admins/password-reset', { email });
  expect(logged()).toMatchObject([{ event: 'resetMailAsked', address, place }]);
  await post('/admins/logout', undefined, { cookie });
  await post('/admins/logout', undefined, { cookie });
  expect(logged()).toEqual([{ severity: 'NOTICE', event: 'signOut', uid }]);
});

test('staff who are added and removed are logged, with who did it', async () => {
  const { uid, email } = await makeAccount(false);
  logged();
  await api.staff('/admins/staff', 'POST', { name: 'Sita', email });
  await api.staff(`/admins/staff/${uid}`, 'DELETE');
  const change = { severity: 'NOTICE', uid: api.uids.staff, target: uid };
  expect(logged()).toEqual([
    { ...change, event: 'invite' },
    { ...change, event: 'remove' },
  ]);
});

test('refusals are logged: from another site, and without the claim', async () => {
  logged();
  await api.call('/notices', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'x-forwarded-for': place },
  });
  await api.call('/trash', { as: 'volunteer', headers: { 'x-forwarded-for': place } });
  const refused = { severity: 'NOTICE', event: 'accessRefused', place };
  expect(logged()).toEqual([
    { ...refused, what: 'otherSite' },
    { ...refused, what: 'notStaff', uid: api.uids.volunteer },
  ]);
});
