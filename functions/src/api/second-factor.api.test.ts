import { getFirestore } from 'firebase-admin/firestore';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { devanagari } from '@content/texts/digits';
import type { NewSecondFactor, RecoveryCodes } from '@content/api/contract';
import { createServices } from '../services';
import type { ApiResponse } from '../testing/api';
import { dataOf, PASSWORD, cookieOf, makeAccount, problemOf, startApi } from '../testing/api';
import { useApi } from '../testing/hooks';

const HALF_MINUTE = 30_000;
const CODE_WANTED = 'Enter the code that your authenticator app shows.';
const NOT_RIGHT = 'This code is not right, or was used before. Wait for the next one.';

/** What time it is for both APIs; 0 for the real one, so that their first sessions begin after the accounts. */
let now = 0;
const clock = () => new Date(now || Date.now());
/** One where the second step is offered, and one where the organisation requires it. */
const api = useApi(() => createServices({ clock }));
const strict = useApi(({ config }) =>
  createServices({ clock, config: { ...config, secondFactorRequired: true } }),
);
beforeEach(() => {
  now = Date.now() + 1000;
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
/** A code that surely is none of now. */
const wrongCodeOf = (secret: string) =>
  String((Number(codeOf(secret)) + 500_000) % 1_000_000).padStart(6, '0');

function login(email: string, more: object = {}, at = api): Promise<ApiResponse> {
  return at.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD, ...more } });
}
const ask = (cookie: string, path: string, body?: object, at = api) =>
  at.call(`/admins/second-factor${path}`, { method: body ? 'POST' : 'GET', headers: { cookie }, body });

/** Begins to turn it on. */
const begun = async (cookie: string, at = api) =>
  dataOf<NewSecondFactor>(await ask(cookie, '', { password: PASSWORD }, at));

interface Person {
  readonly uid: string;
  readonly email: string;
  readonly cookie: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

async function signedIn(at = api) {
  const { uid, email } = await makeAccount(true);
  now = Math.max(now, Date.now() + 1000);
  const response = await login(email, {}, at);
  expect(response.status, response.text).toBe(200);
  return { uid, email, cookie: cookieOf(response) };
}

/** Somebody who has turned the second step on a minute ago. */
async function withSecondFactor(at = api): Promise<Person> {
  const person = await signedIn(at);
  const { secret } = await begun(person.cookie, at);
  const confirmed = await ask(person.cookie, '/confirm', { code: codeOf(secret) }, at);
  const { recoveryCodes } = dataOf<RecoveryCodes>(confirmed);
  now += 2 * HALF_MINUTE;
  return { ...person, cookie: cookieOf(confirmed), secret, recoveryCodes };
}

describe('turning it on', () => {
  test('shows a secret, which takes effect once a code is confirmed, gives ten recovery codes, and is logged', async () => {
    const { uid, email, cookie } = await signedIn();
    const off = { since: null, recoveryCodesLeft: 0, isRequired: false };
    expect((await ask(cookie, '')).body.data).toEqual(off);
    // An open session alone puts no phone before the account.
    for (const body of [{}, { password: 'not this one' }])
      expect((await ask(cookie, '', body)).body.errors?.map(({ field }) => field)).toEqual(['password']);
    const shown = await ask(cookie, '', { password: PASSWORD });
    const { secret, uri } = dataOf<NewSecondFactor>(shown);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(email);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    // Nothing counts yet.
    expect((await login(email)).status).toBe(200);

    const refused = await ask(cookie, '/confirm', { code: wrongCodeOf(secret) });
    expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'code']);
    const code = codeOf(secret).replace(/^.../, ' $& ');
    const confirmed = await ask(cookie, '/confirm', { code });
    const { recoveryCodes } = confirmed.body.data as RecoveryCodes;
    expect(recoveryCodes.filter((code) => /^[2-9a-z]{5}-[2-9a-z]{5}$/.test(code))).toHaveLength(10);
    const goesOn = cookieOf(confirmed);
    expect((await ask(goesOn, '')).body.data).toMatchObject({ recoveryCodesLeft: 10, isRequired: false });
    expect((await ask(goesOn, '', { password: PASSWORD })).status).toBe(409);

    const stored = (await getFirestore().collection('secondFactors').doc(uid).get()).data();
    for (const code of recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
    const log = await api.staff(`/audit?type=staff&id=${uid}`);
    expect(log.body.data).toMatchObject([{ action: 'secondFactorOn', itemId: uid, actor: { uid } }]);
  });

  test('ends the sessions that have given no code', async () => {
    const { email, cookie } = await signedIn();
    const elsewhere = cookieOf(await login(email));
    const { secret } = await begun(cookie);
    await pause(now + 1000 - Date.now()); // Firebase counts revocations by the second, and by its own clock
    const confirmed = await ask(cookie, '/confirm', { code: codeOf(secret) });
    expect((await ask(elsewhere, '')).status).toBe(401);
    expect((await ask(cookie, '')).status).toBe(401);
    expect((await ask(cookieOf(confirmed), '')).status).toBe(200);
  });

  test('requires the code within half an hour', async () => {
    const { cookie } = await signedIn();
    const { secret } = await begun(cookie);
    now += 31 * 60_000;
    expect((await ask(cookie, '/confirm', { code: codeOf(secret) })).status).toBe(400);
  });
});

