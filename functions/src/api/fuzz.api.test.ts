import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '../testing/api';
import { startApi } from '../testing/api';
import { fuzz } from '../testing/fuzz';
import { checkIntegrity } from '../testing/integrity';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('500 generated requests: no 5xx, nothing lost, nothing orphaned', { timeout: 120_000 }, async () => {
  const before = await checkIntegrity(api.services);
  const report = await fuzz(api, 500, 2048);
  expect(report.failures).toEqual([]);
  expect(report.statuses['201']).toBeGreaterThan(20);
  const after = await checkIntegrity(api.services);
  expect(after.missing).toEqual([]);
  expect(after.orphans.filter((name) => !before.orphans.includes(name))).toEqual([]);
  expect([...report.live].filter((id) => !after.ids.has(id))).toEqual([]);
});
