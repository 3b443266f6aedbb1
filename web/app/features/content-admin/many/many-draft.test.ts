import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../testing/items';
import { createDraftStore } from '../drafts/draft-store';
import { isManyDraft, makeManyDraft, manyPrefix, newManyKey, restoreMany } from './many-draft';
import { createManyStore } from './many-store';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const open = () =>
  createManyStore(
    gallery,
    () => new Promise(() => undefined),
    () => null,
  );
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

const first = (store: ReturnType<typeof open>) => store.getState().rows[0]?.id ?? '';

test('texts whose files are lost stay in the draft until their file is chosen again', () => {
  const drafts = createDraftStore(isManyDraft, () => storage);
  const [storage, key] = [memoryStorage(), newManyKey('galleries')];
  const keep = (store: ReturnType<typeof open>) => {
    const draft = makeManyDraft(store.getState());
    if (draft) drafts.write(key, draft);
    else drafts.dropText(key);
  };
  const before = open();
  before.getState().add([file('a.jpg')]);
  before.getState().change(first(before), { values: { title: 'By hand' }, alt: 'A tap', people: 'child' });
  keep(before);

  const after = open();
  const draft = drafts.read(key);
  if (draft) restoreMany(after, draft, new Map());
  expect(after.getState().rows).toEqual([]);
  keep(after);
  expect(drafts.read(key)?.rows).toMatchObject([
    { name: 'a.jpg', values: { title: 'By hand' }, alt: 'A tap' },
  ]);

  after.getState().add([file('a.jpg')]);
  expect(after.getState().rows).toMatchObject([
    { values: { title: 'By hand' }, alt: 'A tap', people: 'child' },
  ]);
  after.getState().remove(first(after));
  keep(after);
  expect(drafts.list(manyPrefix('galleries'))).toEqual([]);
});