describe('signing in with it', () => {
  test('asks for a code once the password is right, and gives no session before', async () => {
    const { email, secret } = await withSecondFactor();
    const wrong = await login(email, { password: 'wrong', code: codeOf(secret) });
    expect(problemOf(wrong)).toEqual([401, 'Invalid email or password']);
    const asked = await login(email);
    const wanted = { field: 'code', message: CODE_WANTED };
    expect([...problemOf(asked), asked.body.errors]).toEqual([401, CODE_WANTED, [wanted]]);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const refused = await login(email, { code: wrongCodeOf(secret) });
    expect([...problemOf(refused), refused.headers.get('set-cookie')]).toEqual([401, NOT_RIGHT, null]);
    expect(problemOf(await login(email, { code: 'क'.repeat(6) }))).toEqual([401, NOT_RIGHT]);
    const response = await login(email, { code: devanagari(codeOf(secret)) });
    expect(response.status).toBe(200);
    expect((await api.call('/admins/me', { headers: { cookie: cookieOf(response) } })).status).toBe(200);
  });

  test('accepts no code twice, and a clock half a minute off', async () => {
    const { email, secret } = await withSecondFactor();
    const code = codeOf(secret);
    expect((await login(email, { code })).status).toBe(200);
    expect(problemOf(await login(email, { code }))).toEqual([401, NOT_RIGHT]);
    now += 3 * HALF_MINUTE;
    const late = codeOf(secret);
    now += HALF_MINUTE;
    expect((await login(email, { code: late })).status).toBe(200);
    const old = codeOf(secret);
    now += 2 * HALF_MINUTE;
    expect(problemOf(await login(email, { code: old }))).toEqual([401, NOT_RIGHT]);
  });

  test('accepts each recovery code once, however it is typed; new ones require a code, and replace the old ones', async () => {
    const { email, cookie, secret, recoveryCodes } = await withSecondFactor();
    const [one = '', two = '', old = ''] = recoveryCodes;
    expect((await login(email, { code: one.replace('-', ' ').toUpperCase() })).status).toBe(200);
    expect(problemOf(await login(email, { code: one }))).toEqual([401, NOT_RIGHT]);
    expect((await login(email, { code: two })).status).toBe(200);
    expect((await ask(cookie, '')).body.data).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await ask(cookie, '/recovery-codes', { code: wrongCodeOf(secret) })).status).toBe(400);
    const renewed = await ask(cookie, '/recovery-codes', { code: codeOf(secret) });
    const { recoveryCodes: fresh } = renewed.body.data as RecoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(problemOf(await login(email, { code: old }))).toEqual([401, NOT_RIGHT]);
    expect((await login(email, { code: fresh[0] })).status).toBe(200);
  });

  test('is blocked after ten codes, from any number of addresses', async () => {
    const { email, secret } = await withSecondFactor();
    const strangers = await startApi(({ config }) =>
      createServices({ clock: () => new Date(now), config: { ...config, emulated: false } }),
    );
    try {
      const tryFrom = (place: number, code: string) => {
        const headers = { 'x-forwarded-for': `10.9.8.${place}` };
        const body = { email, password: PASSWORD, code };
        return strangers.call('/admins/login', { method: 'POST', body, headers });
      };
      for (let i = 0; i < 10; i += 1) {
        expect(problemOf(await tryFrom(i, wrongCodeOf(secret)))).toEqual([401, NOT_RIGHT]);
      }
      expect((await tryFrom(11, codeOf(secret))).status).toBe(429);
    } finally {
      await strangers.stop();
    }
  });
});

