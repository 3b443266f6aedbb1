import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as { indexes: unknown[]; fieldOverrides: unknown[] };

const index = (collectionGroup: string, fields: Readonly<Record<string, 'ASCENDING' | 'DESCENDING'>>) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: Object.entries(fields).map(([fieldPath, order]) => ({ fieldPath, order })),
});

test('firestore.indexes.json holds exactly the composite indexes that the queries need', () => {
  expect(file.indexes).toEqual([
    index('audit', { path: 'ASCENDING', at: 'DESCENDING' }),
    index('audit', { path: 'ASCENDING', itemId: 'ASCENDING', at: 'DESCENDING' }),
    index('messages', { kind: 'ASCENDING', state: 'ASCENDING', createdAt: 'DESCENDING' }),
    index('trash', { path: 'ASCENDING', deletedAt: 'DESCENDING' }),
  ]);
});

test('what is kept of sessions, tries, grants of uploads, messages, errors, versions and visits ends by itself', () => {
  expect(file.fieldOverrides).toEqual([
    { collectionGroup: 'endedSessions', fieldPath: 'endsAt', ttl: true, indexes: [] },
    { collectionGroup: 'messages', fieldPath: 'removeAt', ttl: true, indexes: [] },
    { collectionGroup: 'operations', fieldPath: 'removeAt', ttl: true, indexes: [] },
    { collectionGroup: 'throttle', fieldPath: 'until', ttl: true, indexes: [] },
    { collectionGroup: 'uploadGrants', fieldPath: 'endsAt', ttl: true, indexes: [] },
    { collectionGroup: 'versions', fieldPath: 'removeAt', ttl: true, indexes: [] },
    // A field for each page, which nothing asks for.
    { collectionGroup: 'visits', fieldPath: 'pages', indexes: [] },
    { collectionGroup: 'visits', fieldPath: 'until', ttl: true, indexes: [] },
  ]);
});
