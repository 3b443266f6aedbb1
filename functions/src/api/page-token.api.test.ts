import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { randomInt, randomUUID } from 'node:crypto';
import type { AuditEntry } from '@content/contract';
import type { TestApi } from '../testing/api';
import { startApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const MOMENT = '2026-11-21T00:00:00.000Z';
/** The latest moment that JavaScript knows, and the first ones that Firestore does not. */
const IMPOSSIBLE_MOMENTS = [
  '+275760-09-13T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '0000-12-31T00:00:00.000Z',
];
const IMPOSSIBLE_IDS = ['__x__', 'a/b', '..', '', 'x'.repeat(200)];

const encode = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
/** A cursor of each list, with the moment and the id given; and how these lists used to write theirs. */
const lists: readonly [string, (moment: string, id: string) => string[]][] = [
  ['/notices?', (moment, id) => [encode([moment, id])]],
  ['/sliders?', (moment, id) => [encode([1, moment, id])]],
  ['/notices?view=admin&', (moment, id) => [encode([moment, id])]],
  ['/notices?view=admin&q=a&', (_, id) => [encode([1, id]), `1.${id}`]],
  ['/notices?view=trash&', (moment, id) => [encode([moment, 'notices', id]), `${moment}_notices.${id}`]],
  ['/trash?', (moment, id) => [encode([moment, 'notices', id]), `${moment}_notices.${id}`]],
  ['/audit?', (moment, id) => [encode([moment, id]), moment]],
  ['/audit?type=notices&', (moment, id) => [encode([moment, id])]],
];

const ask = (list: string, token: string) =>
  api.call(`${list}pageToken=${encodeURIComponent(token)}`, { as: 'staff' });

describe.each(lists)('%s', (list, tokensOf) => {
  test('continues behind a cursor', async () => {
    const [token = ''] = tokensOf(MOMENT, 'some-id');
    const response = await ask(list, token);
    expect(response.status, response.text).toBe(200);
  });

  test('refuses a cursor that cannot stand for any entry', async () => {
    const moments = list.includes('q=')
      ? []
      : IMPOSSIBLE_MOMENTS.flatMap((moment) => tokensOf(moment, 'some-id'));
    const ids = IMPOSSIBLE_IDS.flatMap((id) => tokensOf(MOMENT, id)[0] ?? []);
    const shapes = [[], {}, null, 1, ['x'], [MOMENT], [MOMENT, 'x', 'x', 'x'], [null, 'x']].map(encode);
    for (const token of [...moments, ...ids, ...shapes, 'x', '%', '%ff', '__x__']) {
      const response = await ask(list, token);
      expect([response.status, response.body.detail], `${list}${token}`).toEqual([
        400,
        'pageToken is not one that this list has given',
      ]);
    }
  });
});

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
      const response = await api.call(`/audit?${query}&pageToken=${token}`, { as: 'staff' });
      expect(response.status, response.text).toBe(200);
      seen.push(...(response.body.data as AuditEntry[]).map(({ _id }) => _id));
      token = response.body.nextPageToken;
    }
    expect(seen, query).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
  }
});