describe('once it is on', () => {
  test('turning it off requires a code; then the password is enough', async () => {
    const { uid, email, cookie, secret } = await withSecondFactor();
    expect((await ask(cookie, '/off', { code: wrongCodeOf(secret) })).status).toBe(400);
    expect((await login(email)).status).toBe(401);
    expect((await ask(cookie, '/off', { code: codeOf(secret) })).body.data).toMatchObject({ since: null });
    expect((await login(email)).status).toBe(200);
    const log = await api.staff(`/audit?type=staff&id=${uid}`);
    expect(log.body.data).toMatchObject([{ action: 'secondFactorOff' }, { action: 'secondFactorOn' }]);
  });

  test('ten codes may be tried', async () => {
    const { cookie, secret } = await withSecondFactor();
    for (let i = 0; i < 9; i += 1) {
      expect((await ask(cookie, '/off', { code: wrongCodeOf(secret) })).status).toBe(400);
    }
    expect((await ask(cookie, '/off', { code: codeOf(secret) })).status).toBe(429); // the first one was for turning it on
  });

  test('a person who is removed and invited again starts without it', async () => {
    const { uid, email } = await withSecondFactor();
    expect((await api.staff(`/admins/staff/${uid}`, 'DELETE')).status).toBe(200);
    expect((await getFirestore().collection('secondFactors').doc(uid).get()).exists).toBe(false);
    await getFirestore().collection('secondFactors').doc(uid).set({ secret: 'JBSWY3DPEHPK3PXP' });
    const body = { name: 'Sita', email };
    expect((await api.staff('/admins/staff', 'POST', body)).status).toBe(201);
    expect((await getFirestore().collection('secondFactors').doc(uid).get()).exists).toBe(false);
  });
});

describe('where the organisation requires it', () => {
  const MISSING = 'The organisation asks for a second step of signing in. Turn it on under “Your account”.';
  const content = (cookie: string, path = '/notices?view=admin') =>
    strict.call(path, { headers: { cookie } });

  test('whoever lacks it can do nothing but turn it on', async () => {
    const { uid, email, cookie } = await signedIn(strict);
    const person = { uid, email, displayName: 'Test person' };
    const me = await content(cookie, '/admins/me');
    expect(me.body.data).toEqual({ ...person, lacksSecondFactor: true });
    for (const path of ['/notices?view=admin', '/trash', '/audit', '/admins/staff', '/overview']) {
      const refused = await content(cookie, path);
      expect([...problemOf(refused), refused.body.errors?.[0]?.field]).toEqual([
        403,
        MISSING,
        'secondFactor',
      ]);
    }
    const body = { title: 'A', description: 'B' };
    const write = await strict.call('/notices', { method: 'POST', headers: { cookie }, body });
    expect(problemOf(write)).toEqual([403, MISSING]);

    expect((await ask(cookie, '', undefined, strict)).body.data).toMatchObject({ isRequired: true });
    const { secret } = await begun(cookie, strict);
    const confirmed = await ask(cookie, '/confirm', { code: codeOf(secret) }, strict);
    expect(confirmed.status).toBe(200);
    const goesOn = cookieOf(confirmed);
    expect((await content(goesOn)).status).toBe(200);
    expect((await content(goesOn, '/admins/me')).body.data).toEqual(person);
    now += 2 * HALF_MINUTE;
    const off = await ask(goesOn, '/off', { code: codeOf(secret) }, strict);
    const stays = 'The organisation asks for the second step: it cannot be turned off.';
    expect(problemOf(off)).toEqual([409, stays]);
  });

  test('a login with a code gives full access, also after a refresh', async () => {
    const { email, secret } = await withSecondFactor(strict);
    const cookie = cookieOf(await login(email, { code: codeOf(secret) }, strict));
    expect((await content(cookie)).status).toBe(200);
    now += 3600_000;
    const headers = { cookie };
    const renewed = await strict.call('/admin/refresh-token', { method: 'POST', headers });
    expect((await content(cookieOf(renewed))).status).toBe(200);
  });
});
