import { expect, test } from 'vitest';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { randomInt, randomUUID } from 'node:crypto';
import type { AuditEntry } from '@content/api/contract';
import { useApi } from '../testing/hooks';

const api = useApi();

const MOMENT = '2026-11-21T00:00:00.000Z';

const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
const inOrder = (id: string) => [1, id];
const inTime = (id: string) => [MOMENT, id];
const inTrash = (id: string) => [MOMENT, 'notices', id];

/** A cursor of each list, by the id that it holds; which values can stand for an entry is a rule of `page-token.ts`. */
const lists: readonly [string, (id: string) => unknown][] = [
  ['/notices?', inOrder],
  ['/notices?view=admin&q=a&', inOrder],
  ['/trash?', inTrash],
  ['/audit?', inTime],
  ['/audit?type=notices&', inTime],
];

test.each(lists)(
  '%s continues behind a cursor, and refuses one that stands for no entry',
  async (list, cursor) => {
    const ask = async (token: string) => {
      const { status, body } = await api.staff(`${list}pageToken=${token}`);
      return [status, body.detail];
    };
    expect(await ask(encode(cursor('some-id')))).toEqual([200, undefined]);
    for (const token of [encode(cursor('__x__')), encode([]), 'x'])
      expect(await ask(token)).toEqual([400, 'pageToken is not one that this list has given']);
  },
);

test('the audit log skips nothing of what was noted in one moment', async () => {
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
