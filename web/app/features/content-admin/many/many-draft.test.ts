import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { memoryStorage, unusedMedia } from '../../../testing/items';
import { createDraftStore } from '../drafts/draft-store';
import { isManyDraft, makeManyDraft, newManyKey } from './many-draft';
import { createManyStore, lostOf, restoreMany } from './many-store';
import { inLibrary, manyFields, newRow } from './rows';

const gallery = contentTypeAt('galleries') as ContentTypeDefinition;
const fields = manyFields(gallery);
const open = () =>
  createManyStore(gallery, {
    entryOf: () => new Promise(() => undefined),
    add: () => new Promise(() => undefined),
    failureOf: () => null,
  });

test('a draft remembers what is in the library and what is typed; what had not gone up and is kept nowhere is named', () => {
  const [storage, key] = [memoryStorage(), newManyKey('galleries')];
  const drafts = createDraftStore(isManyDraft, () => storage);
  const before = open();
  const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
  const up = inLibrary(newRow(fields, 'a.jpg'), unusedMedia('a1'));
  before.getState().add([up, newRow(fields, 'b.jpg', file)]);
  before.getState().change(up.id, { values: { title: 'By hand' }, alt: 'A tap', people: 'child' });
  const made = makeManyDraft(before.getState().rows, before.getState().forAll);
  if (made) drafts.write(key, made);

  const draft = drafts.read(key);
  if (!draft) throw new Error('There is no draft');
  const after = open();
  restoreMany(after, { draft, files: new Map() });
  expect(after.getState().rows).toMatchObject([
    { name: 'a.jpg', media: 'a1', values: { title: 'By hand' }, alt: 'A tap', people: 'child' },
  ]);
  expect(lostOf({ draft, files: new Map() }).map(({ name }) => name)).toEqual(['b.jpg']);
  expect(lostOf({ draft, files: new Map([[draft.rows[1]?.id ?? '', file]]) })).toEqual([]);
});
