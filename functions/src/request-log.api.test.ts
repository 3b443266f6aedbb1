import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SiteBuild } from '@content/site-build';
import { createApp } from './api/app';
import { createServices, type Services } from './services';
import { createSite } from './delivery/site';
import { StoreUnavailable } from './store/timeout';
import { serve } from './testing/serve';

const build = (): Promise<SiteBuild> =>
  import(new URL('../lib/web/index.js', import.meta.url).href) as Promise<SiteBuild>;

const TRACE = '0123456789abcdef0123456789abcdef';
const SECRET = 'a-secret-that-nobody-may-read';
let failure: Error | undefined;
let failures = 0;
let [api, site] = ['', ''];
const ends: (() => Promise<void>)[] = [];
let services: Services;
const lines: string[] = [];

beforeAll(async () => {
  const own = createServices();
  const content = Object.assign(Object.create(own.content) as typeof own.content, {
    visibleItems: () => (failure ? Promise.reject(failure) : Promise.resolve([])),
  });
  const operations = Object.assign(Object.create(own.operations) as typeof own.operations, {
    countFailure: () => void (failures += 1),
  });
  services = { ...own, config: { ...own.config, projectId: 'demo-log' }, content, operations };
  const broken = () => (failure ? Promise.reject(failure) : build());
  const served = await Promise.all([createApp(services), createSite(services, broken)].map(serve));
  ends.push(...served.map(({ close }) => close));
  [api = '', site = ''] = served.map(({ url }) => url);
  vi.spyOn(console, 'error').mockImplementation((...given: unknown[]) => void lines.push(given.join(' ')));
});
afterEach(() => {
  failure = undefined;
  failures = 0;
  lines.length = 0;
});
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all(ends.map((end) => end()));
});

/** Header values as they are, which fetch would not send. */
function ask(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; id: string; text: string }>((resolve, reject) => {
    const request = httpRequest(url, { headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      const { statusCode: status = 0, headers: sent } = response;
      response.on('end', () => resolve({ status, id: String(sent['x-request-id']), text }));
    });
    request.on('error', reject).end();
  });
}

const paths = [
  ['api', '/api/v1/openapi.json', 200],
  ['api', '/api/v1/nothing', 404],
  ['api', '/api/v1/notices/%ff', 404],
  ['api', '/api/v1/notices?view=admin', 401],
  ['site', '/nothing', 404],
  ['site', '/files/a/b/c/d', 404],
  ['site', '/NOTICES', 301],
] as const;

test.each(paths)('%s %s: the response has an id, Google’s trace where there is one', async (which, path) => {
  const url = (which === 'api' ? api : site) + path;
  const [one, two] = [await ask(url), await ask(url)];
  for (const { id } of [one, two]) expect(id).toMatch(/^[\da-f]{32}$/);
  expect(one.id).not.toBe(two.id);
  expect((await ask(url, { 'x-cloud-trace-context': `${TRACE}/123;o=1` })).id).toBe(TRACE);
  expect((await ask(url, { traceparent: `00-${TRACE}-0123456789abcdef-01` })).id).toBe(TRACE);
});

test.each([
  ['too long', `${TRACE}0`],
  ['in capitals', `${TRACE.toUpperCase()}/1`],
  ['with JSON', `"},{"severity":"ERROR`],
  ['much too long', 'x'.repeat(5000)],
  ['with another letter', `${TRACE}\u00e9`],
  ['empty', ''],
])('a forged trace is not taken: %s', async (_, forged) => {
  for (const name of ['x-cloud-trace-context', 'traceparent', 'x-request-id']) {
    const { id } = await ask(`${api}/api/v1/nothing`, { [name]: forged });
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(id).not.toContain(TRACE);
  }
});

const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test.each([
  [new Error(`broken ${'x'.repeat(20)}`), 500, 'ERROR'],
  [new StoreUnavailable('a list', new Error('down')), 503, 'WARNING'],
  // Errors of clients of Google carry tokens: only their text is told.
  [Object.assign(new Error('refused'), { config: { headers: { Authorization: SECRET } } }), 500, 'ERROR'],
] as const)('%s: one line, named in the problem details', async (error, status, severity) => {
  failure = error;
  const cookie = `__session=${SECRET}`;
  const path = `/api/v1/notices?token=${SECRET}`;
  const headers = { cookie, authorization: SECRET, 'x-cloud-trace-context': `${TRACE}/1` };
  const response = await ask(api + path, headers);
  expect(response.status).toBe(status);
  expect((JSON.parse(response.text) as { requestId: string }).requestId).toBe(TRACE);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(told()[0]).toMatchObject({
    severity,
    message: `${status} GET /api/v1/notices`,
    requestId: TRACE,
    'logging.googleapis.com/trace': `projects/demo-log/traces/${TRACE}`,
    failure: { function: 'api', status, method: 'GET', path: '/api/v1/notices' },
  });
  expect(told()[0]?.['stack_trace']).toContain(error.message);
  expect(lines[0]).not.toContain(SECRET);
  expect(failures).toBe(1);
});

test('a page that fails names its request in plain words', async () => {
  failure = new Error('no build');
  const response = await ask(`${site}/notices`);
  expect(response.status).toBe(500);
  expect(response.text).toContain(
    `The site is not available right now. Try again in a moment. If it stays so, tell us this number: ${response.id}`,
  );
  expect(response.text).toContain('Unexpected Application Error!');
  expect(response.text, 'the footer of all pages').toMatch(/<footer>[^]*href="tel:[^]*All rights reserved\./);
  await vi.waitFor(() =>
    expect(told()).toMatchObject([{ requestId: response.id, failure: { function: 'site' } }]),
  );
});

test('the error page has the number of its own request', async () => {
  const { handle, nameRequest, normalizeUrl } = await build();
  // The same page as for whatever leads nowhere.
  const reader = services.content as never;
  const context = { reader, origin: site, uploadOrigin: '', noteError: () => undefined };
  const html = await (await handle(new Request(`${site}/nothing`), context)).text();
  expect(html).not.toContain('>If it stays so');
  const failing: SiteBuild = {
    normalizeUrl,
    nameRequest,
    handle: () => Promise.resolve(new Response(html, { status: 500 })),
  };
  const { url, close } = await serve(createSite(services, () => Promise.resolve(failing)));
  ends.push(close);
  for (const { status, id, text } of [await ask(`${url}/stories`), await ask(`${url}/stories`)]) {
    expect(status).toBe(500);
    expect(text).toContain(`>If it stays so, tell us this number: ${id}</p>`);
  }
});
