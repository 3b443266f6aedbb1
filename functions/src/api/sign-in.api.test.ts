import { randomInt } from 'node:crypto';
import { request as forward } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createServices } from '../services';
import { PASSWORD, makeAccount, problemOf } from '../testing/api';
import { useApi, useServer } from '../testing/hooks';

const TOO_MANY = [429, 'Too many attempts. Try again later.'];
const REFUSED = [401, 'Invalid email or password'];

/** What the API has asked Identity Toolkit for: the names of its methods. */
const asked: string[] = [];
/** What Identity Toolkit answers to each request instead of what it would. */
let refusal: string | null = null;
const identityToolkit = useServer(() => (incoming, outgoing) => {
  asked.push(/accounts:(\w+)/.exec(incoming.url ?? '')?.[1] ?? '');
  if (refusal !== null) {
    outgoing.writeHead(400, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ error: { code: 400, message: refusal } }));
    return;
  }
  const [host, port] = (process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '').split(':');
  const { method, headers, url: path } = incoming;
  const onwards = forward({ host, port, method, headers, path }, (response) => {
    outgoing.writeHead(response.statusCode ?? 500, response.headers);
    response.pipe(outgoing);
  });
  incoming.pipe(onwards);
});

/** The API as it is in production: what stands last in X-Forwarded-For has been appended by Google. */
const api = useApi(({ config }) =>
  createServices({ config: { ...config, emulated: false, authEmulator: identityToolkit.host } }),
);

const aPlace = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

const post = (path: string, place: string, body: object) =>
  api.call(`/admins/${path}`, { method: 'POST', body, headers: { 'x-forwarded-for': place } });
const login = (email: string, password: string, place: string) => post('login', place, { email, password });
const reset = (email: string, place: string) => post('password-reset', place, { email });

test('Firebase’s own throttling is not reported as a wrong password', async () => {
  const { email } = await makeAccount(true);
  refusal = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled';
  try {
    const response = await login(email, PASSWORD, aPlace());
    expect([...problemOf(response), Number(response.headers.get('retry-after'))]).toEqual([...TOO_MANY, 300]);
  } finally {
    refusal = null;
  }
  expect((await login(email, PASSWORD, aPlace())).status).toBe(200);
});

test('an invalid web API key is a server error, not a wrong password', async () => {
  const { email } = await makeAccount(true);
  refusal = 'API key not valid. Please pass a valid API key.';
  try {
    for (const asked of [login(email, PASSWORD, aPlace()), reset(email, aPlace())])
      expect((await asked).status).toBe(503);
  } finally {
    refusal = null;
  }
});

test('strangers lock out nobody elsewhere until they have tried from ten addresses, of which a forged X-Forwarded-For is none', async () => {
  const { email } = await makeAccount(true);
  const [place = '', ...others] = Array.from({ length: 10 }, aPlace);
  const tryFrom = async (times: number, from: () => string) => {
    for (let i = 0; i < times; i += 1)
      expect(problemOf(await login(email, 'wrong', from()))).toEqual(REFUSED);
  };
  await tryFrom(10, () => `${aPlace()}, ${place}`);
  for (const through of [place, `${aPlace()}, ${place}`, `${aPlace()}, ${place}, 142.250.1.1`])
    expect(problemOf(await login(email, PASSWORD, through))).toEqual(TOO_MANY);
  for (const other of others.slice(1)) await tryFrom(10, () => other);
  expect((await login(email, PASSWORD, aPlace())).status).toBe(200);
  await tryFrom(9, () => others[0] ?? '');
  expect(problemOf(await login(email, PASSWORD, aPlace()))).toEqual(TOO_MANY);
});

describe('whether an account exists', () => {
  test('is not revealed by a login: same text, same calls to Identity Toolkit', async () => {
    const { email } = await makeAccount(true);
    const work = async (whom: string) => {
      asked.length = 0;
      const response = await login(whom, 'wrong', aPlace());
      return [response.status, response.text, response.headers.get('set-cookie'), ...asked];
    };
    const known = await work(email);
    expect(known.slice(3)).toEqual(['signInWithPassword']);
    expect(await work('nobody-here@example.org')).toEqual(known);
  });

  test('is not revealed by a password reset either, which takes equally long for everybody', async () => {
    const { email } = await makeAccount(true);
    const work = async (whom: string) => {
      asked.length = 0;
      const started = performance.now();
      const response = await reset(whom, aPlace());
      expect(performance.now() - started).toBeGreaterThan(990);
      return [response.status, response.text, ...asked];
    };
    const known = await work(email);
    expect([known[0], known[2]]).toEqual([200, 'sendOobCode']);
    expect(await work('nobody-at-all@example.org')).toEqual(known);
  });
});

test('one address can request ten reset emails in a quarter of an hour; a forged one does not count as another', async () => {
  const place = aPlace();
  const addresses = Array.from({ length: 10 }, (_, i) => `somebody-${i}-${randomInt(1e9)}@example.org`);
  // One soon after the other, as each reply takes a second.
  const statuses = addresses.map(async (email, at) => {
    await pause(at * 200);
    return (await reset(email, place)).status;
  });
  expect(await Promise.all(statuses)).toEqual(addresses.map(() => 200));
  const email = `one-more-${randomInt(1e9)}@example.org`;
  expect(problemOf(await reset(email, place))).toEqual(TOO_MANY);
  expect(problemOf(await reset(email, `${aPlace()}, ${place}`))).toEqual(TOO_MANY);
  expect((await reset(email, aPlace())).status).toBe(200);
});
