import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededIndexes } from './indexes';

const file = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: unknown[]; fieldOverrides: unknown[] };

test('firestore.indexes.json holds exactly the composite indexes that the queries need', () => {
  expect(file.indexes).toEqual(neededIndexes());
});

test('sessions and tries end by themselves', () => {
  expect(file.fieldOverrides).toEqual([
    { collectionGroup: 'sessions', fieldPath: 'endsAt', ttl: true, indexes: [] },
    { collectionGroup: 'throttle', fieldPath: 'until', ttl: true, indexes: [] },
  ]);
});
