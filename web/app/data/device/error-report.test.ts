import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent = vi.fn<(url: string, init: { body: string }) => Promise<Response>>(() =>
  Promise.resolve(new Response()),
);
beforeEach(() => {
  vi.resetModules();
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module as a page loads it. */
async function onPage(pathname: string, chance = 0) {
  vi.stubGlobal('location', { pathname });
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  return (await import('./error-report')).sendErrorReport;
}
const bodies = () =>
  sent.mock.calls.map(([, init]) => JSON.parse(init.body) as { message: string; page: string });

test('an error is told with its place in the code and the page, without queries', async () => {
  const tell = await onPage('/notices');
  const error = new TypeError('x is not a function');
  error.stack = 'TypeError: x is not a function\n    at https://site.example/notices?fbclid=secret:3:4';
  tell(error);
  expect(bodies()).toEqual([
    {
      message: 'x is not a function\nTypeError: x is not a function\n    at https://site.example/notices',
      page: '/notices',
    },
  ]);
});

test('three of a page at most', async () => {
  const tell = await onPage('/notices');
  for (let i = 0; i < 9; i += 1) tell(new Error(`${i}`));
  expect(sent).toHaveBeenCalledTimes(3);
});

test('one in four visits tells, and every one of staff', async () => {
  (await onPage('/notices', 0.25))(new Error('x'));
  expect(sent).not.toHaveBeenCalled();
  vi.resetModules();
  (await onPage('/admins/notices', 0.9))(new Error('x'));
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each(["Cannot read properties of undefined (reading 'loaderData')", 'payload is not defined'])(
  'a fault of the program that only sounds like the connection is told: %s',
  async (message) => {
    (await onPage('/notices'))(new TypeError(message));
    expect(sent).toHaveBeenCalledTimes(1);
  },
);

test('what was expected is not told: failures with names of their own, a poor connection, no error at all', async () => {
  const tell = await onPage('/admins');
  for (const name of ['ReadError', 'ApiProblem', 'NetworkError', 'AbortError'])
    tell(Object.assign(new Error('x'), { name }));
  for (const message of [
    'Failed to fetch',
    'Failed to fetch dynamically imported module: /assets/x.js',
    'NetworkError when attempting to fetch resource.',
    'error loading dynamically imported module: /assets/x.js',
    'Load failed',
    'Importing a module script failed.',
  ])
    tell(new TypeError(message));
  tell(undefined);
  tell('a text');
  expect(sent).not.toHaveBeenCalled();
});
