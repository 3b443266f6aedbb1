import { contentTypeAt, type ContentTypeAt, type DocumentFile, type ItemAt } from '@content';
import { expect, test } from 'vitest';
import type { Overview } from '@content/api/contract';
import { DAY_MS, siteDay } from '@content/dates/calendar';
import {
  addItem,
  dataOf,
  file,
  startApi,
  typeAt,
  uploadTo,
  validForm,
  validValues,
  refusalOf,
} from '../testing/api';
import { checkIntegrity } from '../testing/integrity';
import { pdf, picture } from '../testing/files';
import { useApi, useOwnProject } from '../testing/hooks';

const notice = contentTypeAt('notices') as ContentTypeAt<'notices'>;

type Notice = ItemAt<'notices'>;

const inDays = (days: number) => siteDay(new Date(Date.now() + days * DAY_MS));

useOwnProject('demo-notices'); // what it adds stays
const api = useApi();

const plain = { kind: '', closesOn: '', heldOn: '' };

const post = async (body: object, path = '/notices') => dataOf<Notice>(await api.staff(path, 'POST', body));

const add = async (values: Readonly<Record<string, string | File | null>>): Promise<Notice> =>
  post(await validForm(notice, { image: null, attachment: null, ...plain, ...values }));

/** Adds a notice with documents of the library. */
async function addWith(documents: readonly (readonly [name: string, label: string])[]): Promise<Notice> {
  const attachments = await Promise.all(
    documents.map(async ([name, label]) => ({ media: await uploadTo(api, file(await pdf(1), name)), label })),
  );
  return post({ ...validValues(notice), ...plain, files: { attachments } });
}
const documentsIn = (item: Notice): DocumentFile[] => item.files.attachments ?? [];

async function titles(query: string): Promise<string[]> {
  const found = dataOf<Notice[]>(await api.call(`/notices?pageSize=200&${query}`));
  return found.map(({ title }) => title);
}

test('each document has a name, which can be changed, follows it into another order and finds its notice', async () => {
  const item = await addWith([
    ['a.pdf', 'Terms of reference'],
    ['b_scan.pdf', ''],
  ]);
  expect(documentsIn(item).map(({ name, label, pages }) => [name, label, pages])).toEqual([
    ['a.pdf', 'Terms of reference', 1],
    ['b_scan.pdf', '', 1],
  ]);
  const [first, second] = documentsIn(item).map(({ media, label }) => ({ media, label }));
  const change = (attachments: object[]) =>
    api.staff(`/notices/${item._id}`, 'PATCH', { files: { attachments } });
  const changed = dataOf<Notice>(await change([{ ...second, label: 'Signed letter' }, { ...first }]));
  expect(documentsIn(changed).map(({ name, label }) => [name, label])).toEqual([
    ['b_scan.pdf', 'Signed letter'],
    ['a.pdf', 'Terms of reference'],
  ]);
  // As the form of the API puts them in order: each name goes with its document.
  const form = new FormData();
  const urls = documentsIn(changed).map(({ address }) => address);
  form.append('attachments', JSON.stringify(urls.toReversed()));
  const reversed = await api.staff(`/notices/${item._id}`, 'PATCH', form);
  const labels = documentsIn(dataOf(reversed)).map(({ label }) => label);
  expect(labels).toEqual(['Terms of reference', 'Signed letter']);
  const found = await api.staff('/notices?view=admin&q=reference');
  expect((found.body.data as Notice[]).map(({ _id }) => _id)).toEqual([item._id]);
  const refused = await change([{ ...first, label: 'x'.repeat(121) }]);
  const problem = { field: 'attachmentLabel', message: 'A name can have at most 120 characters' };
  expect([refused.status, refused.body.errors]).toEqual([400, [problem]]);
});

