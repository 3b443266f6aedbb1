import { DAY_MS } from '@content/dates/calendar';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import type { AnyItem } from '@content';
import type { AuditEntry, TrashEntry } from '@content/api/contract';
import { createServices } from '../services';
import {
  addItem,
  type ApiResponse,
  dataOf,
  problemOf,
  signedInCookie,
  typeAt,
  validForm,
} from '../testing/api';
import { useApi } from '../testing/hooks';

/** The moment that the API believes it is; the present one without it. */
let now: number | undefined;
const api = useApi(() => createServices({ clock: () => new Date(now ?? Date.now()) }));

async function deleted(path: string): Promise<AnyItem> {
  const item = await addItem(api, typeAt(path));
  dataOf(await api.staff(`/${path}/${item._id}`, 'DELETE'));
  return item;
}

/** Asks with a session of that moment: others would be over. */
async function trash(query = ''): Promise<ApiResponse> {
  const cookie = signedInCookie(api.services, api.uids.staff);
  return api.call(`/trash${query}`, { headers: { cookie } });
}
const idsOf = (data: unknown) => (data as TrashEntry[]).map(({ item }) => item._id);

test('the trash lists deleted items of all types, the latest first, with the days left', async () => {
  const program = await deleted('programs');
  const moment = Date.now() + 1000;
  now = moment;
  const story = await deleted('stories');
  const response = await trash('?pageSize=2');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const [first, second] = response.body.data as TrashEntry[];
  // Its files are reached by a signed URL.
  const root = /"\/preview\/[^/]+/g;
  expect(JSON.stringify(first)).toMatch(root);
  expect(JSON.parse(JSON.stringify(first).replaceAll(root, '"'))).toEqual({
    path: 'stories',
    item: story,
    deletedAt: new Date(moment).toISOString(),
    daysLeft: 30,
  });
  expect([second?.path, second?.item._id]).toEqual(['programs', program._id]);
  expect(idsOf((await trash('?type=programs&pageSize=1')).body.data)).toEqual([program._id]);
  for (const [days, left] of [
    [1, 29],
    [29.5, 1],
    [31, 0],
  ] as const) {
    now = moment + days * DAY_MS;
    expect(((await trash('?pageSize=1')).body.data as TrashEntry[])[0]?.daysLeft).toBe(left);
  }
  now = undefined;
});

test('pages lose nothing, even of items deleted at the same moment', async () => {
  now = Date.now();
  const items = [await deleted('programs'), await deleted('programs'), await deleted('programs')];
  now = undefined;
  const seen: string[] = [];
  let token: string | undefined;
  do {
    const page = await trash(`?pageSize=2${token ? `&pageToken=${encodeURIComponent(token)}` : ''}`);
    expect(page.status, page.text).toBe(200);
    seen.push(...idsOf(page.body.data));
    token = page.body.nextPageToken;
  } while (token !== undefined);
  expect(seen).toEqual(expect.arrayContaining(items.map(({ _id }) => _id)));
  const { size } = await getFirestore().collection('trash').get();
  expect([seen.length, new Set(seen).size]).toEqual([size, size]);
});

test('restoring a policy while one exists answers 409 and keeps its file hidden', async () => {
  const type = typeAt('policies');
  const old = await deleted('policies');
  const newer = await api.staff('/policies', 'POST', await validForm(type));
  expect(newer.status).toBe(201);
  expect(problemOf(await api.staff(`/policies/${old._id}/restore`, 'POST'))).toEqual([
    409,
    'There is a policy already. Replace it instead.',
  ]);
  const [document] = old.files['policyUrls'] ?? [];
  const seen = api.services.content.fileUntil(type, old._id, document?.media ?? '', 'file.pdf');
  expect(await seen).toBeUndefined();
});

test('the audit log tells staff who did what', async () => {
  const item = await deleted('notices');
  await api.staff(`/notices/${item._id}/restore`, 'POST');
  await api.staff(`/notices/${item._id}`, 'PATCH', { title: 'Changed' });
  const entries = dataOf<AuditEntry[]>(await api.staff(`/audit?type=notices&id=${item._id}`));
  expect(entries.map(({ action }) => action)).toEqual(['update', 'restore', 'delete', 'create']);
  expect(entries[0]).toMatchObject({ changed: ['title'], title: 'Changed', actor: { uid: api.uids.staff } });
});
