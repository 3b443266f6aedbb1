import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';
import { countReport } from './vitest-run';

const file = (status: string, ...tests: string[]) => ({
  name: join(root, 'a.test.ts'),
  status,
  startTime: 1_000,
  endTime: 3_460,
  assertionResults: tests.map((result, at) => ({ fullName: `test ${at + 1}`, status: result })),
});

test('counts tests, not files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')];
  expect(countReport({ testResults })).toMatchObject({
    passed: 3,
    failures: ['a.test.ts: test 2', 'a.test.ts: test 3'],
    durations: { 'a.test.ts': 2.5 },
  });
});

test('a file that cannot be loaded, or whose hook fails, counts as one failure', () => {
  const testResults = [file('failed'), file('failed', 'skipped', 'skipped')];
  expect(countReport({ testResults })).toMatchObject({
    passed: 0,
    failures: ['a.test.ts', 'a.test.ts'],
  });
});

test('adds up the expectations that the passed tests have met', () => {
  const assertionResults = [
    { status: 'passed', meta: { assertions: 3 } },
    { status: 'passed', meta: { assertions: 0 } },
    { status: 'failed', meta: { assertions: 5 } },
    { status: 'skipped' },
  ].map((test) => ({ fullName: 'a test', ...test }));
  const testResults = [{ ...file('failed'), assertionResults }];
  expect(countReport({ testResults }).assertions).toBe(3);
});