test('lists filter by kind and by open or closed, both with the latest first', async () => {
  const mark = `Trial ${Math.random()}`;
  const of = (list: readonly string[]) =>
    list.filter((title) => title.startsWith(mark)).map((title) => title.slice(mark.length + 1));
  const rows = [
    ['yesterday', 'Vacancy', inDays(-1)],
    ['today', 'Vacancy', inDays(0)],
    ['later', 'Tender', inDays(9)],
    ['never', 'Vacancy', ''],
    ['long ago', 'Result', '2020-01-31'],
  ] as const;
  for (const [name, kind, closesOn] of rows) await add({ title: `${mark} ${name}`, kind, closesOn });
  expect(of(await titles(''))).toEqual(['long ago', 'never', 'later', 'today', 'yesterday']);
  expect(of(await titles('state=open'))).toEqual(['never', 'later', 'today']);
  // What closed last comes first.
  expect(of(await titles('state=closed'))).toEqual(['yesterday', 'long ago']);
  expect(of(await titles('kind=vacancy'))).toEqual(['never', 'today', 'yesterday']);
  expect(of(await titles('kind=Vacancy&state=closed'))).toEqual(['yesterday']);
  expect(await titles('kind=gossip')).toEqual([]);
  expect((await api.call('/stories?state=ajar')).status).toBe(200);
});

test('lists filter by upcoming events, the soonest first, and past ones, the latest first', async () => {
  const mark = `Fair ${Math.random()}`;
  for (const days of [9, -1, 0, -30]) await add({ title: `${mark} ${days}`, heldOn: inDays(days) });
  await add({ title: `${mark} never` });
  const held = async (state: string) =>
    (await titles(`state=${state}`))
      .filter((title) => title.startsWith(mark))
      .map((title) => title.slice(mark.length + 1));
  expect([await held('upcoming'), await held('past')]).toEqual([
    ['0', '9'],
    ['-1', '-30'],
  ]);
});

test('a notice refers to an existing project, and is unchanged when that is deleted', async () => {
  const { _id: program } = await addItem(api, typeAt('programs'));
  const message = 'This program does not exist: choose another one, or leave it empty';
  const problem = { field: 'program', message };
  for (const wrong of ['nobody', 'a/b']) {
    const body = { title: 'Trial', description: 'It.', program: wrong };
    expect(refusalOf(await api.staff('/notices', 'POST', body))).toEqual([400, [problem]]);
  }
  const item = await add({ program });
  const other = await add({});
  const ofProgram = async (view = '') =>
    ((await api.call(`/notices?program=${program}${view}`, { as: 'staff' })).body.data as Notice[]).map(
      ({ _id }) => _id,
    );
  expect([await ofProgram(), await ofProgram('&view=admin')]).toEqual([[item._id], [item._id]]);
  expect((await api.call(`/notices/${item._id}`)).body.data).toMatchObject({ program });

  await api.staff(`/programs/${program}`, 'DELETE');
  const change = (id: string, body: object) => api.staff(`/notices/${id}`, 'PATCH', body);
  const kept = await change(item._id, { title: 'Anew', program });
  expect([kept.status, kept.body.data]).toEqual([200, expect.objectContaining({ title: 'Anew', program })]);
  expect((await change(other._id, { program })).body.errors).toEqual([problem]);
  expect((await change(item._id, { program: '' })).body.data).toMatchObject({ program: '' });
});

test('a notice closes at midnight in Nepal, when cached responses expire', async () => {
  const lastDay = inDays(3);
  const midnight = new Date(Date.parse(`${lastDay}T18:15:00Z`));
  const item = await add({ closesOn: lastDay });
  let now = new Date(midnight.getTime() - 5000);
  const there = await startApi((services) => {
    const { content } = services;
    Object.assign(content, { clock: () => now });
    return services;
  });
  try {
    const isOpen = async () => {
      const { body } = await there.call('/notices?state=open&pageSize=200');
      return (body.data as Notice[]).some(({ _id }) => _id === item._id);
    };
    expect(await isOpen()).toBe(true);
    expect(there.services.content.nextChange(now)).toEqual(midnight);
    now = midnight;
    expect(await isOpen()).toBe(false);
  } finally {
    await there.stop();
  }
});

