import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSlowRequests } from './connectivity';
import {
  type Transport,
  type TransportResponse,
  ApiProblem,
  NetworkError,
  SessionExpired,
  createAdminClient,
} from './admin-client';

/** A server whose session is over until it has been refreshed. */
function server(refreshed: TransportResponse) {
  const seen: string[] = [];
  let fresh = false;
  const send: Transport = async ({ method = 'GET', path }) => {
    await Promise.resolve();
    seen.push(`${method} ${path}`);
    if (path.endsWith('refresh-token')) {
      fresh = refreshed.status === 200;
      return refreshed;
    }
    return fresh ? { status: 200, body: { data: path } } : { status: 401, body: null };
  };
  return { seen, call: createAdminClient(send) };
}

describe('a response 401', () => {
  test('refreshes once for all requests that wait, and asks each of them once more', async () => {
    const { seen, call } = server({ status: 200, body: { data: {} } });
    const responses = await Promise.all([call({ path: '/a' }), call({ path: '/b' }), call({ path: '/c' })]);
    expect(responses.map(({ data }) => data)).toEqual(['/a', '/b', '/c']);
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(seen).toHaveLength(7);
  });

  test('is a SessionExpired when the refresh is refused', async () => {
    const { seen, call } = server({ status: 401, body: null });
    await expect(call({ path: '/a' })).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual(['GET /a', 'POST /api/v1/admin/refresh-token']);
  });

  test('is not called an ended session when the refresh fails otherwise', async () => {
    const { call } = server({ status: 503, body: { detail: 'Later' } });
    await expect(call({ path: '/a' })).rejects.toMatchObject({ problem: { status: 503, detail: 'Later' } });
  });
});

afterEach(() => vi.useRealTimers());

test('what the site has not answered after eight seconds takes long, until it does or cannot be reached', async () => {
  vi.useFakeTimers();
  let fail: (reason: Error) => void = () => undefined;
  const held = new Promise<never>((_, reject) => (fail = reject));
  const asked = createAdminClient(() => held)({ path: '/a' }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(useSlowRequests.getState()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(useSlowRequests.getState()).toBe(1);
  fail(new NetworkError());
  await asked;
  expect(useSlowRequests.getState()).toBe(0);
});

test('an error holds the problem of the response, with a sentence even where there is none', async () => {
  const respond = (body: unknown) => createAdminClient(() => Promise.resolve({ status: 400, body }));
  const errors = [{ field: 'title', message: 'Title is required' }];
  const failure = respond({ detail: 'All fields are required', errors })({ path: '/a' });
  await expect(failure).rejects.toMatchObject({ problem: { detail: 'All fields are required', errors } });
  await expect(respond(null)({ path: '/a' })).rejects.toBeInstanceOf(ApiProblem);
});
