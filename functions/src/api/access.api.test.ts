import express from 'express';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '@content';
import { ACCOUNT_HEADER } from '@content/api/staff-contract';
import { problemOf, type Role } from '../testing/api';
import { type Endpoint, endpoint, type Operation, pathAliases } from './endpoint';
import { endpoints } from './endpoints';
import { mount } from './mount';
import { descriptionEndpoint } from './openapi';
import { problemHandler } from './problems';
import { useApi, useServer } from '../testing/hooks';

const api = useApi();

interface Line {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Every way to call an endpoint: at both its paths, and with each view. No item has the id. */
function linesOf({ method, path, operation, views = {} }: Endpoint): Line[] {
  const operations: [string, Operation][] = [
    ['', operation],
    ...Object.entries(views).map(([view, each]): [string, Operation] => [`?view=${view}`, each]),
  ];
  return pathAliases(path).flatMap((one) =>
    operations.map(([query, each]) => ({
      method: method.toUpperCase(),
      path: one.replace(/:\w+/, 'nobody') + query,
      operation: each,
    })),
  );
}

const lines = [...endpoints, descriptionEndpoint].flatMap(linesOf);
const ofType = new RegExp(`^/(?:${contentTypes.map(({ path }) => path).join('|')})\\b`);
/** One line of each kind: all content types have the same endpoints, of which some are for administrators alone. */
const kinds = [
  ...new Map(
    lines.map((line) => [
      `${line.method} ${line.path.replace(ofType, '/:type')} ${line.operation.access}`,
      line,
    ]),
  ).values(),
];
const titled = (some: readonly Line[]) => some.map((line) => [`${line.method} ${line.path}`, line] as const);

/** Calls with a body that nobody could read: whoever answers 401 or 403 has not tried. */
function call({ method, path }: Line, as: Role, more: Record<string, string> = {}) {
  const isForm = method === 'POST' || method === 'PATCH';
  const headers = { ...(isForm ? { 'content-type': 'application/json' } : {}), ...more };
  return api.call(path, { method, as, headers, ...(isForm ? { body: '{"unfinished' } : {}) });
}

const foreign: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
];
const isWrite = ({ method }: Line) => method !== 'GET';

describe('what is not declared public', () => {
  test.each(titled(kinds.filter(({ operation }) => operation.access !== 'public')))(
    '%s answers privately, before reading a body: 401 without a session or to the page of somebody else, 403 to a volunteer',
    async (_, line) => {
      const [nobody, volunteer, other] = await Promise.all([
        call(line, 'anonymous'),
        call(line, 'volunteer'),
        call(line, 'staff', { [ACCOUNT_HEADER]: api.uids.volunteer }),
      ]);
      const staff = await call(line, 'staff', { [ACCOUNT_HEADER]: api.uids.staff });
      const detail = 'Somebody else has signed in in this browser. Sign in again to go on.';
      expect(problemOf(nobody)).toEqual([401, 'Sign in to go on']);
      expect(problemOf(volunteer)).toEqual([403, 'This account may not change the site']);
      expect(problemOf(other)).toEqual([401, detail]);
      expect([401, 403]).not.toContain(staff.status);
      expect(staff.status).toBeLessThan(500);
      for (const response of [nobody, volunteer, other, staff])
        expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

test('no write is accepted from another site or without an origin, whoever is signed in', async () => {
  for (const line of kinds.filter(isWrite))
    for (const from of foreign) {
      const detail = 'This request does not come from our site';
      expect([line.path, ...problemOf(await call(line, 'staff', from))]).toEqual([line.path, 403, detail]);
    }
});

test('a wrong method answers 405 with the allowed ones', async () => {
  for (const [method, path, allowed] of [
    ['PUT', '/notices', 'GET, POST'],
    ['POST', '/notices/x', 'GET, PATCH, DELETE'],
  ]) {
    const response = await api.staff(path ?? '', method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  }
});

describe('what is declared public', () => {
  const isOpen = ({ operation }: Line) => operation.access === 'public';
  const isCached = ({ operation }: Line) => operation.caching === 'public';
  const open = kinds.filter(isOpen);

  test('is reading and searching content, its description, health, error reports, messages to the office, and signing in and out', () => {
    const session = ['login', 'logout', 'password-reset', 'refresh-token'];
    const expected = [
      ...contentTypes.flatMap(({ path }) => [`GET /${path}`, `GET /${path}/nobody`]),
      ...session.flatMap((name) => [`POST /admin/${name}`, `POST /admins/${name}`]),
      'GET /openapi.json',
      'GET /health',
      'GET /search',
      'GET /search/titles',
      'POST /error-reports',
      'GET /messages/stamp',
      'POST /messages',
      'POST /messages/receipt',
    ];
    expect(
      titled(lines.filter(isOpen))
        .map(([title]) => title)
        .sort(),
    ).toEqual(expected.sort());
  });

  test.each(titled(open.filter(isCached)))('%s answers everybody alike', async (_, line) => {
    const responses = await Promise.all(
      (['anonymous', 'volunteer', 'staff'] as const).map((role) => call(line, role)),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    for (const { status, headers } of responses) {
      const seconds = { 200: 30, 404: 10 }[status] ?? NaN;
      expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${seconds}`);
    }
  });

  test.each(titled(open.filter((line) => !isCached(line))))('%s is cached by nobody', async (_, line) => {
    const { headers } = await call(line, 'anonymous');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('errors are private, except the 404 of what may be cached', async () => {
    for (const [path, status, cacheControl] of [
      ['/notices?pageSize=0', 400, 'private, no-store'],
      ['/notices/%ff', 400, 'private, no-store'],
      ['/nothing', 404, 'public, max-age=0, s-maxage=10'],
      ['/notices/nobody', 404, 'public, max-age=0, s-maxage=10'],
    ] as const) {
      const response = await api.call(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([
        path,
        status,
        cacheControl,
      ]);
    }
    const missing = await api.staff('/notices/nobody/restore', 'POST');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  });
});

describe('an endpoint that declares no access', () => {
  const described = {
    summary: 'A trial',
    response: { description: 'A secret', schema: z.string() },
  };
  const forgotten = endpoint('get', '/forgotten', {
    ...described,
    handle: () => Promise.resolve('secret'),
  });
  const uncached = endpoint('get', '/uncached', {
    ...described,
    access: 'public',
    handle: () => Promise.resolve('news'),
  });
  const own = useServer(() => express().use(mount(api.services, [forgotten, uncached]), problemHandler));

  async function ask(path: string, role: Role) {
    const cookie = api.cookie(role);
    const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
    const response = await fetch(own.url + path, { headers });
    const { data } = (await response.json()) as { data?: string };
    return [response.status, data, response.headers.get('cache-control')];
  }

  test('is for staff, and cached by nobody', async () => {
    expect(await ask('/forgotten', 'anonymous')).toEqual([401, undefined, 'private, no-store']);
    expect(await ask('/forgotten', 'volunteer')).toEqual([403, undefined, 'private, no-store']);
    expect(await ask('/forgotten', 'staff')).toEqual([200, 'secret', 'private, no-store']);
  });

  test('and one that declares no caching is cached by nobody', async () => {
    expect(await ask('/uncached', 'anonymous')).toEqual([200, 'news', 'private, no-store']);
  });
});