test('the first page of a PDF is its cover, and moves with it', async () => {
  const item = await addWith([['letter.pdf', 'Signed letter']]);
  const [{ cover, address } = {}] = documentsIn(item);
  expect(cover).toMatchObject({ kind: 'picture', width: 1600, height: 160 });
  // A title alone on white paper says nothing as a picture: pages draw a cover instead.
  expect(documentsIn(item)[0]?.hasBlankCover).toBe(true);
  const [directory] = /^.*\//.exec(address ?? '') ?? [];
  const urls = [cover?.address, ...(cover?.variants ?? []).map((variant) => variant.address)];
  expect(urls.every((url) => directory !== undefined && url?.startsWith(directory))).toBe(true);
  const copied = (body: object) => post(body, `/notices/${item._id}/duplicate`);
  const copy = await copied({});
  const bare = await copied({ documents: false });
  expect([bare.title, bare.closesOn, documentsIn(bare)]).toEqual([`Copy of ${item.title}`, '', []]);
  expect(documentsIn(copy)[0]?.cover).toMatchObject({ width: 1600 });
  const { missing } = await checkIntegrity(api.services);
  expect(missing).toEqual([]);
  const { media = '' } = documentsIn(item)[0] ?? {};
  const until = () => api.services.content.fileUntil(notice, item._id, media, 'picture-400.webp');
  expect(await until()).toBeNull();
  await api.staff(`/notices/${item._id}`, 'DELETE');
  expect(await until()).toBeUndefined();
});

test('a template stays a draft, is listed apart, and is copied unchanged', async () => {
  const template = await add({
    title: 'Vacancy: […]',
    isTemplate: 'true',
    closesOn: '2026-12-24',
    _state: 'draft',
  });
  const listed = async (publication: string) => {
    const { body } = await api.staff(`/notices?view=admin&publication=${publication}`);
    return (body.data as Notice[]).some(({ _id }) => _id === template._id);
  };
  expect([await listed('template'), await listed('draft')]).toEqual([true, false]);
  const overview = dataOf<Overview>(await api.staff('/overview'));
  expect(JSON.stringify([overview.drafts, overview.attention, overview.comingUp])).not.toContain(
    template._id,
  );

  const copy = await post({}, `/notices/${template._id}/duplicate`);
  expect(copy).toMatchObject({ title: 'Vacancy: […]', isTemplate: false, closesOn: '' });
  expect((await api.staff(`/notices/${copy._id}`, 'PATCH', { _state: 'published' })).status).toBe(200);
  expect(
    await api.call(`/notices/${copy._id}`).then(({ body }) => Object.keys(body.data as Notice)),
  ).not.toContain('isTemplate');
});

test('a damaged PDF, or a file that is none, is accepted without a cover', async () => {
  const item = await add({ attachment: file((await pdf(40)).subarray(0, 700), 'half.pdf') });
  expect(documentsIn(item)).toMatchObject([{ name: 'half.pdf' }]);
  expect(documentsIn(item)[0]?.cover).toBeUndefined();
});

test('a notice without a picture shows the first page of its first PDF, unless staff turn that off', async () => {
  const item = await addWith([['letter.pdf', 'Signed letter']]);
  const shown = async () => (await api.call(`/notices/${item._id}`)).body.data as Notice;
  const change = (body: FormData | object) => api.staff(`/notices/${item._id}`, 'PATCH', body);

  const [cover] = documentsIn(item).map((document) => document.cover);
  expect(await shown()).toMatchObject({
    image: cover?.address,
    files: { image: [{ kind: 'picture', alt: 'Signed letter', address: cover?.address }] },
  });
  expect(item.image).toBeNull();
  const { data } = (await api.staff('/notices?view=admin&attention=picture')).body;
  expect((data as Notice[]).map(({ _id }) => _id)).not.toContain(item._id);

  await change({ firstPage: false });
  expect((await shown()).image).toBeNull();
  const form = new FormData();
  form.append('firstPage', 'true');
  form.append('image', file(await picture(), 'own.jpg'));
  await change(form);
  const own = (await shown()).image;
  expect(own).toMatch(/\/picture-\d+\.webp$/);
  expect(own).not.toBe(cover?.address);
});
