import { randomInt } from 'node:crypto';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServices } from '../services';
import type { ApiResponse, TestApi } from '../testing/api';
import { PASSWORD, makeAccount, startApi } from '../testing/api';

const TOO_MANY = [429, 'Too many attempts. Try again later.'];
const REFUSED = [401, 'Invalid email or password'];

/** The API as it is in production: what stands last in X-Forwarded-For has been appended by Google. */
let api: TestApi;
/** What the API has asked Identity Toolkit for: the names of its methods. */
const asked: string[] = [];
/** What Identity Toolkit answers to each request instead of what it would. */
let refusal: string | null = null;
const identityToolkit = createServer((incoming, outgoing) => {
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

beforeAll(async () => {
  await new Promise((resolve) => identityToolkit.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = identityToolkit.address() as AddressInfo;
  api = await startApi(({ config }) =>
    createServices({ config: { ...config, emulated: false, authEmulator: `127.0.0.1:${port}` } }),
  );
});
afterAll(async () => {
  await api.stop();
  identityToolkit.closeAllConnections();
  await new Promise((resolve) => identityToolkit.close(resolve));
});

const aPlace = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
const status = ({ status, body }: ApiResponse) => [status, body.detail];
const cookieOf = ({ headers }: ApiResponse) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

interface Caller {
  readonly place: string;
  readonly cookie?: string;
}
const headersOf = ({ place, cookie }: Caller): Record<string, string> => ({
  'x-forwarded-for': place,
  ...(cookie === undefined ? {} : { cookie }),
});
const login = (email: string, password: string, caller: Caller) =>
  api.call('/admins/login', { method: 'POST', body: { email, password }, headers: headersOf(caller) });
const reset = (email: string, caller: Caller) =>
  api.call('/admins/password-reset', { method: 'POST', body: { email }, headers: headersOf(caller) });

test('what strangers have tried past us, with Firebase itself, is not told as a wrong password', async () => {
  const { email } = await makeAccount(true);
  refusal = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled';
  try {
    const response = await login(email, PASSWORD, { place: aPlace() });
    expect([...status(response), Number(response.headers.get('retry-after'))]).toEqual([...TOO_MANY, 300]);
  } finally {
    refusal = null;
  }
  expect((await login(email, PASSWORD, { place: aPlace() })).status).toBe(200);
});

test('a web API key that Firebase does not know is our failure, and no wrong password', async () => {
  const { email } = await makeAccount(true);
  refusal = 'API key not valid. Please pass a valid API key.';
  try {
    for (const asked of [login(email, PASSWORD, { place: aPlace() }), reset(email, { place: aPlace() })])
      expect((await asked).status).toBe(503);
  } finally {
    refusal = null;
  }
});

/** A person who has signed in, and the cookie of their device after they have signed out. */
async function knownDevice() {
  const { email } = await makeAccount(true);
  const place = aPlace();
  const signedIn = await login(email, PASSWORD, { place });
  expect(signedIn.status, signedIn.text).toBe(200);
  const headers = { cookie: cookieOf(signedIn) };
  const signedOut = await api.call('/admins/logout', { method: 'POST', headers });
  return { email, place, signedIn, cookie: cookieOf(signedOut) };
}

/** Wrong passwords from five places, until the address of somebody who has signed in once may not be tried any more. */
async function strangersTry(email: string): Promise<void> {
  const places = [aPlace(), aPlace(), aPlace(), aPlace(), aPlace()];
  for (let i = 0; i < 49; i += 1) {
    const place = places[Math.floor(i / 10)] ?? '';
    expect(status(await login(email, 'wrong', { place }))).toEqual(REFUSED);
  }
}

let tried: ReturnType<typeof knownDevice> | undefined;

/** The device of a person whom strangers have tried until nobody may any more: for as long as these tests take. */
function deviceOfTried(): ReturnType<typeof knownDevice> {
  return (tried ??= knownDevice().then(async (known) => {
    await strangersTry(known.email);
    return known;
  }));
}

describe('who is tried too often', () => {
  test('a forged X-Forwarded-For is no other place', async () => {
    const { email } = await makeAccount(true);
    const place = aPlace();
    for (let i = 0; i < 10; i += 1) {
      expect(status(await login(email, 'wrong', { place: `${aPlace()}, ${place}` }))).toEqual(REFUSED);
    }
    for (const through of [place, `${aPlace()}, ${place}`, `${aPlace()}, ${place}, 142.250.1.1`]) {
      expect(status(await login(email, PASSWORD, { place: through }))).toEqual(TOO_MANY);
    }
    expect((await login(email, PASSWORD, { place: aPlace() })).status).toBe(200);
  });

  test('under the emulators, where no proxy of ours is, it changes nothing either', async () => {
    const emulated = await startApi();
    try {
      const { email } = await makeAccount(true);
      const tryFrom = (place: string) =>
        emulated.call('/admins/login', {
          method: 'POST',
          body: { email, password: 'wrong' },
          headers: { 'x-forwarded-for': place },
        });
      for (let i = 0; i < 10; i += 1) expect(status(await tryFrom(aPlace()))).toEqual(REFUSED);
      expect(status(await tryFrom(aPlace()))).toEqual(TOO_MANY);
    } finally {
      await emulated.stop();
    }
  });

  test('strangers keep nobody out of a device on which they have signed in before', async () => {
    const { email, place, cookie } = await deviceOfTried();
    expect(status(await login(email, PASSWORD, { place: aPlace() }))).toEqual(TOO_MANY);
    expect((await login(email, PASSWORD, { place, cookie })).status).toBe(200);
  });

  test('nor do strangers on the same line', async () => {
    const { email, place, cookie } = await knownDevice();
    for (let i = 0; i < 10; i += 1) await login(email, 'wrong', { place });
    expect(status(await login(email, PASSWORD, { place }))).toEqual(TOO_MANY);
    expect((await login(email, PASSWORD, { place, cookie })).status).toBe(200);
  });

  test('a known device has its own ten tries, wherever it is, and they are no stranger’s', async () => {
    const { email, cookie } = await knownDevice();
    for (let i = 0; i < 10; i += 1) {
      expect(status(await login(email, 'wrong', { place: aPlace(), cookie }))).toEqual(REFUSED);
    }
    expect(status(await login(email, PASSWORD, { place: aPlace(), cookie }))).toEqual(TOO_MANY);
    expect((await login(email, PASSWORD, { place: aPlace() })).status).toBe(200);
  });
});

describe('the mark of a device', () => {
  test('is in the one cookie, which no script sees, names nobody, and stays when somebody signs out', async () => {
    const { email, signedIn, cookie } = await knownDevice();
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^__session=[A-Za-z0-9_-]{43}\.[A-Za-z0-9_-]{16}\.[0-9a-z]{4}[A-Za-z0-9_-]{22}; Max-Age=15552000; Path=\/api; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    const value = cookieOf(signedIn).slice('__session='.length);
    expect(cookie).toBe(`__session=${value.slice(43)}`);
    for (const part of value.split('.')) {
      expect(Buffer.from(part, 'base64url').toString('latin1')).not.toContain(email.slice(0, 8));
    }
    const me = await api.call('/admins/me', { headers: { cookie } });
    expect(me.status).toBe(401);
  });

  test('is worth nothing when it was made by somebody else, or for somebody else', async () => {
    const [{ email, cookie }, other] = await Promise.all([deviceOfTried(), knownDevice()]);
    const last = cookie.endsWith('A') ? 'B' : 'A';
    const sewn = other.cookie.slice(0, -26) + cookie.slice(-26);
    for (const forged of [cookie.slice(0, -1) + last, other.cookie, sewn, '__session=.x', '__session=.']) {
      expect(status(await login(email, PASSWORD, { place: aPlace(), cookie: forged }))).toEqual(TOO_MANY);
    }
    expect((await login(email, PASSWORD, { place: aPlace(), cookie })).status).toBe(200);
  });

  test('is kept for each of the people who share a computer', async () => {
    const { email, cookie } = await deviceOfTried();
    const colleague = await makeAccount(true);
    const shared = cookieOf(await login(colleague.email, PASSWORD, { place: aPlace(), cookie }));
    await strangersTry(colleague.email);
    for (const person of [email, colleague.email.toUpperCase()]) {
      expect((await login(person, PASSWORD, { place: aPlace(), cookie: shared })).status).toBe(200);
    }
  });
});

describe('whether an account exists', () => {
  test('a login does not tell: the same text, and the same questions to Identity Toolkit', async () => {
    const { email } = await makeAccount(true);
    const work = async (whom: string) => {
      asked.length = 0;
      const response = await login(whom, 'wrong', { place: aPlace() });
      return [response.status, response.text, response.headers.get('set-cookie'), ...asked];
    };
    const known = await work(email);
    expect(known.slice(3)).toEqual(['signInWithPassword']);
    expect(await work('nobody-here@example.org')).toEqual(known);
  });

  test('a request for a reset mail does not tell either, and takes its time for everybody', async () => {
    const { email } = await makeAccount(true);
    const work = async (whom: string) => {
      asked.length = 0;
      const started = performance.now();
      const response = await reset(whom, { place: aPlace() });
      expect(performance.now() - started).toBeGreaterThan(990);
      return [response.status, response.text, ...asked];
    };
    const known = await work(email);
    expect([known[0], known[2]]).toEqual([200, 'sendOobCode']);
    expect(await work('nobody-at-all@example.org')).toEqual(known);
  });
});

/** Asks for reset mails one soon after the other, as each reply takes a second. Returns the statuses. */
const resets = (asked: readonly (readonly [email: string, caller: Caller])[]) =>
  Promise.all(
    asked.map(async (each, at) => {
      await pause(at * 200);
      return (await reset(...each)).status;
    }),
  );

describe('reset mails', () => {
  test('ten in a quarter of an hour from one place, to whomever; a forged place is no other one', async () => {
    const place = aPlace();
    const addresses = Array.from({ length: 10 }, (_, i) => `somebody-${i}-${randomInt(1e9)}@example.org`);
    expect(await resets(addresses.map((email) => [email, { place }]))).toEqual(addresses.map(() => 200));
    const email = `one-more-${randomInt(1e9)}@example.org`;
    expect(status(await reset(email, { place }))).toEqual(TOO_MANY);
    expect(status(await reset(email, { place: `${aPlace()}, ${place}` }))).toEqual(TOO_MANY);
    expect((await reset(email, { place: aPlace() })).status).toBe(200);
  });

  test('strangers who ask for them keep nobody from getting one on a device that is known', async () => {
    const { email, place, cookie } = await knownDevice();
    const strangers = [aPlace(), aPlace()];
    const asked = Array.from({ length: 10 }, (_, i) => [email, { place: strangers[i % 2] ?? '' }] as const);
    expect(await resets(asked)).toEqual(asked.map(() => 200));
    expect(status(await reset(email, { place }))).toEqual(TOO_MANY);
    expect((await reset(email, { place, cookie })).status).toBe(200);
  });
});
