import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AnyItem } from '@content';
import {
  dataOf,
  file,
  makeAccount,
  makeRoom,
  problemOf,
  signedInCookie,
  validForm,
  typeAt,
} from '../testing/api';
import { readsOf } from '../testing/count-reads';
import { pdf, picture } from '../testing/files';
import { useApi } from '../testing/hooks';

const api = useApi();

async function add(path: string, overrides: Record<string, string | File | null> = {}): Promise<AnyItem> {
  const body = await validForm(typeAt(path), overrides);
  const response = await api.staff(`/${path}`, 'POST', body);
  expect(response.status, response.text).toBe(201);
  expect(response.headers.get('location')).toBe(`/api/v1/${path}/${(response.body.data as AnyItem)._id}`);
  return response.body.data as AnyItem;
}
const patch = (path: string, id: string, body: FormData | object, headers: Record<string, string> = {}) =>
  api.call(`/${path}/${id}`, { method: 'PATCH', as: 'staff', body, headers });
const list = async (path: string) => dataOf<AnyItem[]>(await api.call(path));
const form = (parts: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  return data;
};

test("an edit of a popup validates the resulting item: 'At least one of the fields…'", async () => {
  const message = 'At least one of the fields (Title, Content, or Image) is required';
  const popup = await add('popups', { title: '', content: '' });
  const off = { isActive: false };
  expect((await patch('popups', popup._id, off)).body.data).toMatchObject(off);
  for (const bare of [form([['photo', file(Buffer.alloc(0), '')]]), { colour: 'red' }])
    expect(problemOf(await patch('popups', popup._id, bare))).toEqual([400, message]);
  const titled = form([
    ['title', 'Only words'],
    ['photo', file(Buffer.alloc(0), '')],
  ]);
  const words = { title: 'Only words', imageUrl: null };
  expect((await patch('popups', popup._id, titled)).body.data).toMatchObject(words);
});

describe('policies', () => {
  const clear = () => makeRoom(api, typeAt('policies'));

  test('two uploads at once leave one policy; a second answers 409 with its Location; PATCH replaces', async () => {
    await clear();
    const bodies = await Promise.all([1, 2, 3].map(() => validForm(typeAt('policies'))));
    const responses = await Promise.all(bodies.map((body) => api.staff('/policies', 'POST', body)));
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409]);
    const [policy] = await list('/policies');
    expect(await list('/policies')).toHaveLength(1);
    const refused = responses.find((response) => response.status === 409);
    expect(refused?.headers.get('location')).toBe(`/api/v1/policies/${policy?._id ?? ''}`);
    expect(refused?.body.detail).toBe('There is a policy already. Replace it instead.');
    const other = form([['policy', file(await pdf(9), 'new.pdf')]]);
    const replaced = await patch('policies', policy?._id ?? '', other);
    expect(replaced.body.data).toMatchObject({ _version: 2, files: { policyUrls: [{ pages: 9 }] } });
  });

  test("without one, delete answers 'No policy to delete.'", async () => {
    await clear();
    expect(problemOf(await api.staff('/policies/none', 'DELETE'))).toEqual([404, 'No policy to delete.']);
  });
});

test('stories take several pictures; a change keeps the named ones in their order and appends the new', async () => {
  const data = await validForm(typeAt('stories'), { image: null });
  // One and the same picture would be known by the name that it had first.
  for (const [at, name] of ['a', 'b', 'c'].entries()) {
    data.append('image', file(await picture(201 + at, 100), `${name}.jpg`));
    data.append('imageAlt', `Picture ${name}`);
  }
  const created = await api.staff('/stories', 'POST', data);
  const story = created.body.data as { _id: string; imageUrls: string[]; files: object };
  expect(story.files).toMatchObject({
    imageUrls: [{ alt: 'Picture a' }, { alt: 'Picture b' }, { alt: 'Picture c' }],
  });
  const [a, , c] = story.imageUrls;
  const parts = form([
    ['imageUrls', JSON.stringify([c, a, '/files/of/somebody/else.webp'])],
    ['image', file(await picture(211, 100), 'd.jpg')],
  ]);
  const imageUrls = [
    { name: 'c.jpg', alt: 'Picture c' },
    { name: 'a.jpg', alt: 'Picture a' },
    { name: 'd.jpg', alt: '' },
  ];
  const changed = await patch('stories', story._id, parts);
  expect(changed.body.data).toMatchObject({ files: { imageUrls } });
  const noList = 'imageUrls must be a JSON list of the addresses to keep';
  for (const [urls, detail] of [
    [[], 'All fields are required'],
    ['nonsense', noList],
  ] as const)
    expect(problemOf(await patch('stories', story._id, { imageUrls: urls }))).toEqual([400, detail]);
});

