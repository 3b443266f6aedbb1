import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AnyItem, type ContentTypeDefinition, globals } from '@content';
import { aboutDefaults } from '@site/defaults/about';
import { mailChanges } from '../domain/mails';
import { mailer, type SendMail } from '../mail';
import { dataOf, file, makeColleague, problemOf, uploadTo, validForm, typeAt } from '../testing/api';
import { useApi } from '../testing/hooks';
import { picture } from '../testing/files';
import { textOf, useMailServer } from '../testing/mail-server';
import { endpoints } from './endpoints';

const mailServer = useMailServer();
const api = useApi((services) => {
  const sendMail: SendMail = (mail) => mailer({ url: mailServer.url, from: 'site@example.org' })(mail);
  services.items.onPublicChange = (change) => mailChanges({ ...services, sendMail }, change);
  return services;
});
let asEditor: Awaited<ReturnType<typeof makeColleague>>['call'];
beforeAll(async () => {
  asEditor = (await makeColleague(api, 'editor')).call;
});
const types: readonly ContentTypeDefinition[] = globals;

/** Takes away what was saved, so that visitors read what the type came with. */
async function clear(): Promise<void> {
  for (const { path } of types) {
    for (const { _id } of dataOf<AnyItem[]>(await api.staff(`/${path}?view=admin`))) {
      await api.staff(`/${path}/${_id}`, 'DELETE');
      await api.staff(`/${path}/${_id}?view=trash`, 'DELETE');
    }
  }
}
beforeEach(clear);
afterAll(clear);

const seen = async (path: string) => dataOf<AnyItem[]>(await api.call(`/${path}`));
/** Saves a global for the first time. */
const save = async (path: string, body: object) => dataOf<AnyItem>(await api.staff(`/${path}`, 'POST', body));
const change = (path: string, { _id }: AnyItem, body: object) => api.staff(`/${path}/${_id}`, 'PATCH', body);

test.each(types)(
  '$path: until saved, visitors read defaults, and staff nothing',
  async ({ path, defaults, messages }) => {
    const list = await api.call(`/${path}?pageSize=1`);
    expect(list.status).toBe(200);
    expect(list.body.data).toMatchObject([{ _id: 'default', _version: 0, ...defaults }]);
    expect(list.body.nextPageToken).toBeUndefined();
    const one = await api.call(`/${path}/default`);
    expect([one.status, one.body.data]).toEqual([200, (list.body.data as AnyItem[])[0]]);
    expect((await api.staff(`/${path}?view=admin`)).body.data).toEqual([]);
    expect((await api.staff(`/${path}/default`, 'PATCH', { lead: 'x' })).status).toBe(404);
    expect(problemOf(await api.call(`/${path}/nobody`))).toEqual([404, messages.notFound]);
  },
);

test('a save keeps the other texts, a draft changes nothing for visitors, and a delete restores the defaults', async () => {
  const made = await save('about', { vision: 'Light for all', _state: 'draft' });
  const { _id } = made;
  expect(made).toMatchObject({ ...aboutDefaults, vision: 'Light for all' });
  expect(await seen('about')).toMatchObject([{ _id: 'default', vision: aboutDefaults.vision }]);
  expect((await api.call(`/about/${_id}`)).status).toBe(404);
  await change('about', made, { _state: 'published' });
  const { mission } = aboutDefaults;
  expect(await seen('about')).toMatchObject([{ _id, vision: 'Light for all', mission }]);
  await change('about', made, { vision: 'Another light', _state: 'draft' });
  expect(await seen('about')).toMatchObject([{ _id, vision: 'Light for all' }]);
  // The first save can be taken back: a page's one text, or all of them.
  const first = `/about/${_id}/versions/0/restore`;
  await change('about', made, { vision: 'A light', mission: 'To share it', _state: 'published' });
  await api.staff(first, 'POST', { fields: ['vision'] });
  expect(await seen('about')).toMatchObject([{ _id, vision: aboutDefaults.vision, mission: 'To share it' }]);
  expect((await api.staff(first, 'POST', { fields: ['visions'] })).status).toBe(400);
  await api.staff(first, 'POST', {});
  expect(await seen('about')).toMatchObject([{ _id, ...aboutDefaults }]);
  const second = await api.staff('/about', 'POST', { vision: 'A second one' });
  const meanwhile = '“About page” has been changed for the first time meanwhile. Change that instead.';
  expect([second.status, second.body.detail]).toEqual([409, meanwhile]);
  await api.staff(`/about/${_id}`, 'DELETE');
  expect(await seen('about')).toMatchObject([{ _id: 'default', vision: aboutDefaults.vision }]);
});

test('a picture added by the first change is gone once that is undone', async () => {
  const { _id, files } = await save('organisation', await validForm(typeAt('organisation')));
  const [name = ''] = Object.keys(files).filter((field) => files[field]?.length);
  const back = await api.staff(`/organisation/${_id}/versions/0/restore`, 'POST', { fields: [name] });
  expect([back.status, (back.body.data as AnyItem).files[name]]).toEqual([200, []]);
});

