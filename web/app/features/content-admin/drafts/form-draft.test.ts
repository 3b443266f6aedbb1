import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { expect, test } from 'vitest';
import { anItem, memoryStorage, picture } from '../../../testing/items';
import { createDraftStore, draftKeysOf, forgetDrafts } from './draft-store';
import { formContentOf, emptyContent } from '../form/content';
import {
  type FormDraft,
  formDraftKey,
  formDraftPrefix,
  formDraftTarget,
  isFormDraft,
  isReadyToSend,
  makeFormDraft,
  missingFiles,
  reviveFormDraft,
} from './form-draft';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const item = anItem({ title: 't', description: 'd' }, { image: [picture('a', 'alt')] }, 4);

/** The drafts in a storage. */
function draftsIn(storage: Storage | null) {
  const drafts = createDraftStore(isFormDraft, () => storage);
  return {
    read: (path: string, id?: string) => drafts.list(formDraftPrefix(path, id)).map(({ draft }) => draft),
    write: (path: string, id: string | undefined, draft: FormDraft) =>
      drafts.write(formDraftKey(path, id, draft.key), draft),
    drop: (path: string, id: string | undefined, key: string) => drafts.dropText(formDraftKey(path, id, key)),
  };
}

test('a draft of an item keeps every word, the description of its picture, and the version it was based on', () => {
  const store = memoryStorage();
  const words = Array.from({ length: 200 }, (_, i) => `शब्द${i}`).join(' ');
  const content = formContentOf(notice, item);
  const mine = {
    values: { ...content.values, description: words },
    files: { image: (content.files['image'] ?? []).map((file) => ({ ...file, alt: 'better' })) },
  };
  expect(draftsIn(store).write('notices', 's1', makeFormDraft(notice, mine, 'key', item))).toBe(true);
  const [draft] = draftsIn(store).read('notices', 's1');
  expect([draft?.version, draft?.key]).toEqual([4, 'key']);
  expect(draft && missingFiles(draft, new Map())).toEqual([]);
  const revived = draft && reviveFormDraft(notice, draft, item);
  expect(revived?.mine.values['description']).toBe(words);
  expect(revived?.mine.files['image']?.[0]?.alt).toBe('better');
  expect(revived?.base).toEqual(content);
});

test('who signs out leaves no draft behind, and nothing of anybody else goes', async () => {
  const storage = memoryStorage();
  const texts = { 'draft:notices:new:a': 'me', 'many:galleries:b': 'me', 'draft:notices:new:c': 'other' };
  for (const [key, owner] of Object.entries(texts)) storage.setItem(key, JSON.stringify({ owner }));
  storage.setItem('isAdmin', 'true');
  expect(draftKeysOf(null, () => storage)).toEqual([]);
  const mine = draftKeysOf('me', () => storage);
  expect(mine.toSorted()).toEqual(['draft:notices:new:a', 'many:galleries:b']);
  await forgetDrafts(mine, () => storage);
  expect(draftKeysOf('me', () => storage)).toEqual([]);
  expect([draftKeysOf('other', () => storage).length, storage.getItem('isAdmin')]).toEqual([1, 'true']);
});

test('chosen files are named, as they have to be chosen again', () => {
  const mine = {
    ...emptyContent(notice),
    files: { image: [{ id: 'x', alt: '', fresh: new File(['x'], 'me.jpg') }] },
  };
  const draft = makeFormDraft(notice, mine, 'key');
  expect([draft.version, missingFiles(draft, new Map())]).toEqual([null, ['me.jpg']]);
  expect(reviveFormDraft(notice, draft).mine.files['image']).toEqual([]);
});

test('chosen files that the browser has kept come back at their places, with their descriptions', () => {
  const story = contentTypeAt('stories') as ContentTypeDefinition;
  const stored = anItem({ title: 't', description: 'd' }, { imageUrls: [picture('a', 'A')] }, 4);
  const fresh = (id: string, name: string) => ({ id, alt: `alt of ${id}`, fresh: new File(['x'], name) });
  const content = formContentOf(story, stored);
  const [b, c, d] = [fresh('b', 'same.jpg'), fresh('c', 'same.jpg'), fresh('d', 'other.jpg')];
  const mine = { ...content, files: { imageUrls: [b, ...(content.files['imageUrls'] ?? []), c, d] } };
  const store = memoryStorage();
  draftsIn(store).write('stories', 's1', makeFormDraft(story, mine, 'key', stored));
  const [draft] = draftsIn(store).read('stories', 's1');
  if (!draft) throw new Error('There is no draft');
  const kept = new Map([
    ['b', b.fresh],
    ['d', d.fresh],
  ]);
  expect(reviveFormDraft(story, draft, stored, kept).mine.files['imageUrls']).toEqual([
    b,
    ...(content.files['imageUrls'] ?? []),
    d,
  ]);
  expect(missingFiles(draft, kept)).toEqual(['same.jpg']);
  expect(missingFiles(draft, new Map())).toEqual(['same.jpg', 'same.jpg', 'other.jpg']);
  expect(reviveFormDraft(story, draft, stored, kept).base).toEqual(content);
});

