import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningFunction, startFunction } from './testing/framework';

const targets = ['api', 'site', 'cleanup'] as const;
const running = new Map<string, RunningFunction>();
const the = (target: (typeof targets)[number]) => running.get(target) as RunningFunction;
beforeAll(async () => {
  await Promise.all(targets.map(async (target) => running.set(target, await startFunction(target))));
});
afterAll(() => Promise.all([...running.values()].map((each) => each.stop())));

const MB = 1024 * 1024;
/** JSON of a size, as an attacker would make it: parsing costs the most. */
const json = (bytes: number) => Buffer.from(`[${'[],'.repeat(Math.floor((bytes - 4) / 3))}1]`);
/** A body without a declared length: it arrives in chunks. */
const chunked = (body: string | Buffer) => new Blob([body]).stream();

/** The most memory that a function takes while requests are answered, in megabytes more than before. */
async function growthDuring(running: RunningFunction, work: () => Promise<unknown>): Promise<number> {
  const before = running.memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, running.memory())), 20);
  await work().finally(() => clearInterval(watch));
  return Math.max(most, running.memory()) - before;
}

async function post(
  target: (typeof targets)[number],
  path: string,
  body: string | Buffer,
  init: RequestInit = {},
) {
  const { url } = the(target);
  const started = performance.now();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: process.env['SITE_URL'] ?? '' },
    ...init,
    body: init.body ?? body,
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: /json/.test(response.headers.get('content-type') ?? '')
      ? (JSON.parse(text) as { status: number; detail: string })
      : null,
    ms: performance.now() - started,
  };
}

describe('a body is read only as far as its route takes one', () => {
  const [large, tooLarge] = [json(31 * MB), json(33 * MB)];
  test.each([
    ['api', '/api/v1/admins/login', 413],
    ['api', '/api/v1/admins/password-reset', 413],
    ['api', '/api/v1/notices', 401],
    ['api', '/api/v1/nothing', 404],
    ['site', '/notices', 405],
    ['cleanup', '/', 200],
  ] as const)('31 MB of JSON for %s %s: %i, soon and in little memory', async (target, path, status) => {
    const answers: Awaited<ReturnType<typeof post>>[] = [];
    const growth = await growthDuring(the(target), async () => {
      for (let i = 0; i < 3; i += 1) answers.push(await post(target, path, large));
    });
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    if (target !== 'cleanup') {
      expect(answers[0]?.type).toMatch('application/problem+json');
      expect(answers[0]?.body?.status).toBe(status);
    }
    expect(growth).toBeLessThan(64);
  });

  const login = JSON.stringify({ email: 'x', password: 'y' });
  const limit = 'A request can carry at most 16 KB. Send less.';
  const wrong = 'Enter a valid email address';
  test.each([
    ['33 MB', 'whole', tooLarge, 413, limit],
    ['33 MB', 'in chunks', tooLarge, 413, limit],
    ['malformed JSON', 'whole', '{"email":', 400, 'The request is not valid JSON'],
    ['what a route takes', 'whole', login, 400, wrong],
    ['what a route takes', 'in chunks', login, 400, wrong],
  ])('%s, sent %s, is answered with problem details', async (_, sent, text, code, detail) => {
    const init: RequestInit = sent === 'whole' ? {} : { body: chunked(text), duplex: 'half' };
    const { status, body } = await post('api', '/api/v1/admins/login', text, init);
    expect([status, body?.status, body?.detail]).toEqual([code, code, detail]);
  });
});

/** Sends a request line as it is: fetch would mend it. */
function ask(url: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

const [PROBLEM, PAGE] = [/content-type: application\/problem\+json/i, /content-type: text\/html/i];
test.each([
  ['api', '/api/v1/notices/%ff', PROBLEM],
  ['api', '/api/v1/%', PROBLEM],
  ['api', '/api/v1/notices/%E0%A4%A?x=%', PROBLEM],
  ['site', '/%ff', PAGE],
] as const)('a path of %s that cannot be decoded leads nowhere: %s', async (target, path, type) => {
  const text = await ask(the(target).url, path);
  expect(text).toMatch(/^HTTP\/1.1 404 /);
  expect(text).toMatch(type);
});
