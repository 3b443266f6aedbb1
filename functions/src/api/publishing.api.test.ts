import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type AnyItem, type ContentTypeDefinition, contentTypes, fileFields } from '@content';
import type {
  AuditEntry,
  MediaItem,
  VersionEntry,
  Overview,
  PreviewLink,
  TrashEntry,
} from '@content/api/contract';
import type { SitePreview } from '@content/site-build';
import { arrangeField } from '@content/items/display-order';
import type { PublishingState, WithPublishingState } from '@content/items/publishing-status';
import { publishingStateIn } from '@content/items/publishing-status';
import { covering } from '@content/testing/covering';
import { cachePolicy } from '../cache-policy';
import { previewSource } from '../domain/preview';
import { createReader } from '../domain/reader';
import { createServices } from '../services';
import { createSite } from '../delivery/site';
import { MEDIA } from '../store/files';
import { addItem, dataOf, file, makeRoom, typeAt, validForm } from '../testing/api';
import { uniqueCopy } from '../testing/files';
import { applyDueSchedules, cleanup } from '../cleanup/cleanup';
import { useApi, useOwnProject, useServer } from '../testing/hooks';

type StaffItem = AnyItem & WithPublishingState;
const told = (item: StaffItem): PublishingState => publishingStateIn(item);

const MINUTE = 60_000;
const DAY = 24 * 3600_000;
/** The clock of the API and of the site. It only goes on, and is ahead of the accounts: a session begins after them. */
let now = Date.now() + 10 * MINUTE;
const iso = (time: number) => new Date(time).toISOString();

// Its days are ahead of those of other tests: what it deletes would be the last that was deleted for them.
useOwnProject('demo-publishing');
const api = useApi(() => createServices({ clock: () => new Date(now) }));
// A page that tells what it was asked to show.
const build = {
  handle: (_: Request, { preview }: { preview?: SitePreview | undefined }) =>
    Promise.resolve(Response.json(preview ?? null)),
  normalizeUrl: (path: string) => ({ path, movedTo: null, isFresh: false }),
  nameRequest: (html: string) => html,
};
const site = useServer(() => createSite(api.services, () => Promise.resolve(build)));

const itemOf = dataOf<StaffItem>;
const adminOne = async (type: ContentTypeDefinition, id: string) =>
  itemOf(await api.staff(`/${type.path}/${id}?view=admin`));
const versionsOf = async (path: string, { _id }: AnyItem) =>
  dataOf<VersionEntry[]>(await api.staff(`/${path}/${_id}/versions`));
const logOf = async ({ _id }: AnyItem) =>
  dataOf<AuditEntry[]>(await api.staff(`/audit?type=notices&id=${_id}`));
const addNotice = async (body: object) =>
  itemOf(await api.staff('/notices', 'POST', { description: 'A text', ...body }));
/** The link that previews a notice. */
async function previewOf({ _id }: AnyItem) {
  const { url, expiresAt } = dataOf<PreviewLink>(await api.staff(`/notices/${_id}/preview`, 'POST'));
  return { url, expiresAt, token: url.slice(url.indexOf('=') + 1) };
}

const filesOf = (item: AnyItem) => Object.values(item.files).flat();
/** Where the files of an item are for visitors: of each upload the original and its first `variants` variants. */
const addressesOf = (item: AnyItem, variants = Infinity) =>
  filesOf(item)
    .flatMap((file) => [
      file.address,
      ...('variants' in file ? file.variants.slice(0, variants).map((one) => one.address) : []),
    ])
    .map((address) => address.replace(/^\/preview\/[^/]+/, ''));

/** What a visitor comes to see of an item by every way there is. */
async function seen(type: ContentTypeDefinition, item: AnyItem, addresses = addressesOf(item, 1)) {
  const list = (await api.call(`/${type.path}`)).body.data as AnyItem[];
  const one = await api.call(`/${type.path}/${item._id}`);
  const files = await Promise.all(addresses.map((address) => fetch(site.url + address)));
  await Promise.all(files.map((file) => file.arrayBuffer()));
  const document = await getFirestore().collection(type.path).doc(item._id).get();
  return {
    listed: list.some(({ _id }) => _id === item._id),
    one: one.status,
    files: [...new Set(files.map(({ status }) => status))],
    document: document.exists,
  };
}

