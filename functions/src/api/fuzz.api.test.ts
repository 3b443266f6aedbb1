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

test('1,300 generated requests: no 5xx, nothing lost, nothing orphaned', { timeout: 150_000 }, async () => {
  const report = await fuzz(api, 1_300, 2048);
  expect(report.failures).toEqual([]);
  expect(report.statuses['201']).toBeGreaterThan(20);
  const after = await checkIntegrity(api.services);
  expect(after.missing).toEqual([]);
  expect(after.orphans).toEqual([]);
  expect([...report.live].filter((id) => !after.ids.has(id))).toEqual([]);
});