test('values have the defaults of the specification', async () => {
  const given = { name: 'n', objective: 'o', targetBeneficiaries: 't', duration: 'd', fundingPartner: 'f' };
  const program = await api.staff('/programs', 'POST', given);
  expect(program.body.data).toMatchObject({ isOngoing: true, budget: '', remarks: '' });
  expect((await add('sliders', { displayOrder: null, title: null }))['displayOrder']).toBe(0);
  expect((await add('popups', { isActive: null }))['isActive']).toBe(true);
});

describe('lists', () => {
  test('are sorted by displayOrder, then the oldest first; the team by its groups', async () => {
    const orders = ['5', '-1', '5'];
    const ids: string[] = [];
    for (const displayOrder of orders) ids.push((await add('sliders', { displayOrder }))._id);
    const sliders = (await list('/sliders')).map((item) => item._id).filter((id) => ids.includes(id));
    expect(sliders).toEqual([ids[1], ids[0], ids[2]]);
    const groups = ['Current Executive Committee', 'Management Level Staffs', 'Project Staffs'];
    const people: string[] = [];
    for (const category of groups) people.push((await add('employees', { category }))._id);
    const team = (await list('/employees')).map((item) => item._id).filter((id) => people.includes(id));
    expect(team).toEqual([people[1], people[2], people[0]]);
  });

  test('page without gaps or repeats, and read no item twice', async () => {
    for (let i = 0; i < 5; i += 1) await add('formats', { title: `Format ${i}` });
    const all = (await list('/formats')).map((item) => item._id);
    const paged: string[] = [];
    const { changes: lately } = await api.services.audit.changesSince(new Date(Date.now() - 60_000));
    let token: string | undefined;
    do {
      const reads = await readsOf(async () => {
        const { body } = await api.call(`/formats?pageSize=2${token ? `&pageToken=${token}` : ''}`);
        paged.push(...(body.data as AnyItem[]).map((item) => item._id));
        token = body.nextPageToken;
      });
      // What the log holds of late: for the list, and for how long it may be kept.
      expect(reads).toBeLessThanOrEqual(2 * Math.max(1, lately.length));
    } while (token);
    expect(paged).toEqual(all);
  });

  const attention = 'picture, description, review, outdated, untranslated, links';
  test.each<[string, string]>([
    ['/galleries?pageSize=many', 'pageSize must be a number from 1 to 200'],
    ['/galleries?view=admin&sort=title&pageSize=0', 'pageSize must be a number from 1 to 200'],
    ['/galleries?view=secret', 'view must be admin, trash, or absent'],
    ['/notices?language=fr', 'language must be one of: en, ne'],
    ['/notices?state=ajar', 'state must be one of: open, closed, upcoming, past'],
    ['/programs?isOngoing=maybe', 'isOngoing must be true or false'],
    ['/programs?view=admin&sort=sideways', 'sort must be one of: site, newest, changed, title'],
    ['/programs?view=admin&attention=none', `attention must be one of: ${attention}`],
    [
      '/notices?view=admin&publication=soon',
      'publication must be one of: draft, scheduled, published, ended, template',
    ],
    [`/programs?view=admin&q=${'x'.repeat(201)}`, 'q can have at most 200 characters'],
    ['/programs?view=admin&q=a&q=b', 'q must be given once'],
    ['/media?kind=x', 'kind must be one of: picture, document'],
    ['/media?type=x', 'type must be the path of a content type'],
    ['/media?show=x', 'show must be one of: unused, undescribed, children, ending, ended'],
    ...['media?', 'notices?', 'notices?view=admin&q=a&', 'trash?', 'audit?'].map((list): [string, string] => [
      `/${list}pageToken=x`,
      'pageToken is not one that this list has given',
    ]),
    ['/audit?type=secrets', 'type must be the path of a content type'],
    ['/visits?days=8', 'days must be one of: 7, 30, 365'],
  ])('%s is refused', async (path, detail) => {
    expect(problemOf(await api.staff(path))).toEqual([400, detail]);
  });
});