// Of types with files, as all those below are.
const nothing = { listed: false, one: 404, files: [404], document: false };
const everything = (document: boolean) => ({ listed: true, one: 200, files: [200], document });

const add = (...given: readonly [ContentTypeDefinition, Record<string, string>?]) =>
  addItem<StaffItem>(api, ...given);

/** What publishing may tell types apart by; those in an order by hand have tests of their own. */
const traitsOf = (type: ContentTypeDefinition): string[] => [
  type.defaults ? 'global' : type.singleton ? 'singleton' : 'item',
  ...fileFields(type).map(([, field]) => field.type),
  ...(type.visible ? ['visible'] : []),
];
const types = covering<ContentTypeDefinition>(contentTypes, traitsOf);

describe.each(types)('$path', (type) => {
  const { path } = type;
  test('only staff see a draft until it is published, and again once it is unpublished, in the trash and restored', async () => {
    const item = await add(type, { _state: 'draft' });
    expect(told(item)).toMatchObject({ state: 'draft', isPublic: false });
    expect(await seen(type, item, addressesOf(item))).toEqual(nothing);
    const staffList = (await api.staff(`/${path}?view=admin`)).body;
    expect((staffList.data as AnyItem[]).map(({ _id }) => _id)).toContain(item._id);
    const published = itemOf(await api.staff(`/${path}/${item._id}`, 'PATCH', { _state: 'published' }));
    expect(told(published)).toMatchObject({ state: 'published', isPublic: true });
    expect(await seen(type, published, addressesOf(item))).toEqual(everything(true));
    const taken = itemOf(await api.staff(`/${path}/${item._id}/unpublish`, 'POST', {}));
    expect(told(taken)).toMatchObject({ state: 'draft', isPublic: false });
    expect(await seen(type, taken, addressesOf(item))).toEqual(nothing);
    expect((await api.staff(`/${path}/${item._id}/unpublish`, 'POST', {})).status).toBe(409);
    if (type.singleton)
      expect((await api.staff(`/${path}/${item._id}/duplicate`, 'POST', {})).status).toBe(409);
    // As a draft it goes to the trash, and comes back.
    await api.staff(`/${path}/${item._id}`, 'DELETE');
    expect(await seen(type, item)).toEqual(nothing);
    const back = itemOf(await api.staff(`/${path}/${item._id}/restore`, 'POST'));
    expect(told(back)).toMatchObject({ state: 'draft', isPublic: false });
    expect(await seen(type, back)).toEqual(nothing);
  });

  test('a scheduled item is public from its start to its end, to the millisecond', async () => {
    const [begin, end] = [now + 10_000, now + 20_000];
    const item = await add(type, { _state: 'published', _publishAt: iso(begin), _unpublishAt: iso(end) });
    expect(told(item)).toMatchObject({ state: 'scheduled', publishAt: iso(begin), unpublishAt: iso(end) });
    expect(await seen(type, item)).toEqual(nothing);
    now = begin - 1;
    expect(await seen(type, item)).toEqual(nothing);
    now = begin;
    expect(await seen(type, item)).toEqual(everything(false));
    expect(told(await adminOne(type, item._id))).toMatchObject({ state: 'published', isPublic: true });
    now = end - 1;
    expect(await seen(type, item)).toEqual(everything(false));
    now = end;
    expect(await seen(type, item)).toEqual(nothing);
    expect(told(await adminOne(type, item._id))).toMatchObject({ state: 'ended', isPublic: false });
    const again = itemOf(await api.staff(`/${path}/${item._id}`, 'PATCH', { _state: 'published' }));
    expect(told(again)).toMatchObject({ state: 'published', unpublishAt: null });
    expect(await seen(type, again)).toEqual(everything(true));
  });

  test('is published by default, and can have a draft beside that; each save is a version that can be restored, files and all', async () => {
    const item = await add(type);
    const [publishAt, unpublishAt] = [null, null];
    expect(told(item)).toMatchObject({ state: 'published', isPublic: true, publishAt, unpublishAt });
    const body = await validForm(type, {
      [type.titleField]: hasTitle(type) ? 'Another title' : null,
      _state: 'draft',
    });
    const draft = itemOf(await api.staff(`/${path}/${item._id}`, 'PATCH', body));
    expect(told(draft)).toMatchObject({ state: 'draft', isPublic: true });
    expect(draft).toMatchObject({ _version: 2 });
    expect(await seen(type, item)).toEqual(everything(true));
    const fresh = addressesOf(draft).filter((address) => !addressesOf(item).includes(address));
    for (const address of fresh) expect((await fetch(site.url + address)).status).toBe(404);
    expect((await api.call(`/${path}/${item._id}`)).headers.get('etag')).toBe('"1"');
    const given = itemOf(await api.staff(`/${path}/${item._id}/discard-draft`, 'POST', {}));
    expect(told(given)).toMatchObject({ state: 'published' });
    expect(given).toMatchObject({ _version: 3 });
    expect((await api.staff(`/${path}/${item._id}/discard-draft`, 'POST', {})).status).toBe(409);
    expect(await seen(type, given)).toEqual(everything(true));

    body.set('_state', 'published');
    itemOf(await api.staff(`/${path}/${item._id}`, 'PATCH', body));
    const saved = await versionsOf(path, item);
    expect(saved.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect([saved[0], saved.at(-1)]).toMatchObject([{ action: 'update' }, { action: 'create' }]);
    const old = itemOf(await api.staff(`/${path}/${item._id}/versions/1`));
    expect(addressesOf(old)).toEqual(addressesOf(item));
    const back = itemOf(await api.staff(`/${path}/${item._id}/versions/1/restore`, 'POST', {}));
    expect(back._version).toBe(5);
    expect(addressesOf(back)).toEqual(addressesOf(item));
    expect(await seen(type, item)).toEqual(everything(true));
    expect((await api.staff(`/${path}/${item._id}/versions/99/restore`, 'POST', {})).status).toBe(404);
  });

  test('a deleted item can be restored, files and all, or erased', async () => {
    await makeRoom(api, type);
    const body = await validForm(type);
    // Files of its own: what something else uses stays.
    for (const [name, part] of [...body])
      if (part instanceof File)
        body.set(name, file(uniqueCopy(Buffer.from(await part.arrayBuffer())), part.name));
    const item = itemOf(await api.staff(`/${path}`, 'POST', body));
    const objects = async () => {
      const names = filesOf(item).map(({ media }) => api.services.files.namesUnder(`${MEDIA}${media}/`));
      return (await Promise.all(names)).map(({ length }) => length > 0);
    };
    const trashIds = async () =>
      dataOf<TrashEntry[]>(await api.staff(`/trash?type=${path}`)).map((entry) => entry.item._id);
    const remove = (view = '') => api.staff(`/${path}/${item._id}${view}`, 'DELETE');
    const restore = () => api.staff(`/${path}/${item._id}/restore`, 'POST');
    expect((await remove()).status).toBe(200);
    expect(await objects()).toEqual(filesOf(item).map(() => true));
    expect(await trashIds()).toContain(item._id);
    now += 1;
    const restored = itemOf(await restore());
    expect(restored._version).toBe(item._version + 1);
    expect(Date.parse(restored.updatedAt)).toBeGreaterThan(Date.parse(item.updatedAt));
    expect(restored).toEqual({ ...item, _version: restored._version, updatedAt: restored.updatedAt });
    expect(await trashIds()).not.toContain(item._id);

    await remove();
    expect((await remove('?view=trash')).body.data).toEqual({ _id: item._id });
    expect((await restore()).status).toBe(404);
    expect(await objects()).toEqual(filesOf(item).map(() => false));
  });
});

const lists = types.filter(({ singleton }) => !singleton);
test.each(lists)('$path: a copy is a draft with the same files at URLs of its own', async (type) => {
  const { path } = type;
  const item = await add(type);
  const copy = itemOf(await api.staff(`/${path}/${item._id}/duplicate`, 'POST', {}));
  expect(told(copy)).toMatchObject({ state: 'draft' });
  expect([copy._version, copy[type.titleField]]).toEqual([1, `Copy of ${String(item[type.titleField])}`]);
  expect(copy._id).not.toBe(item._id);
  expect(await seen(type, copy)).toEqual(nothing);
  itemOf(await api.staff(`/${path}/${copy._id}`, 'PATCH', { _state: 'published' }));
  await api.staff(`/${path}/${item._id}`, 'DELETE');
  await api.staff(`/${path}/${item._id}?view=trash`, 'DELETE');
  expect(await seen(type, copy)).toEqual(everything(true));
});

const hasTitle = (type: ContentTypeDefinition) => !('upload' in (type.fields[type.titleField] ?? {}));
const notice = contentTypes.find(({ path }) => path === 'notices') as ContentTypeDefinition;

test('the public version is named beside a draft, and a version is restored as the state asked for', async () => {
  const item = await addNotice({ title: 'First' });
  const change = (body: object) => api.staff(`/notices/${item._id}`, 'PATCH', body);
  const back = (version: number, body: object) =>
    api.staff(`/notices/${item._id}/versions/${version}/restore`, 'POST', body);
  const draft = itemOf(await change({ title: 'Second', _state: 'draft' }));
  const first = { publicVersion: 1, publicUpdatedAt: item.updatedAt };
  expect(told(draft)).toMatchObject({ state: 'draft', isPublic: true, ...first });
  expect(told(itemOf(await change({ _state: 'published' })))).toMatchObject({ publicVersion: null });
  // As it was before: the first one for visitors, the second one as a draft beside it.
  itemOf(await back(1, { state: 'published' }));
  const again = itemOf(await back(2, { state: 'draft', note: 'Too early' }));
  expect(told(again)).toMatchObject({ state: 'draft', isPublic: true, publicVersion: 4 });
  expect((await api.call(`/notices/${item._id}`)).body.data).toMatchObject({ title: 'First' });
  const [from, until] = [iso(now + DAY), iso(now + 2 * DAY)];
  const later = itemOf(await back(3, { state: 'published', publishAt: from, unpublishAt: until }));
  expect(told(later)).toMatchObject({ state: 'scheduled', publishAt: from, unpublishAt: until });
  for (const [asked, field] of [
    [change({ _publishAt: until, _unpublishAt: from }), '_unpublishAt'],
    [back(1, { publishAt: until, unpublishAt: from }), 'unpublishAt'],
    [api.staff(`/notices/${item._id}/unpublish`, 'POST', { note: 'x'.repeat(501) }), 'note'],
  ] as const) {
    const { status, body } = await asked;
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  }
});

test('the first publication needs every field, by form or as a restored version', async () => {
  const { _id } = itemOf(await api.staff('/popups', 'POST', { title: 'Without a picture', _state: 'draft' }));
  expect((await api.staff('/popups', 'POST', { title: 'x'.repeat(201), _state: 'draft' })).status).toBe(400);
  const refusal = [{ field: 'photo', message: 'Image is required' }];
  const published = await api.staff(`/popups/${_id}`, 'PATCH', { _state: 'published' });
  expect([published.status, published.body.errors]).toEqual([400, refusal]);
  const back = await api.staff(`/popups/${_id}/versions/1/restore`, 'POST', { state: 'published' });
  expect([back.status, back.body.errors]).toEqual([400, refusal]);
  expect((await api.staff(`/popups/${_id}/versions/1/restore`, 'POST', {})).status).toBe(200);
});

test('staff find items by their current state, and the dashboard lists what is not public yet', async () => {
  const mark = randomUUID().slice(0, 8);
  const create = (name: string, parts: object) => addNotice({ title: `${mark} ${name}`, ...parts });
  now += 1; // the newest draft of all is the one of this test
  const begin = now + DAY;
  await create('open', {});
  const draft = await create('draft', { _state: 'draft' });
  await create('coming', { _publishAt: iso(begin), _unpublishAt: iso(begin + 1000) });
  const overview = async () => dataOf<Overview>(await api.staff('/overview'));
  for (const [state, name] of Object.entries({ draft: 'draft', scheduled: 'coming', published: 'open' })) {
    const found = await api.staff(`/notices?view=admin&q=${mark}&publication=${state}`);
    expect(dataOf<AnyItem[]>(found).map(({ title }) => title)).toEqual([`${mark} ${name}`]);
  }
  const before = await overview();
  const drafts = before.drafts.find(({ path }) => path === 'notices');
  expect(drafts?.items[0]).toEqual({ _id: draft._id, title: `${mark} draft` });
  expect(before.comingUp.filter(({ title }) => title === `${mark} coming`)).toMatchObject([
    { path: 'notices', what: 'begins', at: iso(begin) },
    { what: 'ends', at: iso(begin + 1000) },
  ]);
  await api.staff(`/notices/${draft._id}`, 'DELETE');
  const after = await overview();
  expect(after.drafts.find(({ path }) => path === 'notices')?.total ?? 0).toBe((drafts?.total ?? 0) - 1);
});

// One of them: that the order is written past the draft is the same for each type.
const inOrder: ContentTypeDefinition[] = contentTypes.filter((type) => arrangeField(type)).slice(0, 1);
describe.each(inOrder)('$path are put in order', (type) => {
  const { path, titleField: title } = type;
  const place = arrangeField(type) ?? '';
  const change = async (item: AnyItem, body: object) => {
    now += 1; // each save has its moment
    return itemOf(await api.staff(`/${path}/${item._id}`, 'PATCH', body));
  };
  const forVisitors = async (item: AnyItem) => {
    const data = (await api.call(`/${path}/${item._id}`)).body.data as AnyItem;
    return [data[title], data[place]];
  };
  const listed = async (...items: readonly AnyItem[]) => {
    const ids = ((await api.call(`/${path}`)).body.data as AnyItem[]).map(({ _id }) => _id);
    return ids.filter((id) => items.some(({ _id }) => _id === id));
  };

  test('for visitors too where there is a draft beside what they see, and nothing but the order', async () => {
    const first = await add(type, { [title]: 'First', [place]: '-500' });
    const other = await add(type, { [title]: 'Other', [place]: '-400' });
    await change(other, { [title]: 'The next one', _state: 'draft' });
    expect(await listed(first, other)).toEqual([first._id, other._id]);
    const moved = await change(other, { [place]: '-600', _note: 'Before the first' });
    expect(await listed(first, other)).toEqual([other._id, first._id]);
    expect(await forVisitors(other)).toEqual(['Other', -600]);
    expect(moved).toMatchObject({ _version: 3, [title]: 'The next one', [place]: -600 });
    expect(told(moved)).toMatchObject({ state: 'draft', isPublic: true, publicVersion: 1 });
    const [newest] = await versionsOf(path, other);
    const note = 'Before the first';
    expect(newest).toMatchObject({ version: 3, action: 'update', changed: [place], note });
    const headers = { 'if-match': '"2"' };
    const asked = { method: 'PATCH', as: 'staff', body: { [place]: '-300' }, headers } as const;
    expect((await api.call(`/${path}/${other._id}`, asked)).status).toBe(412);
    await change(other, { [place]: '-700' });
    await api.staff(`/${path}/${other._id}`, 'DELETE');
    await api.staff(`/${path}/${other._id}/restore`, 'POST');
    expect(await forVisitors(other)).toEqual(['Other', -700]);
    const kept = itemOf(await api.staff(`/${path}/${other._id}/discard-draft`, 'POST', {}));
    expect([kept[title], kept[place]]).toEqual(['Other', -700]);
  });

  test('for now and for later where there is a date beside what they see', async () => {
    const item = await add(type, { [title]: 'Now', [place]: '-500' });
    const begin = now + 10_000;
    await change(item, { [title]: 'Later', _publishAt: iso(begin) });
    const moved = await change(item, { [place]: '-600' });
    expect(told(moved)).toMatchObject({ state: 'scheduled', publishAt: iso(begin), isPublic: true });
    expect(await forVisitors(item)).toEqual(['Now', -600]);
    now = begin;
    expect(await forVisitors(item)).toEqual(['Later', -600]);
    await change(item, { [place]: '-700' });
    expect(await forVisitors(item)).toEqual(['Later', -700]);
  });

  test('without being published by it', async () => {
    const [begin, end] = [now + 20_000, now + 10_000];
    const draft = await add(type, { _state: 'draft' });
    const coming = await add(type, { _publishAt: iso(begin) });
    const ended = await add(type, { _unpublishAt: iso(end) });
    now = end;
    for (const [item, state] of [
      [draft, 'draft'],
      [coming, 'scheduled'],
      [ended, 'ended'],
    ] as const) {
      const moved = await change(item, { [place]: '-500' });
      expect(told(moved)).toMatchObject({ state, isPublic: false });
      expect(moved[place]).toBe(-500);
      expect((await api.call(`/${path}/${item._id}`)).status).toBe(404);
    }
    now = begin; // for the caches of other tests nothing is about to begin
  });
});

test('caches keep neither a list nor a 404 beyond the moment at which an item begins', async () => {
  const begin = now + 4400;
  const { _id } = await addNotice({ title: 'Soon', _publishAt: iso(begin) });
  const told = async (path: string) => {
    const { status, headers } = await api.call(path);
    return [status, headers.get('cache-control')];
  };
  expect(await told('/notices')).toEqual([200, 'public, max-age=0, s-maxage=4']);
  expect(await told(`/notices/${_id}`)).toEqual([404, 'public, max-age=0, s-maxage=4']);
  now = begin;
  expect(await told(`/notices/${_id}`)).toEqual([200, 'public, max-age=0, s-maxage=30']);
});

test('browsers keep a file only until its item next changes', async () => {
  const [end, begin] = [now + 20_000, now + 60_000];
  const item = await add(notice, { _unpublishAt: iso(end) });
  const again = { title: 'Again', _publishAt: iso(begin), _unpublishAt: '' };
  itemOf(await api.staff(`/notices/${item._id}`, 'PATCH', again));
  const [address = ''] = addressesOf(item);
  const found = await fetch(site.url + address);
  expect(found.headers.get('cache-control')).toBe('public, max-age=20, s-maxage=0');
});

test('a scheduled item that has begun is like any other to visitors after the next clean-up', async () => {
  const begin = now + MINUTE;
  const coming = await add(notice, { _publishAt: iso(begin), title: 'Begins by itself' });
  const [address = ''] = addressesOf(coming);
  now = begin + 1000;
  const { items } = api.services;
  const isTimed = async () => (await items.get(notice, coming._id))?.draft !== null;
  const shown = async () => (await api.call(`/notices/${coming._id}`)).body.data;
  const caching = async () => (await fetch(site.url + address)).headers.get('cache-control');
  const before = await shown();
  // Its files are kept by caches as all others from that moment on.
  expect([await isTimed(), await caching()]).toEqual([true, cachePolicy.file]);

  expect((await applyDueSchedules(api.services)).begun).toBeGreaterThan(0);
  expect(await isTimed()).toBe(false);
  expect(await shown()).toEqual(before);
  expect(await caching()).toBe(cachePolicy.file);
  const log = await logOf(coming);
  expect(log.map(({ action, actor }) => [action, actor.uid])).toEqual([
    ['publish', 'schedule'],
    ['create', api.uids.staff],
  ]);
  expect((await applyDueSchedules(api.services)).begun).toBe(0);

  // A year later the log still tells who it was, by name and not by address.
  const inAYear = new Date(now + 366 * DAY);
  expect(await api.services.audit.forgetAddresses(inAYear)).toBeGreaterThan(0);
  expect(await api.services.audit.forgetAddresses(inAYear)).toBe(0);
  expect(await logOf(coming)).toEqual(
    log.map((entry) => ({ ...entry, actor: { ...entry.actor, email: '' } })),
  );
});

test('at most fifty versions are kept, each with its message, and the public one beside any number of drafts', async () => {
  const item = await addNotice({ title: 'Seen' });
  const path = `/notices/${item._id}`;
  for (let i = 2; i <= 52; i += 1) {
    now += 1; // the log is sorted by the moment
    itemOf(await api.staff(path, 'PATCH', { title: `Draft ${i}`, _note: `The ${i}th`, _state: 'draft' }));
  }
  const entries = await versionsOf('notices', item);
  expect(entries.map(({ version }) => version)).toEqual([...Array.from({ length: 50 }, (_, i) => 52 - i), 1]);
  expect(entries[0]).toMatchObject({ note: 'The 52th', changed: ['title'], actor: { uid: api.uids.staff } });
  expect((await logOf(item))[0]?.note).toBe('The 52th');
  // Longer than a year, too.
  await cleanup(createServices({ clock: () => new Date(now + 366 * DAY) }));
  const drafted = await adminOne(notice, item._id);
  itemOf(await api.staff(`${path}/discard-draft`, 'POST', {}));
  // Undo begins with what visitors see.
  const undo = `${path}/versions/${told(drafted).publicVersion ?? 0}/restore`;
  expect(itemOf(await api.staff(undo, 'POST', {}))).toMatchObject({ title: 'Seen' });
});

test('an item that is switched off is hidden with its files, except from staff', async () => {
  const popups = typeAt('popups');
  const popup = await add(popups);
  const [address = ''] = addressesOf(popup);
  const status = async (url: string) => (await fetch(site.url + url)).status;
  expect(await status(address)).toBe(200);
  const off = itemOf(await api.staff(`/popups/${popup._id}`, 'PATCH', { isActive: false }));
  expect(await seen(popups, popup)).toMatchObject({ listed: false, one: 404, files: [404] });
  const forThem = dataOf<AnyItem[]>(await api.staff('/popups?view=admin'));
  expect(forThem.map(({ _id }) => _id)).toContain(popup._id);
  const { address: forStaff = '', media = '' } = filesOf(off)[0] ?? {};
  expect(await status(forStaff)).toBe(200);
  const used = (await api.staff(`/media/${media}`)).body.data as MediaItem;
  expect(used.uses.find(({ _id }) => _id === popup._id)).toMatchObject({ isPublic: false });
});

describe('preview links', () => {
  test('show their holder one item for three days, and nothing else, also when any part was changed', async () => {
    const item = await add(notice, { _state: 'draft', title: 'Only for colleagues' });
    const { url, expiresAt, token } = await previewOf(item);
    expect(url).toMatch(new RegExp(`^/notices/${item._id}\\?preview=`));
    expect(Date.parse(expiresAt) - now).toBeGreaterThan(3 * DAY - 2 * MINUTE);
    const page = await fetch(site.url + url);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ]);
    const shown = { state: 'open', token, path: 'notices', id: item._id, isPublic: false, until: expiresAt };
    expect(await page.json()).toEqual(shown);
    const [address = ''] = addressesOf(item);
    const opened = await fetch(`${site.url}/preview/${token}${address}`);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
    const other = await add(notice, { _state: 'draft' });
    const [foreign = ''] = addressesOf(other);
    expect((await fetch(`${site.url}/preview/${token}${foreign}`)).status).toBe(404);

    const [expiry = '', path = '', id = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(expiry, 36) + 365 * DAY).toString(36);
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    const tampered = [
      '',
      'x',
      `${later}.${path}.${id}.${signature}`,
      `${expiry}.stories.${id}.${signature}`,
      `${expiry}.${path}.${other._id}.${signature}`,
      `${expiry}.${path}.${id}.${flipped}`,
      `${expiry}.${path}.${id}.${signature.slice(0, -1)}`,
      `${expiry}.${path}.${id}.${signature}A`,
      `${expiry}.${path}.${id}.`,
      `${expiry}.${path}.${id}`,
      `0${expiry}.${path}.${id}.${signature}`,
      `${expiry}.${path}.${id}.${Buffer.from(randomUUID()).toString('base64url').slice(0, 32)}`,
      `${token}.${token}`,
      `${expiry}.${path}.../${id}.${signature}`,
    ];
    for (const wrong of tampered) {
      const changed = await fetch(`${site.url}/notices/${item._id}?preview=${encodeURIComponent(wrong)}`);
      expect([wrong, changed.status, await changed.json()]).toEqual([wrong, 404, { state: 'ended' }]);
    }
    expect((await fetch(site.url + url)).status).toBe(200);
  });

  test('show items that are switched off, the previewed slide first, and say whether visitors see them already', async () => {
    const readerOf = async (path: string, id: string) => {
      const source = await previewSource(api.services, { path, id, expiresAt: new Date(now + DAY) }, 'token');
      if (!source) throw new Error(`There is no ${path} ${id}`);
      return { reads: createReader(source), isPublic: source.isPublic };
    };
    const popup = await add(typeAt('popups'), { isActive: 'false' });
    const off = await readerOf('popups', popup._id);
    expect(await off.reads.one('popups', popup._id)).toMatchObject({ _id: popup._id });
    expect(off.isPublic).toBe(false);
    const coming = await add(notice, { _publishAt: iso(now + MINUTE) });
    now += MINUTE;
    expect((await readerOf('notices', coming._id)).isPublic).toBe(true);
    const slider = typeAt('sliders');
    const first = await add(slider, { displayOrder: '1' });
    const last = await add(slider, { displayOrder: '999', _state: 'draft' });
    const slides = (await (await readerOf('sliders', last._id)).reads.list('sliders')).items;
    const own = slides.map(({ _id }) => _id).filter((id) => [first._id, last._id].includes(id));
    expect([own, slides[0]?._id]).toEqual([[last._id, first._id], last._id]);
    expect((await readerOf('sliders', first._id)).isPublic).toBe(true);
  });

  test('of an item can be revoked by staff, without ending later ones', async () => {
    const item = await add(notice, { _state: 'draft' });
    const other = await add(notice, { _state: 'draft' });
    const [before, elsewhere] = [await previewOf(item), await previewOf(other)];
    expect((await api.staff(`/notices/${item._id}/preview`, 'DELETE')).status).toBe(200);
    now += 1;
    const statuses = [before, elsewhere, await previewOf(item)].map(
      async ({ url }) => (await fetch(site.url + url)).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
    const [address = ''] = addressesOf(item);
    expect((await fetch(`${site.url}/preview/${before.token}${address}`)).status).toBe(404);
    // Pictures in staff's own screens have URLs of another kind.
    const own = filesOf(await adminOne(notice, item._id))[0]?.address ?? '';
    expect((await fetch(site.url + own)).status).toBe(200);
    // They show one file, not the upload as it was sent, and no other one.
    for (const wrong of [
      own.replace(/[^/]+$/, 'original'),
      own.replace(/[0-9a-f]{40}\/[^/]+$/, (end) => end.replace(/^./, 'x')),
    ])
      expect([wrong, (await fetch(site.url + wrong)).status]).toEqual([wrong, 404]);
  });

  test('end with their item and its files, return with it, and expire after three days', async () => {
    const item = await add(notice, { _state: 'draft' });
    const { url, expiresAt, token } = await previewOf(item);
    const end = Date.parse(expiresAt);
    const [address = ''] = addressesOf(item);
    const file = `${site.url}/preview/${token}${address}`;
    const found = async () => [(await fetch(site.url + url)).status, (await fetch(file)).status];
    expect(await found()).toEqual([200, 200]);
    await api.staff(`/notices/${item._id}`, 'DELETE');
    expect(await found()).toEqual([404, 404]);
    await api.staff(`/notices/${item._id}/restore`, 'POST');
    expect(await found()).toEqual([200, 200]);
    now = end - 1; // from here on the session has ended
    expect(await found()).toEqual([200, 200]);
    now = end;
    expect(await found()).toEqual([404, 404]);
  });
});
