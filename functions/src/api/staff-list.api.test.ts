import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContentTypeDefinition, contentTypes } from '@content';
import type { Overview } from '@content/api/contract';
import { listForStaff } from '../domain/staff-list';
import { createServices } from '../services';
import { addItem, type ApiResponse, dataOf, typeAt } from '../testing/api';
import { readsOf } from '../testing/count-reads';
import { republishItem } from '../testing/items';
import { useApi, useOwnProject } from '../testing/hooks';

const notice = typeAt('notices');
const program = typeAt('programs');
const popup = typeAt('popups');
/** A word that no other test's items hold. */
const mark = randomUUID().slice(0, 8);

useOwnProject('demo-staff-list'); // what it adds stays
const api = useApi();

interface Added {
  readonly _id: string;
  readonly title: string;
}

const add = (...given: readonly [ContentTypeDefinition, Record<string, string | null>]) =>
  addItem<Added>(api, ...given);

const remove = async (id: string) => dataOf(await api.staff(`/notices/${id}`, 'DELETE'));

const list = (path: string, query: string): Promise<ApiResponse> => api.staff(`/${path}?view=admin&${query}`);
const titles = (response: ApiResponse, field = 'title') =>
  (response.body.data as Record<string, string>[]).map((item) => item[field]);

describe('searching and sorting', () => {
  const names = [`${mark} Water for Dailekh`, `${mark} खानेपानी योजना`, `${mark} ÉCOLE 10`, `${mark} école 9`];
  let programs: Added[];
  beforeAll(async () => {
    programs = [];
    for (const [i, name] of names.entries()) {
      const remarks = i === 2 ? 'remark2 सुचना: भर्ति, सामु\u00adदायिक वन, संघ, २०८१' : `remark${i}`;
      programs.push(await add(program, { name, isOngoing: String(i % 2 === 0), remarks }));
    }
  });

  test.each([
    ['dailekh WATER', [0]],
    ['खाने', [1]],
    ['खानेपानि', [1]],
    // As it is often spelt, and as it sounds.
    ['सूचना भर्ती सङ्घ शामुदायीक', [2]],
    ['सुचना', [2]],
    ['संघ', [2]],
    ['remark2', [2]],
    // In the digits of either script, and whatever cannot be seen within a word.
    ['2081 १०', [2]],
    ['२०८१', [2]],
    ['dai\u2060lekh', [0]],
    ['completed', [3, 1]],
    ['nothing-of-this-kind', []],
  ])('"%s" finds every item that holds all its words, in any order, script and case', async (words, at) => {
    const found = await list('programs', `q=${encodeURIComponent(`${mark} ${words}`)}`);
    expect(titles(found, 'name')).toEqual(at.map((i) => names[i]));
    expect(found.body['total']).toBe(at.length);
  });

  test.each([
    ['newest', [3, 2, 1, 0]],
    ['site', [3, 2, 1, 0]],
    ['title', [3, 2, 0, 1]],
  ])('sort=%s', async (sort, at) => {
    const found = await list('programs', `q=${mark}&sort=${sort}`);
    expect(titles(found, 'name')).toEqual(at.map((i) => names[i]));
  });

  test('sort=changed puts the last changed first, and filters apply to a search', async () => {
    const first = programs[0] as Added;
    const body = { remarks: 'changed since' };
    await api.staff(`/programs/${first._id}`, 'PATCH', body);
    expect(titles(await list('programs', `q=${mark}&sort=changed`), 'name')).toEqual(
      [0, 3, 2, 1].map((i) => names[i]),
    );
    const ongoing = await list('programs', `q=${mark}&sort=title&isOngoing=true`);
    expect(titles(ongoing, 'name')).toEqual([names[2], names[0]]);
    expect(titles(await list('programs', `q=${mark}+changed+since`), 'name')).toEqual([names[0]]);
  });

  test('one search, for staff only, finds items of all types and drafts, matching titles first', async () => {
    const draft = { title: `${mark} Popup`, content: 'khanepani', state: 'draft' };
    await add(popup, draft);
    const search = `/admins/search?q=${mark}`;
    expect(titles(await api.staff(search), 'path')).toEqual(['popups', ...Array<string>(4).fill('programs')]);
    expect(titles(await api.staff(`${search}+khanepani`))).toEqual([names[1], draft.title]);
    expect((await api.call(search)).status).toBe(401);
  });

  test('visitors cannot search: the public list ignores q', async () => {
    const response = await api.call(`/programs?q=${mark}-nothing&pageSize=2`);
    expect((response.body.data as unknown[]).length).toBe(2);
    expect(response.body['total']).toBeUndefined();
  });
});

