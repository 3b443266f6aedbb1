import { expect, test } from 'vitest';
import type { Fault } from './faults';
import type { Reading } from './readers';
import { report, type Findings } from './report';
import { Ledger } from './writers';

const fault = (name: string, of: Fault['of']): Fault => ({
  name,
  of,
  seconds: 1,
  begin: () => undefined,
  end: () => undefined,
});
const outage = fault('firestore refuses', 'store');
const end = fault('site ends', 'site');

const reading = (changes: Partial<Reading> = {}): Reading => ({
  kind: 'page',
  url: '/notices',
  page: '/notices',
  fault: outage,
  wasRead: true,
  status: 200,
  wrong: undefined,
  ms: 20,
  ...changes,
});

function brokenBy(changes: Partial<Findings> & { readings?: readonly Reading[] } = {}): string[] {
  const inspection = { lost: [], halfWritten: [], left: [], swept: 0 };
  const peakMemory = { api: 300, site: 200 };
  return report({ readings: [reading()], ledger: new Ledger(), inspection, peakMemory, ...changes }).broken;
}

const found = (changes: object) => ({ lost: [], halfWritten: [], left: [], swept: 0, ...changes });

test.each<[string, Parameters<typeof brokenBy>[0]]>([
  ['an answer of another kind', { readings: [reading(), reading({ status: 500, wrong: '500' })] }],
  ['no answer while a store fails', { readings: [reading({ status: 0, wrong: 'no answer' })] }],
  ['a page that had been read and is not there', { readings: [reading({ status: 503 })] }],
  ['pages that are there late', { readings: [reading({ ms: 3000 })] }],
  ['a lost write', { inspection: found({ lost: ['notices/a'] }) }],
  ['an item half written', { inspection: found({ halfWritten: ['notices/a'] }) }],
  ['something that no sweep finds', { inspection: found({ left: ['public/a'] }) }],
  ['too much memory', { peakMemory: { api: 300, site: 600 } }],
])('%s breaks a promise', (_, changes) => {
  expect(brokenBy(changes).length).toBeGreaterThan(0);
});

test.each<[string, Reading]>([
  ['503 for a page that nobody had read', reading({ status: 503, wasRead: false })],
  ['503 while the function itself has ended', reading({ status: 503, fault: end })],
  ['an answer that broke off as the process ended', reading({ status: 0, wrong: 'no answer', fault: end })],
])('%s breaks none', (_, more) => {
  expect(brokenBy({ readings: [reading(), more] })).toEqual([]);
});
