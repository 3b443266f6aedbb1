import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('what is kept of sessions, tries, grants of uploads, messages, errors, versions and visits ends by itself', () => {
  const text = readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8');
  const { fieldOverrides } = JSON.parse(text) as { fieldOverrides: Record<string, unknown>[] };
  const ending = fieldOverrides.flatMap(({ ttl, collectionGroup, fieldPath }) =>
    ttl === true ? [`${String(collectionGroup)}.${String(fieldPath)}`] : [],
  );
  expect(ending).toEqual([
    'endedSessions.endsAt',
    'messages.removeAt',
    'operations.removeAt',
    'throttle.until',
    'uploadGrants.endsAt',
    'versions.removeAt',
    'visits.until',
  ]);
});