test('drafts of different items stay apart; what cannot be read is no draft', () => {
  const store = memoryStorage();
  draftsIn(store).write('notices', undefined, makeFormDraft(notice, emptyContent(notice), 'key'));
  expect(draftsIn(store).read('notices', 's1')).toEqual([]);
  expect(draftsIn(store).read('notices')).toHaveLength(1);
  draftsIn(store).drop('notices', undefined, 'key');
  expect(draftsIn(store).read('notices')).toEqual([]);
  store.setItem('draft:notices:new:a', '{"half":');
  store.setItem('draft:notices:new:b', '{"at":1}');
  expect(draftsIn(store).read('notices')).toEqual([]);
});

test('two forms of the same item keep a draft each, and neither forgets the other one', () => {
  const store = memoryStorage();
  const draft = (key: string, minute: number) =>
    makeFormDraft(notice, emptyContent(notice), key, undefined, new Date(2026, 1, 1, 1, minute));
  draftsIn(store).write('notices', undefined, draft('older', 1));
  draftsIn(store).write('notices', undefined, draft('newer', 2));
  expect(
    draftsIn(store)
      .read('notices')
      .map(({ key }) => key),
  ).toEqual(['newer', 'older']);
  draftsIn(store).drop('notices', undefined, 'newer');
  expect(
    draftsIn(store)
      .read('notices')
      .map(({ key }) => key),
  ).toEqual(['older']);
});

test('a browser that blocks its storage keeps nothing and says so', () => {
  expect(draftsIn(null).write('notices', undefined, makeFormDraft(notice, emptyContent(notice), 'key'))).toBe(
    false,
  );
  expect(draftsIn(null).read('notices')).toEqual([]);
});

test('a browser without room says so', () => {
  const full = Object.assign(memoryStorage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(draftsIn(full).write('notices', 's1', makeFormDraft(notice, emptyContent(notice), 'k'))).toBe(false);
});

test('a draft is its owner’s alone, and what cannot be read is none', () => {
  const storage = memoryStorage();
  let owner = 'asha';
  const drafts = createDraftStore(
    isFormDraft,
    () => storage,
    () => owner,
  );
  const titles = () =>
    drafts.list(formDraftPrefix('notices', undefined)).map(({ draft }) => draft.mine.values['title']);
  const keep = (title: string) => {
    const mine = { ...emptyContent(notice), values: { ...emptyContent(notice).values, title } };
    drafts.write(formDraftKey('notices', undefined, title), makeFormDraft(notice, mine, title));
  };
  keep('hers');
  owner = 'binod';
  keep('his');
  expect(titles()).toEqual(['his']);
  owner = 'asha';
  expect(titles()).toEqual(['hers']);

  storage.setItem('draft:broken', '{');
  storage.setItem('other', '{}');
  expect(titles()).toEqual(['hers']);
});

test('a draft is sent by itself only when Save was pressed and none of its files is lost', () => {
  const mine = {
    ...emptyContent(notice),
    files: { image: [{ id: 'x', alt: '', fresh: new File(['x'], 'me.jpg') }] },
  };
  const draft = makeFormDraft(notice, mine, 'key');
  const files = new Map([['x', new File(['x'], 'me.jpg')]]);
  expect(isReadyToSend({ key: 'k', draft, files })).toBe(false);
  expect(isReadyToSend({ key: 'k', draft: { ...draft, promised: true }, files })).toBe(true);
  expect(isReadyToSend({ key: 'k', draft: { ...draft, promised: true }, files: new Map() })).toBe(false);
});

test('the key of a draft tells the type and the item', () => {
  expect(formDraftTarget(formDraftKey('notices', 's1', 'k'))).toEqual({ path: 'notices', id: 's1' });
  expect(formDraftTarget(formDraftKey('notices', undefined, 'k'))).toEqual({
    path: 'notices',
    id: undefined,
  });
  // Of the one that there is it is the same before and after it is first saved.
  expect(formDraftKey('about', 'a1', 'k')).toBe(formDraftKey('about', undefined, 'k'));
  expect(formDraftTarget('many:galleries:k')).toBeNull();
});

test('a draft keeps what was said of pictures, and one that is used once more', () => {
  const reused = picture('o', 'Other');
  const details = { focus: { x: 0, y: 1 }, consent: null };
  const mine = { ...emptyContent(notice), files: { image: [{ id: 'x', alt: 'Mine', reused, details }] } };
  const kept = JSON.parse(JSON.stringify(makeFormDraft(notice, mine, 'key'))) as FormDraft;
  expect(reviveFormDraft(notice, kept).mine.files['image']).toEqual([
    { id: 'x', alt: 'Mine', reused, details },
  ]);
});