describe('rows', () => {
  const contacts = [{ name: 'Sita Rai', role: 'Chair', phone: '01-4412345', email: '' }];

  test('are written as a list or as one part of JSON, and read as a list', async () => {
    const made = await save('organisation', { contacts });
    expect(made).toMatchObject({ contacts });
    const form = new FormData();
    form.set('contacts', JSON.stringify([{ name: 'Maya', role: 'Director' }, ...contacts]));
    const changed = await change('organisation', made, form);
    const maya = { name: 'Maya', role: 'Director', phone: '', email: '' };
    expect(changed.body.data).toMatchObject({ contacts: [maya, ...contacts] });
    expect(await seen('organisation')).toMatchObject([{ contacts: [maya, ...contacts] }]);
    const { data } = (await api.staff(`/organisation/${made._id}/versions`)).body;
    expect(data).toMatchObject([{ version: 2, changed: ['contacts'] }, { version: 1 }]);
  });

  test('are refused with an error at each place', async () => {
    const wrong = {
      contacts: ['', 'x'.repeat(81)].map((name) => ({ name, role: 'Chair' })),
      social: '[{"network":"Facebook","url":"javascript:alert(1)"}]',
      phones: [],
      banks: { bank: 'x' },
    };
    const refused = await api.staff('/organisation', 'POST', wrong);
    expect([refused.status, refused.body.detail]).toEqual([400, 'Some details are missing']);
    const fields = refused.body.errors?.map(({ field }) => field).sort();
    expect(fields).toEqual(['banks', 'contacts.1.name', 'phones', 'social.0.url']);
    const cards = await api.staff('/home', 'POST', { impactCards: [{ title: 'One', text: 'Text' }] });
    const few = { field: 'impactCards', message: 'Our Impact: cards: 4 are needed, and there is 1' };
    expect(cards.body.errors).toEqual([few]);
  });
});

describe('the organisation’s details', () => {
  test('can be changed by administrators only, through every endpoint; an editor changes the texts of pages', async () => {
    const type = typeAt('organisation');
    const writes = endpoints.filter(
      ({ path, method }) =>
        path.startsWith('/organisation') && method !== 'get' && !path.endsWith('/preview'),
    );
    expect(writes.length).toBeGreaterThan(7);
    const operations = writes.flatMap(({ operation, views }) => [operation, ...Object.values(views ?? {})]);
    expect(new Set(operations.map(({ access }) => access))).toEqual(new Set(['administrator']));
    const { _id } = await save('organisation', await validForm(type));
    for (const [method, path] of [
      ['POST', '/organisation'],
      ['PATCH', `/organisation/${_id}`],
      ['DELETE', `/organisation/${_id}`],
      ['POST', `/organisation/${_id}/unpublish`],
      ['POST', `/organisation/${_id}/versions/1/restore`],
    ] as const) {
      const { status, body } = await asEditor(path, method, { name: 'Theirs' });
      expect([status, body.detail]).toEqual([403, 'Only an administrator can do this. Ask one of them.']);
    }
    expect(await seen('organisation')).toMatchObject([{ _id, _version: 1 }]);
    expect((await asEditor('/contact', 'POST', { lead: 'Come in' })).status).toBe(201);
    expect(await seen('contact')).toMatchObject([{ lead: 'Come in', directions: '' }]);
  });

  test('keep their picture when an editor replaces it everywhere else', async () => {
    const type = typeAt('organisation');
    // A size that no other test has: pictures with the same bytes are the same one.
    const body = await validForm(type, { logo: file(await picture(61, 41), 'logo.jpg') });
    const { _id, files } = await save('organisation', body);
    const [logo] = files['logo'] as readonly { media: string }[];
    const by = { media: await uploadTo(api, file(await picture(), 'other.jpg')) };
    const { status, body: said } = await asEditor(`/media/${logo?.media ?? ''}/replace`, 'POST', by);
    expect([status, said.data]).toMatchObject([200, { replaced: 0, left: [{ path: 'organisation', _id }] }]);
    expect(await seen('organisation')).toMatchObject([{ _version: 1 }]);
  });
});

describe('the accounts for gifts', () => {
  const bank = { bank: 'Himal Bank', holder: 'The society', number: '0048', note: '' };

  test('are mailed to all administrators, old and new, once visitors see a change', async () => {
    await clear();
    mailServer.arrived.splice(0);
    const draft = await save('organisation', { banks: [bank], _state: 'draft' });
    const saved = async (values: object) => (await change('organisation', draft, values)).status;
    await saved({ tagline: 'Neighbours' });
    expect(mailServer.arrived).toEqual([]);
    expect(await saved({ _state: 'published' })).toBe(200);
    await saved({ tagline: 'Neighbours of the hills' });
    expect(await saved({ banks: [{ ...bank, number: '0049' }] })).toBe(200);
    expect((await api.staff(`/organisation/${draft._id}`, 'DELETE')).status).toBe(200);
    expect((await api.staff(`/organisation/${draft._id}/restore`, 'POST')).status).toBe(200);
    const told = mailServer.arrived.map((mail) =>
      /Before:\s+(.+)\s+Now:\s+(.+)/.exec(textOf(mail))?.slice(1),
    );
    expect(told).toEqual([
      ['none', 'Himal Bank · The society · 0048'],
      ['Himal Bank · The society · 0048', 'Himal Bank · The society · 0049'],
      ['Himal Bank · The society · 0049', 'none'],
      ['none', 'Himal Bank · The society · 0049'],
    ]);
    const administrators = (await api.services.staff.list()).filter(({ role }) => role !== 'editor');
    expect(mailServer.arrived[0]?.to).toEqual(administrators.map(({ email }) => email));
  });

  test('accept no code that pays nobody, or only once', async () => {
    const wallet = { wallet: 'Fonepay', holder: 'The society', number: '98', code: '00020101021163041234' };
    const refused = await api.staff('/organisation', 'POST', { wallets: [wallet] });
    expect(refused.body.errors).toMatchObject([
      { field: 'wallets.0.code', message: expect.stringContaining('its checksum does not fit') as string },
    ]);
  });
});
