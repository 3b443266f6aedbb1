import { expect, test } from 'vitest';
import { countReport } from './vitest-run';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('counts tests, not files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')];
  expect(countReport({ testResults })).toMatchObject({ passed: 3, failed: 2 });
});

test('a file that cannot be loaded, or whose hook fails, counts as one failure', () => {
  const testResults = [file('failed'), file('failed', 'skipped', 'skipped')];
  expect(countReport({ testResults })).toMatchObject({ passed: 0, failed: 2 });
});

test('adds up the expectations that the passed tests have met', () => {
  const assertionResults = [
    { status: 'passed', meta: { facts: 3 } },
    { status: 'passed', meta: { facts: 0 } },
    { status: 'failed', meta: { facts: 5 } },
    { status: 'skipped' },
  ];
  expect(countReport({ testResults: [{ status: 'failed', assertionResults }] }).facts).toBe(3);
});