describe('writes', () => {
  test('with the same Idempotency-Key response the first result', async () => {
    const key = randomUUID();
    const ask = (body: FormData | object, idempotencyKey: string) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return api.call('/notices', { method: 'POST', as: 'staff', body, headers });
    };
    const send = async () => ask(await validForm(typeAt('notices')), key);
    const responses = await Promise.all([send(), send(), send()]);
    expect(new Set(responses.map((response) => `${response.status} ${response.text}`)).size).toBe(1);
    const replayed = responses.map(({ headers }) => headers.get('idempotent-replayed'));
    expect(replayed.sort()).toEqual([null, 'true', 'true']);
    expect(responses[0].body.data).toMatchObject({ _id: key });
    const odd = await ask({}, '../x');
    const detail = 'Idempotency-Key must have 16 to 64 letters, digits or hyphens';
    expect([odd.status, odd.body.detail]).toEqual([400, detail]);
  });

  test('with somebody else’s Idempotency-Key, or that of another request, are refused', async () => {
    const notice = await add('notices');
    const headers = { 'idempotency-key': randomUUID() };
    const ask = async (path: string, cookie = api.cookie('staff') ?? '') => {
      const body = path === '' ? await validForm(typeAt('notices')) : {};
      const asked = { method: 'POST', headers: { ...headers, cookie }, body };
      const { status, body: answer } = await api.call(`/notices${path}`, asked);
      return [status, answer.detail];
    };
    const { uid } = await makeAccount(true);
    const other = signedInCookie(api.services, uid);
    const refused = [422, 'This Idempotency-Key belongs to another request'];
    expect(await ask(`/${notice._id}/duplicate`)).toEqual([201, undefined]);
    expect(await ask(`/${notice._id}/duplicate`)).toEqual([201, undefined]);
    const elsewhere = (await add('notices'))._id;
    expect(await ask(`/${elsewhere}/duplicate`)).toEqual(refused);
    expect(await ask(`/${notice._id}/duplicate`, other)).toEqual(refused);
    expect(await ask('')).toEqual(refused);
    headers['idempotency-key'] = randomUUID();
    expect(await ask('')).toEqual([201, undefined]);
    expect(await ask('', other)).toEqual(refused);
    expect(await ask(`/${notice._id}/duplicate`)).toEqual(refused);
  });

  test('many at once, without a version: none is told that the site is down', async () => {
    const notice = await add('notices');
    const titles = Array.from({ length: 30 }, (_, at) => `Title ${at}`);
    const responses = await Promise.all(titles.map((title) => patch('notices', notice._id, { title })));
    expect(responses.map(({ status }) => status)).toEqual(titles.map(() => 200));
  });

  test('of one version at once: one wins, the other gets 412', async () => {
    const notice = await add('notices');
    const send = (title: string) => patch('notices', notice._id, { title }, { 'if-match': '"1"' });
    const responses = await Promise.all([send('mine'), send('theirs')]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 412]);
    const winner = responses.find((response) => response.status === 200)?.body.data;
    const stored = await api.staff(`/notices/${notice._id}?view=admin`);
    expect(stored.body.data).toEqual(winner);
  });
});
