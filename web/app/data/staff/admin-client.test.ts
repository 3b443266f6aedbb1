import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSlowRequests } from './slow-requests';
import { whenOnline } from './connectivity';
import { ApiProblem, callApi, SessionExpired } from './admin-client';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose session is over until a refresh is answered with 200; what it is asked. */
function server(refreshed: number): string[] {
  const seen: string[] = [];
  let fresh = false;
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    seen.push(`${method ?? 'GET'} ${path}`);
    const isRefresh = path.endsWith('refresh-token');
    if (isRefresh) fresh = refreshed === 200;
    const status = isRefresh ? refreshed : fresh ? 200 : 401;
    return Promise.resolve(Response.json({ data: path, detail: 'Later' }, { status }));
  });
  return seen;
}

describe('a response 401', () => {
  test('refreshes once for all requests that wait, and asks each of them once more', async () => {
    const seen = server(200);
    const responses = await Promise.all(['/a', '/b', '/c'].map((path) => callApi({ path })));
    expect(responses.map(({ data }) => data)).toEqual(['/a', '/b', '/c']);
    expect(seen.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(seen).toHaveLength(7);
  });

  test('is a SessionExpired when the refresh is refused', async () => {
    const seen = server(401);
    await expect(callApi({ path: '/a' })).rejects.toBeInstanceOf(SessionExpired);
    expect(seen).toEqual(['GET /a', 'POST /api/v1/admin/refresh-token']);
  });

  test('is not called an ended session when the refresh fails otherwise', async () => {
    server(503);
    const problem = { status: 503, detail: 'Later' };
    await expect(callApi({ path: '/a' })).rejects.toMatchObject({ problem });
  });
});

test('what the site has not answered after eight seconds takes long, until it does or cannot be reached', async () => {
  vi.useFakeTimers();
  let fail: () => void = () => undefined;
  const held = new Promise<never>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  vi.stubGlobal('fetch', () => held);
  const asked = callApi({ path: '/a' }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(7_900);
  expect(useSlowRequests.getState()).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(useSlowRequests.getState()).toBe(1);
  fail();
  await asked;
  expect(useSlowRequests.getState()).toBe(0);
});

test('an error holds the problem of the response, with a sentence even where there is none', async () => {
  const asked = (body: unknown) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 400 })));
    return callApi({ path: '/a' });
  };
  const problem = {
    detail: 'All fields are required',
    errors: [{ field: 'title', message: 'Title is required' }],
  };
  await expect(asked(problem)).rejects.toMatchObject({ problem });
  await expect(asked(null)).rejects.toBeInstanceOf(ApiProblem);
});

test('nobody waits for the site who has given up before', async () => {
  await expect(whenOnline(AbortSignal.abort())).resolves.toBeUndefined();
});
