import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { adminPaths } from './data/staff/admin-paths';
import routes from './routes';

const objectsOf = (entries: RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ file: handle, path, index, children = [] }) =>
    index ? { handle, path, index } : { handle, path, children: objectsOf(children) },
  );

test('each path of the staff area leads to a screen of its own', () => {
  const modules = Object.values(adminPaths).map((path) => {
    const matches = matchRoutes(objectsOf(routes), typeof path === 'string' ? path : path('notices', 'n1'));
    return matches?.at(-1)?.route.handle as unknown;
  });
  expect(modules).not.toContain('routes/admin/missing.tsx');
  expect(new Set(modules).size).toBe(modules.length);
});
