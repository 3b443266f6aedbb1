import { expect, test } from 'vitest';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { randomInt, randomUUID } from 'node:crypto';
import type { AuditEntry } from '@content/api/contract';
import { useApi } from '../testing/hooks';

const api = useApi();

const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');

test('the audit log skips no entries of the same moment', async () => {
  const itemId = randomUUID();
  const entry = {
    action: 'create',
    path: 'notices',
    itemId,
    title: 'Same',
    changed: [],
    actor: { uid: 'x', email: 'x@example.org', displayName: null },
  };
  const log = getFirestore().collection('audit');
  // A moment of which no other test, nor an earlier run, has entries.
  const moment = Date.UTC(2001, 0, 1) + randomInt(2 ** 40 / 4);
  const at = Timestamp.fromMillis(moment);
  const added = await Promise.all([1, 2, 3].map(() => log.add({ ...entry, at })));
  for (const query of [`type=notices&id=${itemId}&pageSize=1`, 'pageSize=1', 'type=notices&pageSize=1']) {
    const seen: string[] = [];
    // The whole log is long in a run of all tests: the pages before this moment are jumped over.
    let token: string | undefined = encode([new Date(moment + 1).toISOString(), 'a']);
    for (let pages = 0; pages < 4 && token !== undefined; pages += 1) {
      const response = await api.staff(`/audit?${query}&pageToken=${token}`);
      expect(response.status, response.text).toBe(200);
      seen.push(...(response.body.data as AuditEntry[]).map(({ _id }) => _id));
      token = response.body.nextPageToken;
    }
    expect(seen, query).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
  }
});
