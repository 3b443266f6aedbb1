import express from 'express';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '@content';
import { ACCOUNT_HEADER } from '@content/api/staff-contract';
import type { Role } from '../testing/api';
import type { Endpoint, Operation } from './endpoint';
import { endpoint, pathAliases } from './endpoint';
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
const titled = (some: readonly Line[]) => some.map((line) => [`${line.method} ${line.path}`, line] as const);

/** Calls with a body that nobody could read: whoever answers 401 or 403 has not tried. */
function call({ method, path }: Line, as: Role, more: Record<string, string> = {}) {
  const isForm = method === 'POST' || method === 'PATCH';
  const headers = { ...(isForm ? { 'content-type': 'application/json' } : {}), ...more };
  return api.call(path, { method, as, headers, ...(isForm ? { body: '{"unfinished' } : {}) });
}

describe('what is not declared public', () => {
  test.each(titled(lines.filter(({ operation }) => operation.access !== 'public')))(
    '%s answers 401 to nobody, 403 to a volunteer, before it reads a body, and privately',
    async (_, line) => {
      const roles = ['anonymous', 'volunteer', 'staff'] as const;
      const [nobody, volunteer, staff] = await Promise.all(roles.map((role) => call(line, role)));
      expect([nobody?.status, nobody?.body.detail]).toEqual([401, 'Sign in to go on']);
      const refused = [403, 'This account may not change the site'];
      expect([volunteer?.status, volunteer?.body.detail]).toEqual(refused);
      expect([401, 403]).not.toContain(staff?.status);
      expect(staff?.status).toBeLessThan(500);
      for (const response of [nobody, volunteer, staff])
        expect(response?.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('what was sent from the page of one person, in a browser in which another one has signed in since', () => {
  test.each(
    titled(lines.filter(({ method, operation }) => operation.access !== 'public' && method !== 'GET')),
  )('%s answers 401, before it reads a body', async (_, line) => {
    const response = await call(line, 'staff', { [ACCOUNT_HEADER]: api.uids.volunteer });
    const detail = 'Somebody else has signed in in this browser. Sign in again to go on.';
    expect([response.status, response.body.detail]).toEqual([401, detail]);
    const own = await call(line, 'staff', { [ACCOUNT_HEADER]: api.uids.staff });
    expect([401, 403]).not.toContain(own.status);
  });
});

describe('what is declared public', () => {
  const open = lines.filter(({ operation }) => operation.access === 'public');

  test('is reading and searching content, its description, health, reports of errors, writing to the office, and the ways into and out of a session', () => {
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
    expect(open.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(expected.sort());
  });

  test.each(titled(open.filter(({ operation }) => operation.caching === 'public')))(
    '%s says the same to everybody, and so may be cached',
    async (_, line) => {
      const responses = await Promise.all(
        (['anonymous', 'volunteer', 'staff'] as const).map((role) => call(line, role)),
      );
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      for (const { status, headers } of responses) {
        const seconds = { 200: 30, 404: 10 }[status] ?? NaN;
        expect(headers.get('cache-control')).toBe(`public, max-age=0, s-maxage=${seconds}`);
      }
    },
  );

  test.each(titled(open.filter(({ operation }) => operation.caching !== 'public')))(
    '%s is cached by nobody',
    async (_, line) => {
      const { headers } = await call(line, 'anonymous');
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );

  test('errors are private, all but the 404 of what may be cached', async () => {
    for (const [path, status, cacheControl] of [
      ['/notices?pageSize=0', 400, 'private, no-store'],
      ['/notices?view=secret', 400, 'private, no-store'],
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

describe('an endpoint that says nothing of its access', () => {
  const described = {
    operationId: 'trial',
    summary: 'A trial',
    response: { description: 'A secret', schema: z.object({ data: z.string() }) },
  };
  const forgotten = endpoint({
    method: 'get',
    path: '/forgotten',
    ...described,
    handle: () => Promise.resolve({ data: 'secret' }),
  });
  const uncached = endpoint({
    method: 'get',
    path: '/uncached',
    ...described,
    access: 'public',
    handle: () => Promise.resolve({ data: 'news' }),
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

  test('and one that says nothing of caching is cached by nobody', async () => {
    expect(await ask('/uncached', 'anonymous')).toEqual([200, 'news', 'private, no-store']);
  });
});