describe('pages of what was found', () => {
  const word = `${mark}page`;
  const all = Array.from({ length: 7 }, (_, i) => `${word} ${i}`);
  let added: Added[];
  beforeAll(async () => {
    added = [];
    for (const title of all) added.push(await add(notice, { title, image: null }));
  });
  const page = (token?: string) =>
    list('notices', `q=${word}&sort=title&pageSize=3${token ? `&pageToken=${token}` : ''}`);

  test('follow each other, state the total, and lose nothing when the last item shown is deleted', async () => {
    const first = await page();
    expect([titles(first), first.body['total']]).toEqual([all.slice(0, 3), 7]);
    await remove((added[2] as Added)._id);
    const second = await page(first.body.nextPageToken);
    expect([titles(second), second.body['total']]).toEqual([all.slice(3, 6), 6]);
    const third = await page(second.body.nextPageToken);
    expect([titles(third), third.body.nextPageToken]).toEqual([all.slice(6), undefined]);
  });

  test('find what another process wrote, and read only what has changed since', async () => {
    await page();
    const other = createServices();
    const item = (await other.items.get(notice, (added[0] as Added)._id))?.published;
    const moved = { files: {}, ...item, values: { ...item?.values, title: `${word} 9 moved` } };
    const person = { uid: 'x', email: 'x@example.org', displayName: null };
    await republishItem(other.items, notice, (added[0] as Added)._id, moved, person);
    const minuteAgo = new Date(Date.now() - 60_000);
    expect(titles(await page())).toEqual([all[1], all[3], all[4]]);
    const { changes: lately } = await other.audit.changesSince(minuteAgo);
    // The session, and what the log holds of late (other tests' entries too): no item is read again.
    expect(await readsOf(page)).toBeLessThanOrEqual(Math.max(1, lately.length) + 1);
  });
});

describe('what needs attention', () => {
  const word = `${mark}care`;
  const overview = async () => (await api.staff('/overview')).body.data as Overview;
  const of = async (path: string, reason: string) =>
    (await overview()).attention.find((each) => each.path === path && each.reason === reason)?.total ?? 0;

  test('a notice without a picture, and a picture without a description', async () => {
    const [bare, plain] = [await of('notices', 'picture'), await of('notices', 'description')];
    const without = await add(notice, { title: `${word} bare`, image: null, attachment: null });
    const undescribed = await add(notice, { title: `${word} plain` });
    const good = await add(notice, { title: `${word} good`, imageAlt: 'A ridge at dawn' });
    const now = [await of('notices', 'picture'), await of('notices', 'description')];
    expect(now).toEqual([bare + 1, plain + 1]);
    expect(titles(await list('notices', `q=${word}&attention=picture`))).toEqual([without.title]);
    expect(titles(await list('notices', `q=${word}&attention=description`))).toEqual([undescribed.title]);
    for (const { _id } of [without, undescribed, good]) await remove(_id);
    expect(await of('notices', 'picture')).toBe(bare);
  });

  test('an active popup older than 30 days, but no inactive or newer one', async () => {
    const later = (days: number) => () => new Date(Date.now() + days * 24 * 3600 * 1000);
    const shown = await add(popup, { title: `${word} shown`, isActive: 'true' });
    await add(popup, { title: `${word} hidden`, isActive: 'false' });
    const names = async (days: number) => {
      const then = createServices({ clock: later(days) });
      const { items } = await listForStaff(then, popup, { text: word, attention: 'review' });
      return items.map((item) => item['title']);
    };
    expect(await names(29.9)).toEqual([]);
    expect(await names(30.1)).toEqual([shown.title]);
  });

  test('the overview counts every type', async () => {
    const before = (await overview()).counts;
    await add(program, { name: `${word} counted` });
    const after = (await overview()).counts;
    expect((after['programs'] ?? 0) - (before['programs'] ?? 0)).toBe(1);
    expect(Object.keys(after)).toHaveLength(contentTypes.length);
  });
});
