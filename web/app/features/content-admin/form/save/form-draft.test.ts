import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentUser } from '../../../../data/staff/session';
import { anItem, memoryStorage, picture } from '../../../../testing/items';
import { emptyContent, formContentOf } from '../content/form-content';
import {
  draftKeys,
  parseDraftKey,
  dropDraft,
  forgetDrafts,
  readDraft,
  writeDraft,
} from '../../drafts/draft-store';
import { draftKeysFor, type FormDraft, formDraftKey, recoverDraft } from './form-draft';

const notice = contentTypeAt('notices') as ContentTypeDefinition;
const about = contentTypeAt('about') as ContentTypeDefinition;
const item = anItem({ title: 't', description: 'd' }, { image: [picture('a', 'alt')] }, 4);
const own = 'draft:asha:notices:own';

const signIn = (uid: string) => setCurrentUser({ uid });
let storage: Storage;
beforeEach(() => {
  // As in a browser, its keys are properties of its own.
  storage = new Proxy(memoryStorage(), {
    ownKeys: (target) => Array.from({ length: target.length }, (_, at) => target.key(at) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('window', { localStorage: storage });
  signIn('asha');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A draft of a new notice, or of one that was based on `base`. */
const draftOf = (parts: Partial<FormDraft> = {}): FormDraft => {
  const { base } = parts;
  const content = base ? formContentOf(notice, base) : emptyContent(notice);
  return { content, base, key: 'k', at: '2026-01-01T00:00:00.000Z', isQueued: false, ...parts };
};

test('a draft of an item keeps every word, what was said of its picture, and what it was based on', async () => {
  const words = Array.from({ length: 200 }, (_, i) => `शब्द${i}`).join(' ');
  const { values, files } = formContentOf(notice, item);
  const details = { focus: { x: 0, y: 1 }, consent: null };
  const image = (files['image'] ?? []).map((file) => ({ ...file, alt: 'better', details }));
  const draft = draftOf({
    base: item,
    content: { values: { ...values, description: words }, files: { image } },
  });
  expect(writeDraft(formDraftKey(notice, 's1'), draft)).toBe(true);
  expect(await recoverDraft(formDraftKey(notice, 's1'))).toEqual({
    key: 'draft:asha:notices:s1',
    draft,
    missing: [],
  });
});

test('chosen files that the browser has lost are named, as they have to be chosen again', async () => {
  const image = [{ id: 'x', alt: 'Me', fresh: new File(['x'], 'me.jpg') }];
  writeDraft(own, draftOf({ content: { ...emptyContent(notice), files: { image } } }));
  const found = await recoverDraft(own);
  expect([found?.missing, found?.draft.content.files['image']]).toEqual([['me.jpg'], []]);
});

test('a form of an item has the draft of that item, one of a new item those of new ones, the newest first', () => {
  const write = (id: string, at: string, parts: Partial<FormDraft> = {}) =>
    writeDraft(formDraftKey(notice, id), draftOf({ at, ...parts }));
  write('older', '2026-01-01');
  write('newer', '2026-01-02');
  write('on-its-way', '2026-01-03', { isQueued: true });
  write('s1', '2026-01-04', { base: item });
  const keys = [formDraftKey(notice, 'newer'), formDraftKey(notice, 'older')];
  expect(draftKeysFor(notice, undefined, own)).toEqual(keys);
  expect(draftKeysFor(notice, item, formDraftKey(notice, 's1'))).toEqual([formDraftKey(notice, 's1')]);
  expect(draftKeysFor(notice, item, formDraftKey(notice, 's2'))).toEqual([]);
  expect(parseDraftKey(own)).toEqual({ kind: 'notices', id: 'own' });
  // Of the one that there is it is the same before and after it is first saved.
  expect(formDraftKey(about, 'a1')).toBe(formDraftKey(about, 'another'));
});

test('drafts are their owner’s alone, and who signs out leaves none behind', async () => {
  writeDraft(own, draftOf());
  storage.setItem('isAdmin', 'true');
  signIn('binod');
  expect([draftKeys(), readDraft(formDraftKey(notice, 'own'))]).toEqual([[], null]);
  writeDraft(formDraftKey(notice, 'his'), draftOf());
  await forgetDrafts();
  expect(draftKeys()).toEqual([]);
  signIn('asha');
  expect([draftKeys(), storage.getItem('isAdmin')]).toEqual([[own], 'true']);
  await dropDraft(own);
  expect(draftKeys()).toEqual([]);
});

test('what cannot be read is no draft; a browser without room, or that blocks its storage, says so', () => {
  storage.setItem(own, '{"half":');
  expect(readDraft(own)).toBeNull();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: Object.assign(memoryStorage(), { setItem }) });
  expect(writeDraft(own, draftOf())).toBe(false);
  vi.stubGlobal('window', {});
  expect([writeDraft(own, draftOf()), readDraft(own), draftKeys()]).toEqual([false, null, []]);
});
