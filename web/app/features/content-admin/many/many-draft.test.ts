import type { ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { unusedMedia } from '../../../testing/items';
import { makeManyDraft } from './many-draft';
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
  const before = open();
  const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
  const up = inLibrary(newRow(fields, 'a.jpg'), unusedMedia('a1'));
  before.getState().add([up, newRow(fields, 'b.jpg', file)]);
  before.getState().change(up.id, { values: { title: 'By hand' }, alt: 'A tap', people: 'child' });
  const made = makeManyDraft(before.getState().rows, before.getState().forAll);
  const draft = JSON.parse(JSON.stringify(made)) as typeof made;
  if (!draft) throw new Error('There is no draft');
  const after = open();
  restoreMany(after, { draft, files: new Map() });
  expect(after.getState().rows).toMatchObject([
    { name: 'a.jpg', media: 'a1', values: { title: 'By hand' }, alt: 'A tap', people: 'child' },
  ]);
  expect(lostOf({ draft, files: new Map() }).map(({ name }) => name)).toEqual(['b.jpg']);
  expect(lostOf({ draft, files: new Map([[draft.rows[1]?.id ?? '', file]]) })).toEqual([]);
});
