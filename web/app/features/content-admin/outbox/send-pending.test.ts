import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { afterEach, expect, test, vi } from 'vitest';
import { openPageFor } from '../../../data/page-person';
import { anItem, aPublication, memoryStorage } from '../../../testing/items';
import { emptyContent, formContentOf } from '../form/content';
import { formDraftKey, formDrafts, makeFormDraft } from '../drafts/form-draft';
import { bulkDrafts, makeManyDraft, newManyKey } from '../many/many-draft';
import { manyFields, newRow } from '../many/rows';
import { leaveToPerson, sendPending } from './send-pending';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what a colleague has taken from visitors meanwhile is left to the person, who would publish it again', async () => {
  const storage = memoryStorage();
  const window = { localStorage: storage, addEventListener: () => undefined };
  vi.stubGlobal('window', window);
  const notice = contentTypeAt('notices') as ContentTypeDefinition;
  openPageFor({ uid: 'b', email: 'b@example.org', displayName: null });
  const locks = {
    request: (_: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({}),
  };
  vi.stubGlobal('navigator', { locks });
  const base = anItem({ title: 'Her story', description: 'd' }, {}, 3);
  const key = formDraftKey('notices', 's1', 'k');
  const mine = formContentOf(notice, { ...base, title: 'Her own story' });
  const draft = makeFormDraft(notice, mine, 'k', base);
  formDrafts.write(key, { ...draft, promised: true, options: { state: 'published' } });
  const hidden = { ...base, _version: 4, _publication: aPublication({ state: 'draft', isPublic: false }) };
  const methods: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit = {}) => {
    methods.push(method ?? 'GET');
    return Promise.resolve(Response.json({ data: path.endsWith('/me') ? { uid: 'b' } : hidden }));
  });
  await sendPending({ key, type: notice, id: 's1', title: 'T', at: draft.at, to: '/', isPromised: true });
  expect([methods, formDrafts.read(key)?.promised]).toEqual([['GET', 'GET'], false]);
});

test('what is left to the person is promised no more, but kept: a form as well as many pictures', () => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  const notice = contentTypeAt('notices') as ContentTypeDefinition;
  const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
  const work = { id: undefined, title: '1 picture', at: '', to: '/admins', isPromised: true };

  const form = formDraftKey('notices', undefined, 'k');
  formDrafts.write(form, { ...makeFormDraft(notice, emptyContent(notice), 'k'), promised: true });
  leaveToPerson({ ...work, key: form, type: notice }, 'it was changed in the meantime.');
  expect(formDrafts.read(form)?.promised).toBe(false);

  const many = newManyKey('galleries');
  const row = { ...newRow(manyFields(gallery), 'a.jpg'), state: { name: 'queued' } } as const;
  const draft = makeManyDraft([row], { values: {}, people: '' });
  expect(draft?.promised).toEqual([row.id]);
  if (draft) bulkDrafts.write(many, draft);
  leaveToPerson({ ...work, key: many, type: gallery }, 'a file has to be chosen again.');
  expect(bulkDrafts.read(many)).toMatchObject({ promised: [], rows: [{ id: row.id }] });
});
