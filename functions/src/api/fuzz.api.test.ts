import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../testing/api';
import { startApi } from '../testing/api';
import { fuzz } from '../testing/fuzz';
import { checkIntegrity } from '../testing/integrity';
import { useOwnProject } from '../testing/own-project';

let api: TestApi;
beforeAll(async () => {
  // A project of its own: all that lies in it at the end is of the requests.
  useOwnProject('demo-fuzz');
  api = await startApi();
});
afterAll(() => api.stop());

test('600 generated requests: no 5xx, nothing lost, nothing orphaned', { timeout: 150_000 }, async () => {
  const { statuses, live } = await fuzz(api, 600, 2048);
  // They were of every kind, and many were accepted.
  expect(Object.keys(statuses)).toEqual(
    expect.arrayContaining(['200', '201', '400', '401', '403', '404', '409', '413', '415']),
  );
  expect(statuses['201']).toBeGreaterThan(20);
  const { missing, orphans, ids } = await checkIntegrity(api.services);
  expect(missing).toEqual([]);
  expect(orphans).toEqual([]);
  expect([...live].filter((id) => !ids.has(id))).toEqual([]);
});
